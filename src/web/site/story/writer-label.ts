import { t } from '@lingui/core/macro';
import { categoryLabel } from '#domain/options/categories.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { inARow } from '#web/ui/listed.ts';
import { displayGender, displayMinutes, toldAge } from '#web/words/display.ts';
import { countryName } from '#web/words/names.ts';

export type Person = Pick<ListedStory, 'age' | 'ageBand' | 'gender'>;

/** "Woman, 57": what was not told is left out. */
export function personLabel(person: Person): string {
  return inARow([person.gender === 'X' ? null : displayGender(person), toldAge(person)]);
}

/** "Woman, 57, Kenya" */
export function writerLabel(story: Person & Pick<ListedStory, 'country'>): string {
  return inARow([personLabel(story), countryName(story.country)]);
}

type Text = Pick<ListedStory, 'writingType' | 'category' | 'readingMinutes'>;

/** "Story, Sikh, 2 minutes" */
export function textLabel({ writingType, category, readingMinutes }: Text): string {
  const kind = writingType === 'LETTER' ? t`Letter` : t`Story`;
  return inARow([kind, categoryLabel(category), displayMinutes(readingMinutes)]);
}
