import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { OUTCOME_NAMES } from '#domain/vetting/appeal.ts';
import { CASE_OUTCOME_NAMES, type CaseKind, REPORT_GROUND_NAMES } from '#domain/vetting/report.ts';
import type { Case } from '#services/appeals/read-cases.ts';
import type { DeskReportCase } from '#services/reports/read-report-cases.ts';
import { dayText } from '#web/words/dates.ts';

export type Which = 'open' | 'asking' | 'closed';

/** One case in the list, whoever asks. */
export type Line = {
  kind: CaseKind | 'appeal';
  no: number;
  storyId: string;
  path: string;
  title: string;
  language: TextLanguage | null;
  why: string;
  who: string;
  came: string;
  when: string;
  late: boolean;
  flags: string[];
  /** By which it takes its place. */
  due: CalendarDay;
};

type Cases = { cases: Case[]; reported: DeskReportCase[]; today: CalendarDay };

/** The soonest first; closed ones as they come. */
export function linesOf({ cases, reported, today }: Cases, which: Which): Line[] {
  const appeals = which === 'asking' ? [] : cases.map((one) => ofAppeal(one, today));
  const reports = reported
    .filter(({ asking }) => which === 'closed' || asking === (which === 'asking'))
    .map((one) => ofReports(one, today));
  const lines = [...reports, ...appeals];
  return which === 'closed'
    ? lines.sort((one, other) => other.no - one.no)
    : lines.sort((one, other) =>
        one.due < other.due ? -1 : one.due > other.due ? 1 : one.no - other.no,
      );
}

/** Whoever decided about a text before leaves its case to somebody else, and sees so. */
export const notFor = (lines: Line[], decidedBefore: readonly string[]): Line[] =>
  lines.map((line) =>
    decidedBefore.includes(line.storyId) ? { ...line, flags: [...line.flags, NOT_FOR_YOU] } : line,
  );
const NOT_FOR_YOU = 'Not for you: you decided before';

type Wanted = { kind: string; find: string; forMe: boolean };

export function findLines(lines: Line[], wanted: Wanted): Line[] {
  const find = wanted.find.trim().toLowerCase();
  return lines
    .filter(({ kind }) => wanted.kind === '' || kind === wanted.kind)
    .filter(({ flags }) => !wanted.forMe || !flags.includes(NOT_FOR_YOU))
    .filter(({ no, title, why }) => `${no} ${title} ${why}`.toLowerCase().includes(find));
}

function ofAppeal(one: Case, today: CalendarDay): Line {
  return {
    kind: 'appeal',
    no: one.no,
    storyId: one.storyId,
    path: `/cases/${one.storyId}`,
    title: one.title,
    language: one.language,
    why: one.words,
    who: 'The writer, by receipt',
    came: dayText(one.filedOn, today),
    when: one.closedAt
      ? one.outcome
        ? OUTCOME_NAMES[one.outcome]
        : 'Put back into the queue'
      : `Answer by ${dayText(one.answerBy, today)}`,
    late: one.late,
    flags: [one.against === 'refused' ? 'Against: declined' : 'Against: removed'],
    due: one.answerBy,
  };
}

function ofReports(one: DeskReportCase, today: CalendarDay): Line {
  const grounds = one.grounds.map((ground) => REPORT_GROUND_NAMES[ground]).join('; ');
  return {
    kind: one.kind,
    no: one.no,
    storyId: one.storyId,
    path: `/cases/report/${one.no}`,
    title: one.title,
    language: one.language,
    why: one.words === '' ? grounds : `${grounds}: “${one.words}”`,
    who: one.reports === 1 ? 'A reader' : `${one.reports.toLocaleString('en')} readers`,
    came: dayText(one.openedOn, today),
    when: nextOf(one, today),
    late: one.late,
    flags: [
      ...(one.pausedAt && !one.closedAt ? ['Page paused'] : []),
      ...(one.again ? ['Asked again'] : []),
      ...(one.burst ? ['Many at once'] : []),
      ...(one.escalated ? ['Undecided for a month: leads'] : []),
    ],
    due: one.acknowledgedAt ? one.decideBy : one.firstAnswerBy,
  };
}

function nextOf(one: DeskReportCase, today: CalendarDay): string {
  if (one.closedAt) return one.outcome ? CASE_OUTCOME_NAMES[one.outcome] : 'The text left the site';
  if (one.asking && one.askedUntil)
    return `No promise runs until ${dayText(one.askedUntil, today)}`;
  return one.acknowledgedAt
    ? `Decide by ${dayText(one.decideBy, today)}`
    : `First answer by ${dayText(one.firstAnswerBy, today)}`;
}
