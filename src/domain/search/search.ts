import { type CategoryCode, isCategory } from '#domain/options/categories.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { NAMED_LANGUAGES, type NamedLanguage } from '#domain/options/named-languages.ts';
import { isWritingType, type WritingType } from '#domain/options/writing-types.ts';

/** Longer than any phrase people look for; more would only keep the database busy. */
export const SEARCH_LONGEST = 100;
/** Nobody turns twenty pages; the newest of what matches are found, however many there are. */
export const MOST_FOUND = 400;

/** What a reader looks for, and what it is narrowed to. */
export type StorySearch = {
  words: string;
  category?: CategoryCode | undefined;
  writingType?: WritingType | undefined;
  country?: string | undefined;
  language?: NamedLanguage | undefined;
};

type Given = { [name in 'q' | 'category' | 'type' | 'country' | 'language']?: string | null };

/** From the parts of an address; null where no word is looked for. Unknown values narrow nothing. */
export function parseSearch(given: Given): StorySearch | null {
  const words = (given.q ?? '')
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (words === '') return null;
  const { category = '', type = '', country, language } = given;
  return {
    words: [...words].slice(0, SEARCH_LONGEST).join(''),
    category: isCategory(category ?? '') ? (category as CategoryCode) : undefined,
    writingType: isWritingType(type ?? '') ? (type as WritingType) : undefined,
    country: COUNTRIES.find((name) => name === country),
    language: NAMED_LANGUAGES.find((code) => code === language),
  };
}

/** A passage with the found words marked; each piece says where it starts. */
export type MarkedText = { start: number; text: string; found: boolean }[];

/** Set around found words by the database; no story contains them. */
export const MARK_START = '\u0002';
export const MARK_END = '\u0003';

const MARKS = new RegExp(`([${MARK_START}${MARK_END}])`);

export function readMarks(marked: string): MarkedText {
  let start = 0;
  return marked.split(MARKS).flatMap((text, i, pieces) => {
    const found = pieces[i - 1] === MARK_START;
    if (text === '' || text === MARK_START || text === MARK_END) return [];
    const piece = { start, text, found };
    start += text.length;
    return [piece];
  });
}

/** Who writes "a phrase", or leaves a -word out, wants that and nothing near it. */
export const isMeantExactly = (words: string) => /"|(?:^|\s)-\p{L}/u.test(words);
