import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { signInWithPasskey } from '../door/passkey.ts';
import { countKept } from './use-typed.ts';

/**
 * In place of the page whose session is over: what nobody has published stays on no screen, and in no script that
 * brought it, for whoever sits down next.
 */
export function SignedOut({ comeBack }: { comeBack: () => Promise<void> }) {
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const { title } = document;
    document.title = 'Signed out – Desk';
    // Emptied and not removed: the elements are React's.
    for (const script of document.querySelectorAll('script:not([src])')) script.replaceChildren();
    return () => {
      document.title = title;
    };
  }, []);
  const enter = async () => {
    const result = await signInWithPasskey();
    if (result.ok) await comeBack();
    else setProblem(result.words);
  };
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <h1>You were signed out</h1>
      </div>
      <section className="stack narrow">
        <p>
          What stood here is put away.
          {countKept() > 0 && ' What you typed is kept in this tab, and comes back with you.'}
        </p>
        <p>
          <button type="button" className="btn" onClick={() => void enter()}>
            <Icon name="key" />
            Sign in with a passkey
          </button>
        </p>
        <p role="alert" className="err">
          {problem}
        </p>
        <p>
          <a
            href={`/desk/sign-in?to=${encodeURIComponent(pathname + search)}`}
            target="_blank"
            rel="noreferrer"
          >
            Sign in another way, in a new tab
          </a>
        </p>
      </section>
    </main>
  );
}
