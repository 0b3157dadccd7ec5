import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Topic } from './topics.ts';

export const OFFICER_ROLES = ['officer', 'lead'] as const;
export type OfficerRole = (typeof OFFICER_ROLES)[number];

/** Somebody who reads and decides. */
export type Officer = {
  id: string;
  name: string;
  email: string;
  role: OfficerRole;
  /** Languages this officer reads. */
  languages: TextLanguage[];
  /** Topics that go to someone else, on the day on which that was said (care.ts). */
  skippedTopics: Topic[];
  skippedOn: CalendarDay | null;
  /** How many heavy texts a day, as this officer chose. */
  heavyLimit: number;
  /** An hour without heavy ones ends then. */
  lightUntil: Date | null;
  disabledAt: Date | null;
  /** Before this moment a newcomer is no second pair of eyes. */
  countsFrom: Date;
  /** Nor, as a lead, the second one who agrees. */
  leadsFrom: Date;
};

/** Whoever asks for something: who, in which role, and when the passkey was last shown for what reaches far. */
export type ActingOfficer = Pick<Officer, 'id' | 'role' | 'countsFrom'> & {
  confirmedAt: Date | null;
};

/** How long a passkey that was shown counts: enough for one errand. */
const FRESH_MS = 10 * 60_000;

/** An answer to what reaches far: first the passkey is shown once more. */
export type NeedsPasskey = { kind: 'needs-passkey' };

/**
 * Before something that reaches far, an officer shows the passkey once more. A sign-in is no such moment: whoever
 * steals its cookie would have the next ten minutes for everything.
 */
export function isFresh(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= FRESH_MS;
}

const DAY_MS = 24 * 3_600_000;

/** Long enough for the others to read of it in their mail, and to say no. */
export function afterCoolingOff(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}

/** Whether somebody is known long enough to be a second pair of eyes. */
export function countsAlready(officer: { countsFrom: Date }, now: Date): boolean {
  return officer.countsFrom <= now;
}
