import { useRef } from 'react';
import { Form } from 'react-router';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { LONGEST_ASKING_DAYS } from '#domain/vetting/report.ts';
import type { ReadReportCase } from '#services/reports/read-report-cases.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useKeptForm } from '../story/leave-changes.tsx';
import type { TypedCase } from './report-case-action.ts';

/** Two weeks, unless somebody says another day. */
const USUAL_ASKING_DAYS = 14;

/** What may be done before it is decided, also by whoever may not decide. */
export function WhileWeRead({ one, typed }: { one: ReadReportCase; typed: TypedCase | undefined }) {
  const { today } = one;
  const form = useKeptForm();
  const asking = useRef<HTMLDetailsElement>(null);
  useKeys({
    '4': () => {
      if (!asking.current) return;
      asking.current.open = true;
      asking.current.querySelector('textarea')?.focus();
    },
  });
  return (
    <section className="panel stack case-decision" aria-labelledby="while">
      <h2 id="while">While we read</h2>
      <Form method="post" className="row">
        {!one.acknowledgedAt && (
          <button type="submit" className="btn small ghost" name="do" value="read">
            Say that we have read it
          </button>
        )}
        <button
          type="submit"
          className="btn small ghost"
          name="do"
          value={one.pausedAt ? 'unpause' : 'pause'}
        >
          {one.pausedAt ? 'Open the page again' : 'Pause the page'}
        </button>
      </Form>
      <p className="note">
        {one.pausedAt
          ? 'Page paused: out of search, feeds and sharing. It opens again with the decision.'
          : 'A paused page is out of search, feeds and sharing. At once when a child can be found.'}
      </p>
      <details className="more" open={Boolean(typed?.ask)} ref={asking}>
        <summary>
          Ask for more <kbd aria-hidden>4</kbd>
        </summary>
        <Form method="post" className="stack" ref={form}>
          <label className="stack">
            <span>What we ask, on their receipt</span>
            <textarea
              name="ask"
              rows={4}
              required
              maxLength={NOTE_LIMITS.toWriter.most}
              defaultValue={typed?.ask}
            />
          </label>
          <label className="stack">
            <span>Until that day no promise runs</span>
            <input
              type="date"
              name="until"
              required
              defaultValue={typed?.until || addDays(today, USUAL_ASKING_DAYS)}
              min={addDays(today, 1)}
              max={addDays(today, LONGEST_ASKING_DAYS)}
            />
          </label>
          <button type="submit" className="btn small ghost" name="do" value="ask">
            Send the question
          </button>
        </Form>
      </details>
    </section>
  );
}
