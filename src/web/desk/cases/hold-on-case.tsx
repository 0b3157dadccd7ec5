import { Link } from 'react-router';
import type { ReadReportCase } from '#services/reports/read-report-cases.ts';
import { dayText } from '#web/words/dates.ts';

/** Officers see that a text is held; leads hold it, and let it go. */
export function HoldOnCase({ one, lead }: { one: ReadReportCase; lead: boolean }) {
  const { hold, today, storyId } = one;
  return (
    <section className="panel stack case-decision" aria-labelledby="hold">
      <h2 id="hold">Legal hold</h2>
      {hold && <p>Held. To be looked at again on {dayText(hold.lookOn, today)}.</p>}
      <p className="note">
        Under a legal hold nothing of this text, its history or this case is erased, even if the
        writer withdraws: the page may still be down. Leads set it, with a reason and a day to look
        again.
      </p>
      {lead && (
        <Link className="btn small ghost" to={`/cases/hold/${storyId}`}>
          {hold ? 'Look at the hold' : 'Hold this text'}
        </Link>
      )}
    </section>
  );
}
