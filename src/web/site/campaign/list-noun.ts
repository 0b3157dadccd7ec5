import { categoryLabel } from '#domain/options/categories.ts';
import type { ListScope } from '#domain/story/published-story.ts';

/** What so many texts of a list are: "letters about Ramadan", "stories and letters from Kenya". */
export function listNoun(scope: ListScope, total: number): string {
  const one = total === 1;
  const noun = {
    STORY: one ? 'story' : 'stories',
    LETTER: one ? 'letter' : 'letters',
    both: one ? 'story or letter' : 'stories and letters',
  }[scope.writingType ?? 'both'];
  return [noun, narrowedTo(scope)].filter(Boolean).join(' ');
}

/** "from Kenya"; empty where only the kind narrows the list, or nothing. */
export function narrowedTo({ category, country, minutes }: ListScope): string {
  if (country) return `from ${country}`;
  if (minutes) return 'to read in two minutes';
  return category ? `about ${categoryLabel(category)}` : '';
}
