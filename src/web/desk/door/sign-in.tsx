import { useState } from 'react';
import { data, Form, redirect } from 'react-router';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deskContext, sessionContext, visitorContext } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/sign-in';
import { cookieHeaders } from './cookie-headers.ts';
import { Door } from './door.tsx';
import { signInWithPasskey } from './passkey.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const again = searchParams.has('again');
  // Signed in already: only a fresh look at the passkey is a reason to be here.
  if (context.get(sessionContext) && !again) throw redirect(placeOf(searchParams));
  return { again, to: placeOf(searchParams) };
}

/** The fallback: e-mail and password, then a code from the app. */
export async function action({ context, request }: Route.ActionArgs) {
  const { signIn } = context.get(deskContext);
  const form = await request.formData();
  const caller = { headers: request.headers, ...context.get(visitorContext) };
  const to = placeOf(new URL(request.url).searchParams);
  if (form.has('code')) {
    const code = formText(form, 'code').replaceAll(/\s/g, '');
    const answer = await signIn.withCode({ ...caller, code });
    if (answer.kind === 'ok') throw redirect(to, { headers: cookieHeaders(answer.cookies) });
    if (answer.kind === 'busy') return data({ step: 'code', problem: BUSY }, { status: 429 });
    return data(
      { step: 'code', problem: 'That code is not right, too old, or was used already.' },
      { status: 401 },
    );
  }
  const email = formText(form, 'email').trim();
  const answer = await signIn.withPassword({
    ...caller,
    email,
    password: formText(form, 'password'),
  });
  if (answer.kind === 'ok')
    return data({ step: 'code', problem: null }, { headers: cookieHeaders(answer.cookies) });
  if (answer.kind === 'busy') return data({ step: 'password', problem: BUSY }, { status: 429 });
  const problem = 'These do not belong together, or no code app is set up.';
  return data({ step: 'password', problem }, { status: 401 });
}

const BUSY = 'That was too often. Please wait a quarter of an hour; a passkey works at any time.';

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const ready = useScriptRuns();
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async () => {
    const result = await signInWithPasskey(loaderData.again ? 'again' : undefined);
    // A new page, so that nothing of the one before is kept.
    if (result.ok) window.location.assign(`/desk${loaderData.to}`);
    else setProblem(result.words);
  };
  return (
    <Door title={loaderData.again ? 'Is it you?' : 'Come in'}>
      <p className="hint">
        {loaderData.again
          ? 'What comes next reaches far, so please show your passkey once more.'
          : 'For officers only. Use the passkey on this device: your fingerprint, your face, or its screen lock.'}
      </p>
      <button type="button" className="btn" disabled={!ready} onClick={() => void enter()}>
        <Icon name="key" />
        Sign in with a passkey
      </button>
      <p role="alert" className="err">
        {problem ?? actionData?.problem}
      </p>
      <hr />
      {actionData?.step === 'code' ? (
        <Form method="post" className="stack">
          <label htmlFor="code">The six digits of your code app</label>
          <input
            type="text"
            id="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="wide"
            required
          />
          <button type="submit" className="btn ghost">
            Go on
          </button>
        </Form>
      ) : (
        <details className="more plainmore" open={actionData?.step === 'password'}>
          <summary>I have a password and a code app</summary>
          <Form method="post" className="stack">
            <label htmlFor="email">Email</label>
            <input id="email" name="email" type="email" autoComplete="username" required />
            <label htmlFor="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
            <button type="submit" className="btn ghost">
              Go on to the code
            </button>
          </Form>
        </details>
      )}
      <details className="more plainmore">
        <summary>My passkey is gone</summary>
        <p className="hint">
          Ask your lead for a new invitation. It works once, for one hour. Nobody here will ever ask
          you for a code by email or by phone.
        </p>
      </details>
      <p className="note">
        You will be signed out after fifteen minutes without reading, and after eight hours in any
        case.
      </p>
    </Door>
  );
}

/** Only places of the desk; an address from elsewhere is no place to be sent to. */
function placeOf(search: URLSearchParams): string {
  const to = search.get('to') ?? '/';
  return /^\/(?![/\\])[\w\-/?=&.%~:]*$/.test(to) ? to.replace(/^\/\?/, '/queue?') : '/';
}
