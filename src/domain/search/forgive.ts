import { isArabicScript } from './letters.ts';
import { type NearWord, spellingsOf, withoutArticle } from './near-words.ts';
import { tellingWords } from './small-words.ts';
import { entriesFor, longestTerm } from './thesaurus.ts';

/** One thing a reader looks for, and all that may stand for it in a story. */
export type Wanted = {
  /** As it was typed, of one or more words. */
  typed: string;
  /** What somebody probably meant by it, where nobody used the typed word. */
  meant: string[];
  /** Words and phrases that mean it. */
  words: string[];
  /** Looked for in French texts only. */
  french: string[];
  /** Marks of countries and subjects. */
  exact: string[];
};

/** A sentence is understood by its first words. */
const MOST_WANTED = 6;

/** The words a search is understood by, and parts that a reader may have joined or parted. */
export function askedWords(typed: string): { words: string[]; parts: string[] } {
  const words = [...new Set(tellingWords(typed))].slice(0, MOST_WANTED);
  const joined = words.slice(1).map((word, i) => `${words[i]}${word}`);
  const parted = words.flatMap((word) => partings(word).flat());
  return { words, parts: [...new Set([...joined, ...parted])] };
}

const partings = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [
    word.slice(0, i + 3),
    word.slice(i + 3),
  ]) as [string, string][];

export type Vocabulary = {
  near: readonly NearWord[];
  /** Of the parts, those that somebody used. */
  parts: ReadonlySet<string>;
};

/** What a reader may have meant, thing by thing. */
export function forgive(words: readonly string[], vocabulary: Vocabulary): Wanted[] {
  const wanted: Wanted[] = [];
  for (let i = 0; i < words.length; ) {
    const length = Math.max(1, longestTerm(words.slice(i)));
    wanted.push(length > 1 ? phrase(words.slice(i, i + length)) : single(words, i, vocabulary));
    i += length;
  }
  return wanted;
}

function phrase(words: readonly string[]): Wanted {
  const typed = words.join(' ');
  const { words: meaning, french, exact, cities } = entriesFor(typed);
  return { typed, meant: [], words: [typed, ...meaning, ...cities], french, exact };
}

function single(words: readonly string[], i: number, { near, parts }: Vocabulary): Wanted {
  const typed = words[i] as string;
  const like = near.filter((one) => one.typed === typed);
  const isUsed = like.some(({ word }) => word === typed);
  const own = entriesFor(typed);
  const isKnown = isUsed || own.words.length > 0 || own.exact.length > 0;
  const spellings = spellingsOf(typed, like, isKnown);
  // What a slip was meant to be has meanings too.
  const entries = isKnown ? [own] : spellings.slice(0, 2).map(entriesFor);
  const parted = isUsed
    ? []
    : partings(typed).filter((pair) => pair.every((part) => parts.has(part)));
  const joined = [`${words[i - 1]}${typed}`, `${typed}${words[i + 1]}`].filter((one) =>
    parts.has(one),
  );
  const meant = [...spellings, ...joined, ...parted.map((pair) => pair.join(' '))];
  const all = [
    ...meant,
    ...(isArabicScript(typed) ? withoutArticle(typed) : []),
    ...entries.flatMap((entry) => entry.words),
    ...own.cities,
  ];
  return {
    typed,
    // Of words that mean it the first is the usual one.
    meant: isUsed ? [] : [...own.words.slice(0, 1), ...meant].filter((one) => one !== typed),
    words: [...new Set([typed, ...all])],
    french: entries.flatMap((entry) => entry.french),
    exact: entries.flatMap((entry) => entry.exact),
  };
}
