import { useState } from 'react';
import { data, Form } from 'react-router';
import { TEXT_LANGUAGES } from '#domain/options/languages.ts';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';
import { languagesIn } from '#domain/vetting/officer-draft.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { deskContext, officerOf, requireFresh } from '../desk-context.ts';
import { cookieHeaders } from '../door/cookie-headers.ts';
import { registerPasskey } from '../door/passkey.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/me';

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, role, languages, heavyLimit } = officerOf(context);
  return { name, email, role, languages, heavyLimit };
}

const PASSWORD_SHORTEST = 14;

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const form = await request.formData();
  const { headers } = request;
  switch (formText(form, 'intent')) {
    case 'languages': {
      const wanted = { by: officerOf(context), languages: languagesIn(form) };
      const problem = await services.changeOwnLanguages(wanted);
      return problem ? data({ said: problem }, { status: 422 }) : data({ said: 'Kept.' });
    }
    case 'heavy-limit': {
      const typed = formText(form, 'heavy-limit');
      const heavyLimit = typed === '' ? Number.NaN : Number(typed);
      const problem = await services.changeHeavyLimit({ by: officerOf(context), heavyLimit });
      return problem ? data({ said: problem }, { status: 422 }) : data({ said: 'Kept.' });
    }
    case 'codes': {
      requireFresh(context, request);
      const password = formText(form, 'password');
      if (password.length < PASSWORD_SHORTEST)
        return data({ said: 'A password here has at least fourteen characters.' }, { status: 422 });
      const started = await services.signIn.startCodes({ headers, password });
      if (!started)
        return data({ said: 'That is not the password you have here.' }, { status: 422 });
      return data({ said: null, started });
    }
    case 'first-code': {
      const code = formText(form, 'code');
      const { ok, cookies } = await services.signIn.withCode({ headers, code });
      // The library gives out a new session with the new way in.
      return ok
        ? data({ said: 'The code app works from now on.' }, { headers: cookieHeaders(cookies) })
        : data({ said: 'That code was not right. Set it up once more.' }, { status: 422 });
    }
    default:
      throw data(null, { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'You – Desk' }];

export default function Me({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, languages, heavyLimit } = loaderData;
  const ready = useScriptRuns();
  const [said, setSaid] = useState<string | null>(null);
  const add = async () => {
    const result = await registerPasskey(null);
    setSaid(result.ok ? 'This device has a passkey now.' : result.words);
  };
  const started = actionData && 'started' in actionData ? actionData.started : null;
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
      <p role="status">{said ?? actionData?.said}</p>
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
      <section className="stack narrow">
        <h2 className="as-h4">Ways in</h2>
        <p className="hint">A passkey on a second device keeps you from being locked out.</p>
        <button
          type="button"
          className="btn small ghost"
          disabled={!ready}
          onClick={() => void add()}
        >
          Make a passkey on this device
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
          <details className="more">
            <summary>A password and a code app, for the day the passkey is gone</summary>
            <Form method="post" className="stack">
              <label htmlFor="password">A new password, fourteen characters or more</label>
              <input id="password" name="password" type="password" autoComplete="new-password" />
              <button type="submit" name="intent" value="codes" className="btn small ghost">
                Go on
              </button>
            </Form>
          </details>
        )}
      </section>
      <section className="stack narrow">
        <h2 className="as-h4">Leaving</h2>
        <Form method="post" action="/sign-out" className="row">
          <button type="submit" className="btn small">
            Sign out
          </button>
          <button type="submit" name="everywhere" value="1" className="btn small ghost">
            Sign out on every device
          </button>
        </Form>
      </section>
    </main>
  );
}

/** In groups of four, as people type. */
function secretOf(uri: string): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
