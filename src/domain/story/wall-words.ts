import { allCampaigns } from '#domain/campaigns/registry.ts';
import { type CategoryCode, categoryLabel } from '#domain/options/categories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import {
  displayAge,
  displayGender,
  displayMinutes,
  displayOpening,
  UNSPECIFIED,
} from './display.ts';
import { firstSentence } from './first-sentence.ts';
import type { ListedStory } from './published-story.ts';

/** A letter or story and how it begins, as far as anybody may see that without opening it. */
export type OpeningStory = ListedStory & { opening: string };

/** What a tile says of its story. */
export type WallWords = {
  line: string;
  language: TextLanguage;
  /** Not the writer's words: a note, or whom a letter of remembrance is to. */
  hushed: boolean;
};

export function wallWords(story: OpeningStory): WallWords {
  const ours = { language: 'en', hushed: true } as const;
  if (isRemembrance(story)) return { ...ours, line: remembranceLine(story) };
  const line = displayOpening({ ...story, excerpt: firstSentence(story.opening) });
  return story.contentNote ? { ...ours, line } : { line, language: story.language, hushed: false };
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

function remembranceLine({ recipient, writingType }: ListedStory): string {
  const to = recipient && `, to ${recipient.replace(/^The /, 'the ')}`;
  return `A ${writingType === 'LETTER' ? 'letter' : 'story'} of remembrance${to ?? ''}`;
}

type Person = Pick<ListedStory, 'age' | 'ageBand' | 'gender'>;

/** "Woman, 57": what was not told is left out. */
export function personLabel(person: Person): string {
  const gender = person.gender === 'X' ? '' : displayGender(person);
  return [gender, displayAge(person)].filter((told) => told && told !== UNSPECIFIED).join(', ');
}

/** "Woman, 57, Kenya" */
export function writerLabel(story: Person & Pick<ListedStory, 'country'>): string {
  return [personLabel(story), story.country].filter(Boolean).join(', ');
}

type Text = Pick<ListedStory, 'writingType' | 'category' | 'readingMinutes'>;

/** "Story, Sikh, 2 minutes" */
export function textLabel({ writingType, category, readingMinutes }: Text): string {
  const kind = writingType === 'LETTER' ? 'Letter' : 'Story';
  return `${kind}, ${categoryLabel(category)}, ${displayMinutes(readingMinutes)}`;
}
