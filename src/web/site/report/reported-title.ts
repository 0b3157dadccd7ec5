import type { TextLanguage } from '#domain/options/languages.ts';
import type { PublicServices } from '#services/public-services.ts';

export type ReportedTitle = { text: string; language: TextLanguage };

/** As everybody reads it; null where the text is not public, or not any more. */
export async function reportedTitle(
  services: Pick<PublicServices, 'readStory'>,
  hash: string,
): Promise<ReportedTitle | null> {
  const outcome = await services.readStory({ hash, withinCategory: false });
  if (outcome.kind !== 'published') return null;
  return { text: outcome.story.title, language: outcome.story.language };
}
