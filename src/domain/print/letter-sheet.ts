import type { CategoryCode } from '#domain/options/categories.ts';
import { languageTag, textDirection } from '#domain/options/languages.ts';
import { parseBody } from '#domain/story/body.ts';
import { authorLabel, displayAge, displayName, UNSPECIFIED } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import { breakable } from './breakable.ts';

/** One text on paper: its words, and no more of the writer than the public card shows. */
export type LetterSheet = {
  title: string;
  /** As programs name it. */
  language: string;
  direction: 'ltr' | 'rtl';
  category: CategoryCode;
  to: string | null;
  authorLabel: 'Name' | 'From';
  from: string;
  /** Paper travels further than a page: the country, never the city. */
  country: string;
  note: string | null;
  shortened: boolean;
  /** Paragraphs of lines. */
  paragraphs: string[][];
  address: string;
};

/** The wall above a letter. Two rows, because a story's tile may stand between rows, and its star stays whole. */
export const LETTER_BAND = { cols: 24, rows: 2 } as const;

export function letterSheet(story: PublishedStory, origin: string): LetterSheet {
  const { language, category, writingType } = story;
  const age = displayAge(story);
  const name = ownDirection(displayName(story.name));
  const kind = writingType === 'LETTER' ? 'letter' : 'story';
  return {
    title: breakable(story.title),
    language: languageTag(language),
    direction: directionOf(story),
    category,
    to: story.recipient,
    authorLabel: authorLabel(category),
    from: breakable(age === UNSPECIFIED ? name : `${name}, ${age}`),
    country: story.country,
    note: story.contentNote && `This ${kind} ${story.contentNote}`,
    shortened: story.shortened,
    paragraphs: parseBody(story.body).map((lines) =>
      lines.map((line) => breakable(line.map(({ text }) => text).join(''))),
    ),
    address: `${origin}${permalink(story)}`,
  };
}

/** Paper wants to know: where nobody told the language, the first letter of the title says it. */
function directionOf({ language, title }: PublishedStory): 'ltr' | 'rtl' {
  const told = textDirection(language);
  if (told !== 'auto') return told;
  const [first = ''] = /\p{L}/u.exec(title) ?? [];
  return WRITTEN_LEFTWARDS.test(first) ? 'rtl' : 'ltr';
}

const WRITTEN_LEFTWARDS = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** An Urdu name before an age would else pull the number to its other side. */
function ownDirection(name: string): string {
  return WRITTEN_LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name;
}
