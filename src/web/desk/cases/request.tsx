import { Form } from 'react-router';
import { REQUEST_GROUND_NAMES, REQUEST_GROUNDS } from '#domain/vetting/hold.ts';
import type { ReadReportCase } from '#services/reports/read-report-cases.ts';
import { useKeptForm } from '../story/leave-changes.tsx';

/** Who asks that a text is taken down, and by which papers. Names stay with the papers. */
export function Request({ one: { request } }: { one: ReadReportCase }) {
  const form = useKeptForm();
  return (
    <section className="panel stack case-decision" aria-label="Who asks">
      <details className="more">
        <summary>Write down who asks, and by which papers</summary>
        <Form method="post" className="stack" ref={form}>
          <label className="stack">
            <span>Who asks, without a name</span>
            <input type="text" name="requester" required defaultValue={request?.requester} />
          </label>
          <label className="stack">
            <span>How that was proved</span>
            <input type="text" name="proved" defaultValue={request?.proved} />
          </label>
          <div className="stack">
            <label htmlFor="request-ground">On what ground</label>
            <select
              id="request-ground"
              name="request-ground"
              required
              defaultValue={request?.ground ?? ''}
            >
              <option value="">Choose</option>
              {REQUEST_GROUNDS.map((ground) => (
                <option key={ground} value={ground}>
                  {REQUEST_GROUND_NAMES[ground]}
                </option>
              ))}
            </select>
          </div>
          <label className="stack">
            <span>References of the papers</span>
            <input type="text" name="papers" defaultValue={request?.papers} />
          </label>
          <label className="stack">
            <span>Their day</span>
            <input type="date" name="papers-on" defaultValue={request?.papersOn ?? ''} />
          </label>
          <button type="submit" className="btn small ghost" name="do" value="request">
            Keep it with the case
          </button>
        </Form>
      </details>
    </section>
  );
}
