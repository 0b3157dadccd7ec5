import { type CategoryCode, categorySlug } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';

/** 32 signs, so that a random byte maps evenly onto them; no i, l, o or u to misread. */
export const HASH_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 60 bits: too many to guess an unpublished address, short enough to read aloud. */
export const HASH_LENGTH = 12;
const SLUG_LONGEST = 60;

type Addressed = {
  category: CategoryCode;
  title: string;
  writingType: WritingType;
  hash: string;
};

export function permalink(story: Addressed): string {
  return `/story/${categorySlug(story.category)}/${titleSlug(story)}/${story.hash}`;
}

/** Marks the link by which a writer first sees their own text on the wall. */
export const HUNG = 'hung';

/** It shows no more than the public page: whoever is given it learns nothing of the writer. */
export function hungLink(story: Addressed): string {
  return `${permalink(story)}?${HUNG}`;
}

/** Letters that do not come apart into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Plain ASCII, so that an address stays short wherever it is pasted. A title in another script
 * is named by what it is; the hash alone finds the story.
 */
function titleSlug({ title, writingType }: Pick<Addressed, 'title' | 'writingType'>): string {
  const ascii = title
    .replace(/[œŒæÆßøØłŁđĐı]/g, (letter) => PLAIN_LETTERS[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (ascii.length < 2) return writingType.toLowerCase();
  if (ascii.length <= SLUG_LONGEST) return ascii;
  const cut = ascii.slice(0, SLUG_LONGEST + 1);
  const lastWord = cut.lastIndexOf('-');
  return lastWord > 0 ? cut.slice(0, lastWord) : ascii.slice(0, SLUG_LONGEST);
}

const HASH = new RegExp(`^[${HASH_ALPHABET}]{${HASH_LENGTH}}$`);

export function isHash(value: string): boolean {
  return HASH.test(value);
}

/** Whether a path looks like a text's own, whatever hangs there. */
export function isStoryPath(path: string): boolean {
  return path.startsWith('/story/') && isHash(hashOfUrl(path));
}

/** The hash is the last segment of a story's url, as previousUrl and nextUrl carry it. */
export function hashOfUrl(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
