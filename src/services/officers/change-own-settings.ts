import { updateOfficer } from '#db/desk/officers.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { pauseEnd } from '#domain/vetting/care.ts';
import { DESK_LIMITS, numberProblem } from '#domain/vetting/desk-limits.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { languagesProblem } from '#domain/vetting/officer-draft.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** The languages an officer reads, as they say themselves. Answers what is wrong with them, if anything. */
export async function changeOwnLanguages(
  { db }: Pick<DeskContext, 'db'>,
  { by, languages }: { by: ActingOfficer; languages: TextLanguage[] },
): Promise<string | null> {
  const problem = languagesProblem(languages);
  if (problem === null) await updateOfficer(db, by.id, { languages });
  return problem;
}

/** Topics that are for somebody else, until the day ends. */
export async function skipTopics(
  { db, clock, timeZone }: DeskContext,
  { by, topics }: { by: ActingOfficer; topics: Topic[] },
): Promise<void> {
  const skippedOn = dayIn(clock(), timeZone);
  await updateOfficer(db, by.id, { skippedTopics: topics, skippedOn });
}

/** How many heavy texts a day are enough. Answers what is wrong with the number, if anything. */
export async function changeHeavyLimit(
  { db }: Pick<DeskContext, 'db'>,
  { by, heavyLimit }: { by: ActingOfficer; heavyLimit: number },
): Promise<string | null> {
  const problem = numberProblem(heavyLimit, DESK_LIMITS.heavyTexts);
  if (problem === null) await updateOfficer(db, by.id, { heavyLimit });
  return problem;
}

/** An hour without heavy ones, from now on. */
export async function takePause(
  { db, clock }: DeskContext,
  { by }: { by: ActingOfficer },
): Promise<void> {
  await updateOfficer(db, by.id, { lightUntil: pauseEnd(clock()) });
}
