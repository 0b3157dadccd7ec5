import { Form } from 'react-router';
import type { Leave } from '#domain/vetting/leave.ts';

/** When this officer is away; nobody counts on them meanwhile. */
export function LeaveForm({ leave }: { leave: Leave | null }) {
  return (
    <section className="stack narrow">
      <h2 className="as-h4">Away</h2>
      <Form method="post" className="stack" key={leave?.ends}>
        <label htmlFor="starts">First day</label>
        <input id="starts" name="starts" type="date" defaultValue={leave?.starts} />
        <label htmlFor="ends">Last day</label>
        <input id="ends" name="ends" type="date" defaultValue={leave?.ends} />
        <p className="hint">
          Leads see who reads which language meanwhile, and colleagues who name you see until when
          you are away. You may come in all the same.
        </p>
        <p className="row">
          <button type="submit" name="intent" value="leave" className="btn small ghost">
            Keep these days
          </button>
          {leave && (
            <button type="submit" name="intent" value="no-leave" className="btn small ghost">
              I am not away
            </button>
          )}
        </p>
      </Form>
    </section>
  );
}
