import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/calendar-day.ts';
import { lengthProblem, NOTE_LIMITS, tidyNote } from './desk-limits.ts';

/** On what ground somebody asks that a text is taken down. */
export const REQUEST_GROUNDS = ['court', 'law', 'copyright', 'safety', 'privacy'] as const;
export type RequestGround = (typeof REQUEST_GROUNDS)[number];
export const REQUEST_GROUND_NAMES: Record<RequestGround, string> = {
  court: 'A court orders it',
  law: 'A law asks for it',
  copyright: 'The words are somebody else’s',
  safety: 'Somebody is not safe',
  privacy: 'Somebody can be recognised',
};
export const findRequestGround = (text: string) => REQUEST_GROUNDS.find((one) => one === text);

/** A hold is looked at again at least once a year. */
export const LONGEST_HOLD_DAYS = 365;
const LINE = { least: 2, most: 200 } as const;

/** What is missing in a hold, in words; null when nothing is. */
export function holdProblem(reason: string, lookOn: CalendarDay, today: CalendarDay) {
  const unclear = lengthProblem(tidyNote(reason) ?? '', { ...NOTE_LIMITS.toWriter, least: 2 });
  if (unclear) return `Say why, without names. ${unclear}`;
  if (lookOn <= today) return 'Choose a day to look again that is still to come.';
  return lookOn > addDays(today, LONGEST_HOLD_DAYS) ? 'Choose a day within a year.' : null;
}

export const endingProblem = (reason: string) => {
  const unclear = lengthProblem(tidyNote(reason) ?? '', { ...NOTE_LIMITS.toWriter, least: 2 });
  return unclear && `Say why it ends. ${unclear}`;
};

export type CaseRequest = {
  ground: RequestGround;
  requester: string;
  proved: string;
  papers: string;
  papersOn: CalendarDay | null;
};

/** What is missing in a request, in words. */
export function requestProblem(
  typed: Omit<CaseRequest, 'ground'> & { ground?: RequestGround | undefined },
) {
  if (!typed.ground) return 'Choose on what ground.';
  const unclear = lengthProblem(typed.requester, LINE);
  if (unclear) return `Say who asks, without a name. ${unclear}`;
  for (const line of [typed.proved, typed.papers]) {
    const long = line === '' ? null : lengthProblem(line, { ...LINE, least: 1 });
    if (long) return long;
  }
  return null;
}
