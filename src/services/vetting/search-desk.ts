import { type FoundStory, type SearchFilter, searchStories } from '#db/desk/desk-search.ts';
import { hashOfUrl, isHash } from '#domain/story/permalink.ts';
import { decodeSearchPlace, encodeSearchPlace } from '#domain/vetting/search-place.ts';
import type { DeskContext } from './desk-context.ts';

/** As many as one looks through before searching for something narrower. */
const PAGE = 50;
/** Longer than anybody types; a whole text is found by a sentence of it. */
const WORDS_LONGEST = 200;

export type FoundPage = { items: FoundStory[]; next: string | null };

/** A reference, or a story's whole address, finds that story; anything else is words. */
export async function searchDesk(
  { db }: Pick<DeskContext, 'db'>,
  { words: typed = '', ...filter }: Omit<SearchFilter, 'hash'>,
  after: string | null = null,
): Promise<FoundPage> {
  // The database takes any letter but this one.
  const words = typed.replaceAll('\0', ' ').trim().slice(0, WORDS_LONGEST);
  const hash = hashOfUrl(words).toLowerCase();
  if (isHash(hash)) {
    const items = await searchStories(db, { ...filter, hash }, { limit: 1 });
    // Some words look like a reference too.
    if (items.length > 0) return { items, next: null };
  }
  const slice = { limit: PAGE + 1, after: decodeSearchPlace(after) };
  const rows = await searchStories(db, { ...filter, words }, slice);
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return { items, next: rows.length > PAGE && last ? encodeSearchPlace(last) : null };
}
