import { Form } from 'react-router';
import type { WaysIn } from '#services/officers/ways-in.ts';
import { DateTime } from '#web/ui/date-time.tsx';

type Props = {
  ways: WaysIn;
  /** Which of the sessions this page is read in, if it is one's own. */
  here: string | null;
  timeZone: string;
  now: Date;
};

/** Every key to an account and every place where it is open now, each with a way to end it. */
export function WaysInList({ ways, here, timeZone, now }: Props) {
  const { passkeys, sessions, codes } = ways;
  return (
    <>
      <h3 className="ways-name">Passkeys</h3>
      {passkeys.length === 0 && <p className="hint">There is none.</p>}
      <ul className="ways">
        {passkeys.map(({ id, name, madeAt, usableFrom, lastUsedAt }) => (
          <li key={id}>
            <p>
              <b>{name ?? 'A passkey'}</b>
              <span className="hint">
                {madeAt && (
                  <>
                    Made <DateTime at={madeAt} timeZone={timeZone} withTime />,{' '}
                  </>
                )}
                {usableFrom > now ? (
                  <>
                    works from <DateTime at={usableFrom} timeZone={timeZone} withTime />
                  </>
                ) : lastUsedAt ? (
                  <>
                    last used <DateTime at={lastUsedAt} timeZone={timeZone} withTime />
                  </>
                ) : (
                  'not used yet'
                )}
              </span>
            </p>
            <EndButton name="passkey" value={id} label={`Remove ${name ?? 'this passkey'}`}>
              Remove
            </EndButton>
          </li>
        ))}
        {codes && (
          <li>
            <p>
              <b>A password and a code app</b>
            </p>
            <EndButton name="codes" value="1" label="Remove the password and the code app">
              Remove
            </EndButton>
          </li>
        )}
      </ul>
      <h3 className="ways-name">Signed in now</h3>
      {sessions.length === 0 && <p className="hint">Nowhere.</p>}
      <ul className="ways">
        {sessions.map(({ id, device, since, lastSeenAt, way }) => (
          <li key={id}>
            <p>
              <b>{device}</b>
              {id === here && ', here'}
              <span className="hint">
                Since <DateTime at={since} timeZone={timeZone} withTime />
                {way === 'code' && ', with a password and a code'}, last seen{' '}
                <DateTime at={lastSeenAt} timeZone={timeZone} withTime />
              </span>
            </p>
            {id !== here && (
              <EndButton name="session" value={id} label={`End the session on ${device}`}>
                End
              </EndButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type EndProps = { name: string; value: string; label: string; children: string };

function EndButton({ name, value, label, children }: EndProps) {
  return (
    <Form method="post">
      <input type="hidden" name={name} value={value} />
      <button
        type="submit"
        name="intent"
        value="end-way"
        className="btn small ghost"
        aria-label={label}
      >
        {children}
      </button>
    </Form>
  );
}
