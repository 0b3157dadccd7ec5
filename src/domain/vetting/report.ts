import { addBusinessDays } from '#domain/calendar/business-days.ts';
import { addDays, type CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import { normaliseText, textLength } from '#domain/submission/text.ts';
import { appealUntil } from './appeal.ts';
import { lengthProblem, NOTE_LIMITS, tidyNote } from './desk-limits.ts';
import { REMOVAL_GROUNDS, type RemovalGround } from './removal.ts';
import type { ReportGround } from './report-grounds.ts';

/** As officers say it. */
export const REPORT_GROUND_NAMES: Record<ReportGround, string> = {
  'about-me': 'A person in the text, or close to one',
  private: 'A phone number, an address, a school',
  child: 'A child can be found',
  hatred: 'Hateful words',
  danger: 'A threat, or somebody in danger',
  untrue: 'Not true, or not their own',
  law: 'A law or a court',
  other: 'Something else',
};

/** What cannot wait for the list, whatever the words say. */
export const DANGER_OF: Partial<Record<ReportGround, Danger>> = { danger: 'threat' };

/** By what weighs most in it. */
export const CASE_KINDS = ['law', 'takedown', 'report'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export const CASE_KIND_NAMES: Record<CaseKind, string> = {
  law: 'Law',
  takedown: 'Take it down',
  report: 'Report',
};
const KIND_OF: Partial<Record<ReportGround, CaseKind>> = { 'about-me': 'takedown', law: 'law' };

export function caseKind(grounds: readonly ReportGround[]): CaseKind {
  const kinds = grounds.map((ground) => KIND_OF[ground] ?? 'report');
  return CASE_KINDS.find((kind) => kinds.includes(kind)) ?? 'report';
}

/** The writer is told the ground, and must not learn from it that somebody in the text asked. */
export const CASE_REMOVAL_GROUNDS = REMOVAL_GROUNDS.filter((ground) => ground !== 'about-somebody');
export const tellsOfReporter = (ground: RemovalGround | undefined) => ground === 'about-somebody';

export const CASE_OUTCOMES = ['keep', 'change', 'remove'] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];
export const CASE_OUTCOME_NAMES: Record<CaseOutcome, string> = {
  keep: 'Keep it as it is',
  change: 'Keep it, with passages changed',
  remove: 'Take it down',
};
/** What follows from it. */
export const CASE_OUTCOME_MEANS: Record<CaseOutcome, string> = {
  keep: 'The ground does not hold',
  change: 'Something was left out or cut since the case came',
  remove: 'Its link will answer: taken down',
};
export const findCaseOutcome = (text: string) => CASE_OUTCOMES.find((one) => one === text);

/** So many within an hour look like one call to report; the case says so, and nothing follows by itself. */
export const BURST_REPORTS = 20;
/** Working days until somebody has read it; where a child can be found it is the same day. */
const FIRST_ANSWER_DAYS = 2;
/** Working days until it is decided. */
const DECISION_DAYS = 7;
/** Working days for deciding once a question was answered or its day is over. */
const AFTER_ASKING_DAYS = 2;
/** What nobody decided for so long is shown to leads as overdue, and alarms. Nothing is removed by silence. */
export const ESCALATED_DAYS = 30;
/** As long as a reporter may be asked to answer. */
export const LONGEST_ASKING_DAYS = 60;

export type CaseClock = { firstAnswerBy: CalendarDay; decideBy: CalendarDay };

export function caseClock(
  { openedOn, child, askedUntil }: CaseDays,
  holidays: readonly Holiday[],
): CaseClock {
  const decideBy = addBusinessDays(openedOn, DECISION_DAYS, holidays);
  const afterAsking = askedUntil && addBusinessDays(askedUntil, AFTER_ASKING_DAYS, holidays);
  return {
    firstAnswerBy: child ? openedOn : addBusinessDays(openedOn, FIRST_ANSWER_DAYS, holidays),
    decideBy: afterAsking && afterAsking > decideBy ? afterAsking : decideBy,
  };
}

export type CaseDays = {
  openedOn: CalendarDay;
  /** A reader says that a child can be found. */
  child: boolean;
  askedUntil: CalendarDay | null;
};

/** Waits for whoever reported it, and no promise runs. */
export const isAsking = (askedUntil: CalendarDay | null, today: CalendarDay) =>
  askedUntil !== null && today <= askedUntil;

type Answered = {
  outcome: CaseOutcome | null;
  closedOn: CalendarDay | null;
  /** It is the second look already. */
  again: boolean;
  isPublic: boolean;
};

/** Until when whoever reported it may ask, once, that another officer looks again; null where they may not. */
export function askAgainUntil({
  outcome,
  closedOn,
  again,
  isPublic,
}: Answered): CalendarDay | null {
  if (outcome === null || outcome === 'remove' || closedOn === null || again) return null;
  return isPublic ? appealUntil(closedOn) : null;
}

export type ReportProblem = 'ground' | 'faith' | 'long' | 'email' | 'empty';

/** As it is stored; somebody who only presses a ground need not write. */
export const reportWords = (typed: string) => normaliseText(typed);
export const areWordsTooLong = (words: string) => textLength(words) > NOTE_LIMITS.toWriter.most;

export type CaseWords = { toReporter: string; toWriter: string };

/** What is missing in a decision, in words; null when nothing is. Closed until both sides have their words. */
export function caseProblem(outcome: CaseOutcome | undefined, words: CaseWords): string | null {
  if (!outcome) return 'Choose: keep it, keep it with passages changed, or take it down.';
  for (const [side, said] of [
    ['whoever reported it', words.toReporter],
    ['the writer', words.toWriter],
  ] as const) {
    const unclear = lengthProblem(tidyNote(said) ?? '', NOTE_LIMITS.toWriter);
    if (unclear) return `Both sides have their words first. To ${side}: ${unclear}`;
  }
  return null;
}

/** What is wrong with a question to whoever reported it, in words. */
export function askingProblem(words: string, until: CalendarDay, today: CalendarDay) {
  const unclear = lengthProblem(tidyNote(words) ?? '', NOTE_LIMITS.toWriter);
  if (unclear) return unclear;
  if (until <= today) return 'Choose a day that is still to come.';
  return until > addDays(today, LONGEST_ASKING_DAYS)
    ? `Choose a day within ${LONGEST_ASKING_DAYS} days.`
    : null;
}
