import type { Log } from '#services/ports.ts';
import { copyToJournal, type JournalContext } from '#services/retention/copy-to-journal.ts';
import { forgetOnSchedule } from '#services/retention/forget-on-schedule.ts';
import { repeat } from './repeat.ts';

/** Days are counted in days; once an hour is often enough. */
const FORGET_EVERY_MS = 3_600_000;
/** As much of the journal as a lost database may take with it. */
const JOURNAL_EVERY_MS = 2_000;

/** Erases on schedule, and keeps the journal outside the database up to date. */
export function startPurger(context: JournalContext, log: Log): { stop: () => Promise<void> } {
  const forget = () => forgetOnSchedule({ ...context, db: context.purgerDb });
  const copy = () => copyToJournal(context);
  const forgetting = repeat('forget', forget, FORGET_EVERY_MS, log);
  const copying = repeat('journal', copy, JOURNAL_EVERY_MS, log);
  return {
    stop: async () => {
      await Promise.all([forgetting.stop(), copying.stop()]);
      // What was erased meanwhile is in the journal before the purger is gone.
      await copy().catch((err: unknown) =>
        log.error({ err, task: 'journal' }, 'failed as the last act'),
      );
    },
  };
}
