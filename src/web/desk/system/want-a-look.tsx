import { Form, Link } from 'react-router';
import { Sign } from './sign.tsx';
import type { SystemRow } from './system-rows.ts';

/** What is not well, each with the one thing a lead can do about it. */
export function WantALook({ rows }: { rows: readonly SystemRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="sys-look" aria-label="Want a look">
      <h2>Want a look</h2>
      <ul>
        {rows.map(({ what, condition, now, since, says, help }) => (
          <li key={what}>
            <Sign of={condition} />
            <div>
              <b>
                {what}: {[now, since].filter(Boolean).join(', ')}.
              </b>{' '}
              {says}
            </div>
            {help === 'retry-mails' && (
              <Form method="post">
                <button type="submit" className="btn small">
                  Try them again
                </button>
              </Form>
            )}
            {help === undefined && <span className="note">For whoever runs the server</span>}
            {help === 'queue' && (
              <Link className="btn small ghost" to="/">
                To the queue
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
