import { plural } from '@lingui/core/macro';
import { categoryLabel } from '#domain/options/categories.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import { languageName } from '#web/words/display.ts';
import { countryName } from '#web/words/names.ts';

/** What so many texts of a list are: "letters about Ramadan", "stories and letters from Kenya". */
export function listNoun(scope: ListScope, total: number): string {
  const { category, minutes, writingType } = scope;
  const country = scope.country && countryName(scope.country);
  if (country)
    return plural(total, {
      one: `story or letter from ${country}`,
      other: `stories and letters from ${country}`,
    });
  if (minutes)
    return plural(total, {
      one: 'story or letter to read in two minutes',
      other: 'stories and letters to read in two minutes',
    });
  const language = scope.language && languageName(scope.language);
  const subject = category && categoryLabel(category);
  if (language)
    return subject
      ? plural(total, {
          one: `text in ${language} about ${subject}`,
          other: `texts in ${language} about ${subject}`,
        })
      : plural(total, { one: `text in ${language}`, other: `texts in ${language}` });
  return category
    ? nounAbout(categoryLabel(category), { writingType, total })
    : nounOf({ writingType, total });
}

type Counted = Pick<ListScope, 'writingType'> & { total: number };

function nounAbout(subject: string, { writingType, total }: Counted): string {
  if (writingType === 'STORY')
    return plural(total, { one: `story about ${subject}`, other: `stories about ${subject}` });
  if (writingType === 'LETTER')
    return plural(total, { one: `letter about ${subject}`, other: `letters about ${subject}` });
  return plural(total, {
    one: `story or letter about ${subject}`,
    other: `stories and letters about ${subject}`,
  });
}

function nounOf({ writingType, total }: Counted): string {
  if (writingType === 'STORY') return plural(total, { one: 'story', other: 'stories' });
  if (writingType === 'LETTER') return plural(total, { one: 'letter', other: 'letters' });
  return plural(total, { one: 'story or letter', other: 'stories and letters' });
}
