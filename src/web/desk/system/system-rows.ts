import { numberText } from '#domain/number-text.ts';
import { LAPSE_TOLD_DAYS } from '#domain/retention.ts';
import { ageWords } from '#domain/system/age-words.ts';
import type { Figure, Figures } from '#domain/system/figures.ts';
import { type Condition, conditionOf, watchOf } from '#domain/system/watches.ts';
import type { System } from '#services/system/read-system.ts';

export type SystemRow = {
  what: string;
  condition: Condition;
  now: string;
  since: string;
  /** What it means where it is not well. */
  says: string;
  /** The one thing a lead can do about it. */
  help?: 'retry-mails' | 'queue';
};

const RANK: Record<Condition, number> = { well: 0, look: 1, broken: 2 };

/** The worst of several figures, and what that one says. */
function worstOf(figures: Figures, ...watched: Figure[]): Pick<SystemRow, 'condition' | 'says'> {
  const found = watched.map((figure) => {
    const watch = watchOf(figure);
    return { condition: conditionOf(watch, figures), says: watch.says };
  });
  return found.reduce((worst, one) => (RANK[one.condition] > RANK[worst.condition] ? one : worst));
}

const many = (count: number, one: string, several: string) =>
  `${numberText(count)} ${count === 1 ? one : several}`;
const oldest = (seconds: number | undefined) =>
  seconds === undefined ? '' : `the oldest ${ageWords(seconds)}`;
const ago = (seconds: number | undefined) =>
  seconds === undefined ? 'never' : `${ageWords(seconds)} ago`;

export function waitingRows({ figures }: System): SystemRow[] {
  const count = (figure: Figure) => figures[figure] ?? 0;
  const overdue = count('texts_overdue');
  const givenUp = count('mails_given_up');
  const inDanger = count('texts_kept_in_danger');
  return [
    {
      what: 'Queue',
      ...worstOf(figures, 'texts_overdue'),
      now: [many(count('texts_waiting'), 'waits', 'wait'), oldest(figures.text_oldest_seconds)]
        .filter(Boolean)
        .join(', '),
      since: overdue === 0 ? 'none is late' : many(overdue, 'is late', 'are late'),
      ...(overdue > 0 && { help: 'queue' }),
    },
    {
      what: 'In a language nobody reads',
      ...worstOf(figures, 'texts_without_reader'),
      now: many(count('texts_without_reader'), 'text', 'texts'),
      since: '',
      ...(count('texts_without_reader') > 0 && { help: 'queue' }),
    },
    {
      what: 'Left with nobody today',
      ...worstOf(figures, 'topics_nobody_takes'),
      now: many(count('topics_nobody_takes'), 'topic', 'topics'),
      since: '',
      ...(count('topics_nobody_takes') > 0 && { help: 'queue' }),
    },
    {
      what: 'Cases',
      ...worstOf(figures, 'cases_undecided', 'holds_to_look_at'),
      now: `${numberText(count('cases_undecided'))} undecided for a month, ${many(count('holds_to_look_at'), 'hold', 'holds')} to look at`,
      since: '',
    },
    {
      what: 'Ending undecided',
      ...worstOf(figures, 'texts_lapsing', 'texts_kept_in_danger'),
      now: [
        `${many(count('texts_lapsing'), 'text', 'texts')} within ${LAPSE_TOLD_DAYS} days`,
        inDanger > 0 ? `${inDanger} kept, in danger` : '',
      ]
        .filter(Boolean)
        .join(', '),
      since: '',
      ...(count('texts_lapsing') + inDanger > 0 && { help: 'queue' }),
    },
    {
      what: 'Getting ready',
      ...worstOf(figures, 'text_unprepared_seconds'),
      now: many(count('texts_unprepared'), 'text', 'texts'),
      since: oldest(figures.text_unprepared_seconds) || 'at once',
    },
    {
      what: 'Mail',
      ...worstOf(figures, 'mail_oldest_seconds', 'mails_given_up'),
      now: [
        `${numberText(count('mails_sent_in_a_day'))} sent in a day`,
        givenUp > 0 ? `${givenUp} given up` : '',
        count('mails_unsent') > 0 ? `${count('mails_unsent')} to send` : '',
      ]
        .filter(Boolean)
        .join(', '),
      since: oldest(figures.mail_oldest_seconds) || 'all taken',
      ...(givenUp > 0 && { help: 'retry-mails' }),
    },
    {
      what: 'Going out later',
      ...worstOf(figures, 'text_late_out_seconds'),
      now: figures.text_late_out_seconds === undefined ? 'on time' : 'late',
      since: oldest(figures.text_late_out_seconds),
    },
  ];
}

export function promisedRows({ figures, chores }: System): SystemRow[] {
  const count = (figure: Figure) => figures[figure] ?? 0;
  const noteOf = (name: string) => chores.find((chore) => chore.name === name)?.note ?? '';
  return [
    {
      what: 'Caches told',
      ...worstOf(figures, 'purge_oldest_seconds'),
      now: `${many(count('purges_waiting'), 'change', 'changes')} to tell`,
      since: oldest(figures.purge_oldest_seconds) || 'at once',
    },
    {
      what: 'To be erased',
      ...worstOf(figures, 'erasure_late_seconds'),
      now: many(count('erasures_due'), 'text', 'texts'),
      since: `last round ${ago(figures.forget_seconds)}`,
    },
    {
      what: 'Journal',
      ...worstOf(figures, 'journal_oldest_seconds'),
      now: `${many(count('journal_waiting'), 'line', 'lines')} to write`,
      since: oldest(figures.journal_oldest_seconds) || 'at once',
    },
    {
      what: 'Last backup',
      ...worstOf(figures, 'backup_seconds', 'archive_failing_seconds'),
      now: noteOf('backup'),
      since: ago(figures.backup_seconds),
    },
    {
      what: 'Last restore tried',
      ...worstOf(figures, 'restore_seconds'),
      now: noteOf('restore'),
      since: ago(figures.restore_seconds),
    },
    {
      what: 'Log verified',
      ...worstOf(figures, 'verify_log_seconds'),
      now: noteOf('verify-log'),
      since: ago(figures.verify_log_seconds),
    },
  ];
}
