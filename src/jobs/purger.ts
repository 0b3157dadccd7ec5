import { copyToJournal, type JournalContext } from '#services/retention/copy-to-journal.ts';
import { forgetOnSchedule } from '#services/retention/forget-on-schedule.ts';

/** Days are counted in days; once an hour is often enough. */
const FORGET_EVERY_MS = 3_600_000;
/** As much of the journal as a lost database may take with it. */
const JOURNAL_EVERY_MS = 2_000;

/** Erases on schedule, and keeps the journal outside the database up to date. */
export function startPurger(
  context: JournalContext,
  onError: (error: Error) => void,
): { stop: () => Promise<void> } {
  let working = Promise.resolve();
  // One after the other: what is erased now is in the journal next.
  const then = (work: () => Promise<unknown>) => {
    working = working.then(work).then(() => {}, onError);
  };
  const forget = () => then(() => forgetOnSchedule({ ...context, db: context.purgerDb }));
  const copy = () => then(() => copyToJournal(context));
  forget();
  const timers = [setInterval(forget, FORGET_EVERY_MS), setInterval(copy, JOURNAL_EVERY_MS)];
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      copy();
      await working;
    },
  };
}
