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
};

/** Whoever asks for something: who, in which role, and when the passkey was last shown. */
export type ActingOfficer = Pick<Officer, 'id' | 'role'> & { signedInAt: Date };

/** How long a sign-in counts as fresh: enough for one errand. */
const FRESH_MS = 10 * 60_000;

/** An answer to what reaches far: first the passkey is shown once more. */
export type NeedsPasskey = { kind: 'needs-passkey' };

/** Before something that reaches far, an officer shows the passkey once more. */
export function isFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_MS;
}
