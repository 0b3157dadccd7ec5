import { data, Form, Link } from 'react-router';
import type { NeedsPasskey } from '#domain/vetting/officer.ts';
import { languagesIn } from '#domain/vetting/officer-draft.ts';
import type { AppointOutcome } from '#services/officers/appoint-officer.ts';
import type { DisableOutcome } from '#services/officers/disable-officer.ts';
import type { EnableOutcome } from '#services/officers/enable-officer.ts';
import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import { ENDED, endedWayOf } from '../me/ended-way.ts';
import { WaysInList } from '../me/ways-in.tsx';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/officer';
import { LanguagesField, RoleField, roleOfForm } from './officer-fields.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const officer = await officerById(context, params.id);
  const { id, name, email, role, languages } = officer;
  const { readWaysIn, readProgress, site, clock } = context.get(deskContext);
  return {
    id,
    name,
    email,
    role,
    languages,
    disabled: officer.disabledAt !== null,
    progress: await readProgress({ by: officerOf(context), officer: id }),
    ways: await readWaysIn({ by: officerOf(context), officer: id }),
    timeZone: site.timeZone,
    now: clock(),
  };
}

async function officerById(context: Route.LoaderArgs['context'], id: string) {
  const officers = await context.get(deskContext).listOfficers({ by: officerOf(context) });
  const officer = officers.find((one) => one.id === id);
  if (!officer) throw data(null, { status: 404 });
  return officer;
}

const LAST_LEAD =
  'This is the only lead who can come in. Make somebody else a lead first, so that the door stays open.';

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const form = await request.formData();
  const wanted = { by: officerOf(context), officer: params.id };
  const role = roleOfForm(form);
  const intent = form.get('intent');
  if (intent === 'disable')
    return answerTo(await services.disable(wanted), 'Signed out everywhere, and kept out.');
  if (intent === 'enable')
    return answerTo(
      await services.enable(wanted),
      'Not kept out any more. Now invite them again: a second lead has to agree.',
    );
  if (intent === 'let-publish')
    return answerTo(await services.letPublish(wanted), 'They publish from now on.');
  if (intent === 'end-way') {
    const ended = withPasskey(
      await services.endWayIn({ ...wanted, way: endedWayOf(form) }),
      request,
    );
    return ended.kind === 'ended' ? kept(ENDED.ended) : refused(ENDED[ended.kind]);
  }
  const appointed = { ...wanted, role, languages: languagesIn(form) };
  return answerTo(await services.appoint(appointed), 'Kept.');

  function answerTo(asked: Outcome | NeedsPasskey, done: string) {
    const outcome = withPasskey(asked, request);
    if (outcome.kind === 'not-found') throw data(null, { status: 404 });
    if (outcome.kind === 'last-lead') return refused(LAST_LEAD);
    if (outcome.kind === 'invalid') return refused(outcome.problem);
    return kept(done);
  }
}

type Outcome =
  | Exclude<AppointOutcome, NeedsPasskey>
  | DisableOutcome
  | EnableOutcome
  | { kind: 'let' };

const kept = (said: string) => data({ said, problem: null });
const refused = (problem: string) => data({ said: null, problem }, { status: 422 });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Officer'} – Desk` },
];

export default function OfficerRoute({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { id, name, email, role, languages, disabled, progress, ways, timeZone, now } = loaderData;
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>{name}</h1>
          <p>
            {email}
            {disabled && ', disabled'}. <Link to="/officers">Back to the officers</Link>
          </p>
        </div>
      </div>
      <Notice answer={actionData} />
      <Form method="post" className="stack wide narrow" key={`${id} ${role}`}>
        <RoleField role={role} />
        <LanguagesField languages={languages} />
        <div className="row">
          <button type="submit" name="intent" value="appoint" className="btn">
            Keep it
          </button>
        </div>
      </Form>
      {progress.inTraining && !disabled && (
        <section className="stack narrow" aria-labelledby="training">
          <h2 id="training" className="as-h4">
            Training
          </h2>
          <p>
            {name} has read {progress.read} of {progress.of} training texts, and publishes nothing
            yet. Talk about them, and say when it is time.
          </p>
          <Form method="post">
            <button type="submit" name="intent" value="let-publish" className="btn small">
              {name} may publish
            </button>
          </Form>
        </section>
      )}
      <section className="stack narrow" aria-labelledby="ways">
        <h2 id="ways" className="as-h4">
          Ways in
        </h2>
        <WaysInList {...{ ways, timeZone, now }} here={null} />
      </section>
      <section className="stack narrow" aria-labelledby="door">
        <h2 id="door" className="as-h4">
          The door
        </h2>
        <p>
          {disabled
            ? 'All passkeys are gone. Let in again, they need a new invitation, to which a second lead agrees.'
            : 'Disabling signs this officer out on every device at once, and takes every passkey away. Whatever they had in hand is free again, invitations they gave away stop working, and whoever they let in within the last day is kept out too.'}
        </p>
        <Form method="post">
          <button
            type="submit"
            name="intent"
            value={disabled ? 'enable' : 'disable'}
            className="btn small ghost"
          >
            {disabled ? `Let ${name} in again` : `Disable ${name}`}
          </button>
        </Form>
      </section>
    </main>
  );
}
