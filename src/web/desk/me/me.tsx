import { type SubmitEvent, useRef, useState } from 'react';
import { data, Form, Link, useRevalidator, useSubmit } from 'react-router';
import { TEXT_LANGUAGES } from '#domain/options/languages.ts';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { OfficerRole } from '#domain/vetting/officer.ts';
import { languagesIn } from '#domain/vetting/officer-draft.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import {
  deskContext,
  officerOf,
  requireFresh,
  sessionContext,
  withPasskey,
} from '../desk-context.ts';
import { cookieHeaders } from '../door/cookie-headers.ts';
import { registerPasskey, signInWithPasskey } from '../door/passkey.ts';
import { formText } from '../form-text.ts';
import { onlyWhenAsked } from '../only-when-asked.ts';
import { byPasskeyTo } from '../place.ts';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/me';
import { ENDED, endedWayOf } from './ended-way.ts';
import { LeaveForm } from './leave-form.tsx';
import { WaysInList } from './ways-in.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { readOwnWaysIn, readOwnLeave, site, clock } = context.get(deskContext);
  const by = officerOf(context);
  const { name, email, role, languages, heavyLimit } = by;
  const { searchParams } = new URL(request.url);
  return {
    name,
    email,
    role,
    languages,
    heavyLimit,
    leave: await readOwnLeave({ by }),
    ways: await readOwnWaysIn({ by }),
    here: context.get(sessionContext)?.id ?? null,
    settingCodes: searchParams.has('codes'),
    timeZone: site.timeZone,
    now: clock(),
  };
}

export const shouldRevalidate = onlyWhenAsked;

const PASSWORD_SHORTEST = 14;
const COMMON =
  'That password is among those that are tried first. Take four or five words that nobody would guess.';

const SHOW_FIRST = 'The passkey was not shown for it, or too long ago. Please try once more.';
const SHORT = 'A password here has at least fourteen characters.';
const KEPT = {
  common: COMMON,
  wrong: 'That is not the password you have here.',
  refused: 'There is no password here to change.',
  busy: 'That was too often, or many are at the door. Please try again in a while.',
};

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const form = await request.formData();
  const { headers } = request;
  const by = officerOf(context);
  switch (formText(form, 'intent')) {
    case 'languages': {
      const problem = await services.changeOwnLanguages({ by, languages: languagesIn(form) });
      return problem ? refused(problem) : data({ said: 'Kept.' });
    }
    case 'heavy-limit': {
      const typed = formText(form, 'heavy-limit');
      const heavyLimit = typed === '' ? Number.NaN : Number(typed);
      const problem = await services.changeHeavyLimit({ by, heavyLimit });
      return problem ? refused(problem) : data({ said: 'Kept.' });
    }
    case 'leave':
    case 'no-leave': {
      const days = { starts: formText(form, 'starts'), ends: formText(form, 'ends') };
      const leave = formText(form, 'intent') === 'leave' ? days : null;
      const problem = await services.changeOwnLeave({ by, leave });
      return problem ? refused(problem) : data({ said: 'Kept.' });
    }
    case 'end-way': {
      const asked = services.endOwnWayIn({ by, way: endedWayOf(form) });
      const { kind } = withPasskey(await asked, request);
      return kind === 'ended' ? data({ said: ENDED[kind] }) : refused(ENDED[kind]);
    }
    case 'codes': {
      const password = formText(form, 'password');
      if (password.length < PASSWORD_SHORTEST) return refused(SHORT);
      const started = await services.signIn.startCodes({ headers, password });
      if (started.kind === 'common') return refused(COMMON);
      if (started.kind === 'busy') return refused(KEPT.busy);
      if (started.kind === 'needs-passkey') return refused(SHOW_FIRST);
      return started.kind === 'started' ? data({ said: null, started }) : refused(KEPT.wrong);
    }
    case 'password': {
      requireFresh(context, request);
      const next = formText(form, 'password');
      if (next.length < PASSWORD_SHORTEST) return refused(SHORT);
      const current = formText(form, 'current');
      const { kind } = await services.signIn.changePassword({ headers, current, next });
      return kind === 'changed' ? data({ said: 'The new password counts.' }) : refused(KEPT[kind]);
    }
    case 'first-code': {
      const code = formText(form, 'code').replaceAll(/\s/g, '');
      const answer = await services.signIn.finishCodes({ headers, code });
      // The library gives out a new session with the new way in.
      return answer.kind === 'ok'
        ? data(
            { said: 'The code app works from now on.', finished: true },
            { headers: cookieHeaders(answer.cookies) },
          )
        : refused('That code was not right. Try the next one.');
    }
    default:
      throw data(null, { status: 400 });
  }
}

const refused = (said: string) => data({ said }, { status: 422 });

export const meta: Route.MetaFunction = () => [{ title: 'You – Desk' }];

export default function Me({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { name, email, role, languages, heavyLimit } = loaderData;
  const { ways, here, settingCodes, timeZone, now } = loaderData;
  const revalidator = useRevalidator();
  const ready = useScriptRuns();
  const [said, setSaid] = useState<string | null>(null);
  const add = async () => {
    const result = await registerPasskey(null);
    const made = role === 'lead' ? MADE_FOR_LEAD : 'This device has a passkey now.';
    setSaid(result.ok ? made : result.words);
    if (result.ok) await revalidator.revalidate();
  };
  const started = useBegun(actionData);
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>{name}</h1>
          <p>
            {email}, {role}
          </p>
        </div>
      </div>
      <p role="status" className="ways-said">
        {said ?? actionData?.said}
      </p>
      <section className="stack narrow">
        <h2 className="as-h4">Languages you read</h2>
        <Form method="post" className="stack">
          {TEXT_LANGUAGES.map(({ code, label }) => (
            <label key={code} className="tick">
              <input type="checkbox" name={code} defaultChecked={languages.includes(code)} />
              <span>{label}</span>
            </label>
          ))}
          <button type="submit" name="intent" value="languages" className="btn small ghost">
            Keep these
          </button>
        </Form>
      </section>
      <section className="stack narrow">
        <h2 className="as-h4">Heavy texts</h2>
        <Form method="post" className="stack">
          <label htmlFor="heavy-limit">At most so many a day</label>
          <input
            id="heavy-limit"
            name="heavy-limit"
            type="number"
            min={DESK_LIMITS.heavyTexts.least}
            max={DESK_LIMITS.heavyTexts.most}
            defaultValue={heavyLimit}
          />
          <p className="hint">
            Once you have read as many, “Take the next one” gives you light ones, until tomorrow.
          </p>
          <button type="submit" name="intent" value="heavy-limit" className="btn small ghost">
            Keep this number
          </button>
        </Form>
      </section>
      <LeaveForm leave={loaderData.leave} />
      <section className="stack narrow">
        <h2 className="as-h4">Ways in</h2>
        <WaysInList {...{ ways, here, timeZone, now }} />
        <p className="hint">
          A passkey on a second device keeps you from being locked out. Show one you have, then make
          the other.{role === 'lead' && ' A lead’s new passkey works a day later.'}
        </p>
        <button
          type="button"
          className="btn small ghost"
          disabled={!ready}
          onClick={() => void add()}
        >
          Make another passkey
        </button>
        {started ? (
          <Form method="post" className="stack">
            <p>Type this key into your code app, or open the link on the device that has it:</p>
            <p className="perma">
              <a href={started.totpUri}>{secretOf(started.totpUri)}</a>
            </p>
            <label htmlFor="code">Its first six digits</label>
            <input
              type="text"
              id="code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <button type="submit" name="intent" value="first-code" className="btn small">
              Switch it on
            </button>
          </Form>
        ) : (
          <Codes role={role} open={settingCodes} isSetUp={ways.codes} tell={setSaid} />
        )}
      </section>
      <section className="stack narrow">
        <h2 className="as-h4">Leaving</h2>
        <Form method="post" action="/sign-out">
          <button type="submit" name="everywhere" value="1" className="btn small ghost">
            Sign out on every device
          </button>
        </Form>
      </section>
    </main>
  );
}

const MADE_FOR_LEAD =
  'This device has a passkey now. It works from tomorrow on; until then use the one you had.';

type Said = { said: string | null; started?: { totpUri: string }; finished?: boolean };

/** The key of a code app that is being set up: until its first code was right, also after a wrong one. */
function useBegun(answer: Said | undefined): { totpUri: string } | null {
  const begun = useRef<{ totpUri: string } | null>(null);
  if (answer?.started) begun.current = answer.started;
  if (answer?.finished) begun.current = null;
  return begun.current;
}

type CodesProps = {
  role: OfficerRole;
  open: boolean;
  isSetUp: boolean;
  tell: (words: string | null) => void;
};

function Codes({ role, open, isSetUp, tell }: CodesProps) {
  const submit = useSubmit();
  // Another way in asks for one that is there, for this and nothing else.
  const showFirst = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSetUp) return;
    event.preventDefault();
    const form = event.currentTarget;
    const shown = await signInWithPasskey('new-passkey');
    tell(shown.ok ? null : shown.words);
    if (shown.ok) await submit(form);
  };
  if (role === 'lead') return <p className="hint">Leads come in with passkeys only.</p>;
  if (!open)
    return (
      <p>
        {isSetUp ? (
          <Link to={byPasskeyTo('/me?codes=1')}>Change the password</Link>
        ) : (
          <Link to="/me?codes=1">A password and a code app, for the day the passkey is gone</Link>
        )}
      </p>
    );
  return (
    <Form method="post" className="stack" onSubmit={(event) => void showFirst(event)}>
      <input type="hidden" name="intent" value={isSetUp ? 'password' : 'codes'} />
      {isSetUp && (
        <>
          <label htmlFor="current">The password you have</label>
          <input id="current" name="current" type="password" autoComplete="current-password" />
        </>
      )}
      <label htmlFor="password">A new password, fourteen characters or more</label>
      <input id="password" name="password" type="password" autoComplete="new-password" />
      <p className="hint">Four or five words that do not belong together are good.</p>
      <button type="submit" className="btn small ghost">
        {isSetUp ? 'Change it' : 'Go on'}
      </button>
    </Form>
  );
}

/** In groups of four, as people type. */
function secretOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
