import { allCampaigns } from '#domain/campaigns/registry.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { firstSentence } from './first-sentence.ts';
import type { ListedStory } from './published-story.ts';

/** A letter or story and how it begins, as far as anybody may see that without opening it. */
export type OpeningStory = ListedStory & { opening: string };

/** What a tile says of its story: the writer's words, or else a note, or whom a letter of remembrance is to. */
export type WallLine =
  | { kind: 'opening'; line: string; language: TextLanguage }
  | { kind: 'note'; note: string }
  | { kind: 'remembrance'; recipient: string | null };

export function wallLine(story: OpeningStory): WallLine {
  if (isRemembrance(story)) return { kind: 'remembrance', recipient: story.recipient };
  if (story.contentNote !== null) return { kind: 'note', note: story.contentNote };
  return { kind: 'opening', line: firstSentence(story.opening), language: story.language };
}

/** May stand large where nobody asked for it: no note to read first, no grief, nothing its writer paused. */
export function mayStandOut(story: ListedStory): boolean {
  return story.contentNote === null && !story.paused && !isRemembrance(story);
}

/** Categories whose texts never stand out. */
export function remembranceCategories(): CategoryCode[] {
  return allCampaigns().flatMap(({ remembrance, category }) =>
    remembrance && category ? [category] : [],
  );
}

function isRemembrance({ category }: Pick<ListedStory, 'category'>): boolean {
  return remembranceCategories().includes(category);
}
