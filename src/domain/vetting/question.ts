import { addBusinessDays } from '#domain/calendar/business-days.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Holiday } from '#domain/calendar/holidays.ts';
import { isChild } from '#domain/options/ages.ts';
import { isCut } from '#domain/story/places.ts';
import { lengthProblem, NOTE_LIMITS, tidyNote } from './desk-limits.ts';
import { LONGEST_PARKED_DAYS, type ParkReason } from './parking.ts';

/** What a writer is asked for. */
export const QUESTION_KINDS = ['change', 'adults-yes', 'something-else'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_KIND_NAMES: Record<QuestionKind, string> = {
  change: 'A change',
  'adults-yes': 'An adult’s yes',
  'something-else': 'Something else',
};

/** What happens when no answer comes. */
export const IF_SILENT = ['decline', 'publish'] as const;
export type IfSilent = (typeof IF_SILENT)[number];

/** What a text waits for that was asked about, in the lists. */
export const WAITS_FOR: Record<QuestionKind, ParkReason> = {
  change: 'writers-answer',
  'adults-yes': 'adults-yes',
  'something-else': 'writers-answer',
};

type Words = { title: string; body: string };

export type QuestionDraft = {
  kind: QuestionKind;
  /** A kind word; whoever asks for something else asks in it. */
  words: string;
  /** Only of a change. */
  proposal: Words | null;
  /** The last day on which an answer counts. */
  until: CalendarDay;
  ifSilent: IfSilent;
};

type About = {
  today: CalendarDay;
  current: Words;
  /** The writer's newest words: what our readers may cut, and may not add to. */
  own: Words;
  writer: { age: number | null; adult: boolean };
};

/** What is wrong with it, in words; null when nothing is. */
export function questionProblem(
  { kind, words, proposal, until, ifSilent }: QuestionDraft,
  { today, current, own, writer }: About,
): string | null {
  const note = tidyNote(words) ?? '';
  const unclear = lengthProblem(note, NOTE_LIMITS.toWriter);
  if (unclear) return `Write a kind word to the writer. ${unclear}`;
  if (!isCalendarDay(until) || until <= today) return 'Choose a day after today.';
  // In the lists until the morning after.
  if (until >= addDays(today, LONGEST_PARKED_DAYS))
    return `Choose a day within ${LONGEST_PARKED_DAYS} days: nobody should wait for longer without a word.`;
  if (kind !== 'change')
    return ifSilent === 'publish' ? 'Without an answer there is nothing to publish.' : null;
  if (!proposal) return 'Write the words that you propose.';
  if (proposal.title === current.title && proposal.body === current.body)
    return 'You propose the words that stand there already. Change them, or ask for something else.';
  if (ifSilent === 'decline') return null;
  if (isChild(writer)) return 'Under 18 nothing is published without an answer.';
  return isCut(own, proposal)
    ? null
    : 'Without an answer only what is taken out can be published. You propose words of your own, which need the writer’s yes.';
}

/** One, two and four weeks of work. */
const DAYS_TO_ASK = [5, 10, 20] as const;
export const USUAL_DAYS_TO_ASK = 10;

export function daysToAsk(today: CalendarDay, holidays: readonly Holiday[]) {
  return DAYS_TO_ASK.map((count) => ({ count, day: addBusinessDays(today, count, holidays) }));
}

/** As the log keeps it: no words of anybody's. */
export const questionSubject = ({ kind, until, ifSilent }: QuestionDraft) =>
  `${kind} ${until} ${ifSilent}`;

export const findQuestionKind = (text: string) => QUESTION_KINDS.find((kind) => kind === text);
export const findIfSilent = (text: string) => IF_SILENT.find((one) => one === text);

/** What a writer says to it. `own-words`: neither ours nor as they were. */
export const REPLIES = ['yes', 'own-words', 'words'] as const;
export type ReplyKind = (typeof REPLIES)[number];

/** Which answers fit which question. */
const FITTING: Record<QuestionKind, readonly ReplyKind[]> = {
  change: ['yes', 'own-words'],
  'adults-yes': ['yes'],
  'something-else': ['words'],
};

export const isFitting = (kind: QuestionKind, reply: ReplyKind) => FITTING[kind].includes(reply);

export const REPLY_NAMES: Record<ReplyKind, string> = {
  yes: 'Yes',
  'own-words': 'In words of their own',
  words: 'In words',
};
export const findReply = (text: string | null) => REPLIES.find((one) => one === text);
