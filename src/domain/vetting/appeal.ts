import { addBusinessDays } from '#domain/calendar/business-days.ts';
import { addDays, type CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { lengthProblem, NOTE_LIMITS, tidyNote } from './desk-limits.ts';
import type { StoryEventKind } from './event-kinds.ts';

/** What a writer may ask to be looked at again. */
export const APPEALED = ['refused', 'removed'] as const satisfies StoryState[];
export type Appealed = (typeof APPEALED)[number];
export const isAppealed = (state: StoryState): state is Appealed =>
  APPEALED.some((one) => one === state);

export const OUTCOMES = ['overturn', 'uphold'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_NAMES: Record<Outcome, string> = {
  overturn: 'The writer is right',
  uphold: 'It stands',
};
/** What follows from it. */
export const OUTCOME_MEANS: Record<Outcome, string> = {
  overturn: 'It goes back into the queue, to be read anew',
  uphold: 'The same decision, with reasons in your own words',
};
export const findOutcome = (text: string) => OUTCOMES.find((one) => one === text);

/** So long after the decision a writer may ask, once. */
const APPEAL_DAYS = 30;
/** Working days within which another officer answers. */
const APPEAL_ANSWER_DAYS = 4;
/** What nobody answered for so long is read anew: silence is never a second no. */
export const APPEAL_ENDS_DAYS = 30;

export const appealUntil = (decidedOn: CalendarDay) => addDays(decidedOn, APPEAL_DAYS);
export const answerBy = (filedOn: CalendarDay, holidays: readonly Holiday[]) =>
  addBusinessDays(filedOn, APPEAL_ANSWER_DAYS, holidays);

/** Whoever did one of these has decided about the text, and does not judge that. */
export const DECIDES: readonly StoryEventKind[] = [
  'publish',
  'approve',
  'schedule',
  'refuse',
  'hide',
  'put-aside',
  'remove',
  'restore',
  'uphold',
  'overturn',
  'case-decided',
];

/** Who decided about it before, each once. */
export function decidedBy(
  events: readonly { kind: StoryEventKind; officer: string | null }[],
): string[] {
  const officers = events.flatMap(({ kind, officer }) =>
    officer !== null && DECIDES.includes(kind) ? [officer] : [],
  );
  return [...new Set(officers)];
}

/** What is wrong with an officer's answer, in words; null when nothing is. */
export function answerProblem(outcome: Outcome | undefined, words: string): string | null {
  if (!outcome) return 'Choose: the writer is right, or it stands.';
  const unclear = lengthProblem(tidyNote(words) ?? '', NOTE_LIMITS.toWriter);
  return unclear && `Say why to the writer, in your own words. ${unclear}`;
}
