import { updateOfficer } from '#db/desk/officers.ts';
import type { Language } from '#domain/options/languages.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { languagesProblem } from '#domain/vetting/officer-draft.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

type Context = Pick<DeskContext, 'db'>;

/** The languages an officer reads, as they say themselves. Answers what is wrong with them, if anything. */
export async function changeOwnLanguages(
  { db }: Context,
  { by, languages }: { by: ActingOfficer; languages: Language[] },
): Promise<string | null> {
  const problem = languagesProblem(languages);
  if (problem === null) await updateOfficer(db, by.id, { languages });
  return problem;
}

/** Topics that are for somebody else for now. */
export async function skipTopics(
  { db }: Context,
  { by, topics }: { by: ActingOfficer; topics: Topic[] },
): Promise<void> {
  await updateOfficer(db, by.id, { skippedTopics: topics });
}
