import { data, Form, Link } from 'react-router';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';
import {
  languagesIn,
  type OfficerDraft,
  type OfficerProblems,
} from '#domain/vetting/officer-draft.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { deskContext, officerOf, requireFresh, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/invite';
import { LanguagesField, RoleField, roleOfForm } from './officer-fields.tsx';

/** Asked for before the form, so that nothing typed is lost on the way to the passkey. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireFresh(context, request);
  return null;
}

/** Looking again after ten minutes would ask for the passkey, and the link would be gone. */
export const shouldRevalidate = () => false;

type Answer =
  | { invited: { email: string; link: string }; problem: null }
  | { invited: null; asked: string; problem: null }
  | { invited: null; problem: string; problems: OfficerProblems; typed: OfficerDraft };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const typed: OfficerDraft = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    role: roleOfForm(form),
    languages: languagesIn(form),
  };
  const wanted = { by: officerOf(context), draft: typed };
  const outcome = withPasskey(await context.get(deskContext).invite(wanted), request);
  if (outcome.kind === 'invited') {
    const { email, link } = outcome;
    return data<Answer>({ invited: { email, link }, problem: null });
  }
  if (outcome.kind === 'asked')
    return data<Answer>({ invited: null, asked: outcome.email, problem: null });
  const { problems } = outcome;
  const problem = 'Not invited yet: please look below.';
  return data<Answer>({ invited: null, problem, problems, typed }, { status: 422 });
}

export const meta: Route.MetaFunction = () => [{ title: 'Invite somebody – Desk' }];

export default function Invite({ actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Invite somebody</h1>
          <p>
            For a new officer, who counts as a second reader a day later. Or for one whose passkey
            is gone: then a second lead has to agree, and the old one stops working.{' '}
            <Link to="/officers">Back to the officers</Link>
          </p>
        </div>
      </div>
      <Notice answer={actionData} />
      {actionData?.invited ? (
        <Invited {...actionData.invited} />
      ) : actionData && 'asked' in actionData ? (
        <Asked email={actionData.asked} />
      ) : (
        <InviteForm {...(actionData ?? EMPTY)} />
      )}
    </main>
  );
}

const EMPTY = {
  problems: {},
  typed: { name: '', email: '', role: 'officer', languages: ['en'] },
} satisfies { problems: OfficerProblems; typed: OfficerDraft };

function InviteForm({ problems, typed }: { problems: OfficerProblems; typed: OfficerDraft }) {
  return (
    <Form method="post" className="stack wide narrow">
      <Field name="name" label="Name" hint="As other officers see it." problem={problems.name}>
        {(control) => (
          <input
            type="text"
            {...control}
            defaultValue={typed.name}
            maxLength={DESK_LIMITS.officerName.most}
            autoComplete="off"
          />
        )}
      </Field>
      <Field name="email" label="Email" problem={problems.email}>
        {(control) => (
          <input {...control} type="email" defaultValue={typed.email} autoComplete="off" />
        )}
      </Field>
      <RoleField role={typed.role} />
      <LanguagesField languages={typed.languages} problem={problems.languages} />
      <div className="row">
        <button type="submit" className="btn">
          Make the link
        </button>
      </div>
    </Form>
  );
}

/** Nobody makes a key to another's account alone. */
function Asked({ email }: { email: string }) {
  return (
    <section className="stack narrow">
      <p role="status">
        {email} is an officer already, so a second lead has to agree. Every lead has been told by
        mail. Whoever agrees, on the page of the officers, is given the link and hands it over.
      </p>
      <p className="hint">
        There is no second lead? Then whoever runs the machine can do it:{' '}
        <code>hikaya officers invite {email}</code>
      </p>
      <p>
        <Link to="/officers">Done</Link>
      </p>
    </section>
  );
}

/** Shown once: it is kept nowhere. */
export function Invited({ email, link }: { email: string; link: string }) {
  return (
    <section className="stack narrow" aria-labelledby="link">
      <h2 id="link" className="as-h4">
        The link for {email}
      </h2>
      <p>
        It works once, for one hour, and is shown only here. Hand it over in person or in a call:
        whoever opens it is let in.
      </p>
      <p className="perma">{link}</p>
      <CopyButton text={link} label="Copy the link" look="btn small ghost" />
      <p>
        <Link to="/officers">Done</Link>
      </p>
    </section>
  );
}
