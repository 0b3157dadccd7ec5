import type { Figure, Figures } from './figures.ts';
import { DAY, HOUR, MINUTE } from './seconds.ts';

/** By shape and word, never by colour alone. */
export type Condition = 'well' | 'look' | 'broken';

export type Watch = {
  figure: Figure;
  /** More than this wants a look; more than that is broken (thresholds of alerts). */
  look?: number;
  broken?: number;
  /** Where it was never heard of. Else nothing waits, and that is well. */
  unknown?: Exclude<Condition, 'well'>;
  /** What it means, for whoever is called. */
  says: string;
};

/** A chore of every night, late by two hours. */
const NIGHTLY = 26 * HOUR;

/** The one table of what is watched: the desk's page and the alerts of operators ask it. */
export const WATCHES: readonly Watch[] = [
  {
    figure: 'danger_unread_seconds',
    look: 15 * MINUTE,
    broken: HOUR,
    says: 'Somebody may be in danger, and nobody has opened the text. Call an officer.',
  },
  { figure: 'texts_overdue', look: 0, says: 'Somebody waits longer than we promised.' },
  {
    figure: 'texts_without_reader',
    look: 0,
    says: 'Nobody at the desk reads that language. Ask somebody who does, or correct the language.',
  },
  {
    figure: 'topics_nobody_takes',
    look: 0,
    says: 'Everybody who is signed in skips it today. Take one, or ask somebody.',
  },
  {
    figure: 'texts_lapsing',
    look: 0,
    says: 'Nobody has decided about it for eleven months. After twelve it ends, and 30 days later its words are erased. Decide.',
  },
  {
    figure: 'texts_kept_in_danger',
    look: 0,
    says: 'Somebody may be in danger, and nobody has decided for eleven months. It stays. Follow the protocol.',
  },
  {
    figure: 'cases_undecided',
    look: 0,
    says: 'A reported text waits for a decision for a month. Nothing is removed by itself. Decide, or find an officer who may.',
  },
  {
    figure: 'holds_to_look_at',
    look: 0,
    says: 'A legal hold is to be looked at again: end it, or give it another day.',
  },
  {
    figure: 'text_unprepared_seconds',
    look: 5 * MINUTE,
    broken: HOUR,
    says: 'New texts do not get ready to be read. Look at the worker.',
  },
  {
    figure: 'text_late_out_seconds',
    look: 2 * MINUTE,
    broken: 15 * MINUTE,
    says: 'An approved text is not public at its hour. Look at the desk.',
  },
  {
    figure: 'mail_oldest_seconds',
    look: 10 * MINUTE,
    broken: HOUR,
    says: 'Mail is not taken. Look at the mail server.',
  },
  { figure: 'mails_given_up', broken: 0, says: 'Mails were given up. Try them again.' },
  {
    figure: 'purge_oldest_seconds',
    look: 10,
    broken: MINUTE,
    says: 'The caches are not told what changed: what was taken down may still be read.',
  },
  {
    figure: 'journal_oldest_seconds',
    look: MINUTE,
    broken: 10 * MINUTE,
    says: 'Erasures do not reach the journal. Look at the purger and its disk.',
  },
  {
    figure: 'erasure_late_seconds',
    look: HOUR + 10 * MINUTE,
    broken: 2 * HOUR,
    says: 'What we promised to erase is still there. Look at the purger.',
  },
  {
    figure: 'archive_failing_seconds',
    look: 5 * MINUTE,
    broken: 15 * MINUTE,
    says: 'PostgreSQL cannot archive: a lost disk would lose texts, and its own disk fills.',
  },
  { figure: 'backup_seconds', broken: NIGHTLY, unknown: 'look', says: 'There is no fresh backup.' },
  {
    figure: 'verify_log_seconds',
    broken: NIGHTLY,
    unknown: 'look',
    says: 'The log was not verified last night.',
  },
  {
    figure: 'restore_seconds',
    look: 45 * DAY,
    unknown: 'look',
    says: 'No restore was tried for long. A backup that nobody restored is a hope.',
  },
  {
    figure: 'processes_silent',
    broken: 0,
    says: 'A process is silent for a minute, and did not say that it ends.',
  },
];

export function conditionOf(watch: Watch, figures: Figures): Condition {
  const value = figures[watch.figure];
  if (value === undefined) return watch.unknown ?? 'well';
  if (watch.broken !== undefined && value > watch.broken) return 'broken';
  return watch.look !== undefined && value > watch.look ? 'look' : 'well';
}

export function watchOf(figure: Figure): Watch {
  const watch = WATCHES.find((one) => one.figure === figure);
  if (!watch) throw new Error(`Nothing watches ${figure}.`);
  return watch;
}
