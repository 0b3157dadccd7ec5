import type { Database } from '#db/connect.ts';
import {
  type FoundStory,
  namedWith,
  passagesWith,
  type SearchFilter,
  searchStories,
} from '#db/desk/desk-search.ts';
import { hashOfUrl, isHash } from '#domain/story/permalink.ts';
import { type PassagePiece, passagePieces } from '#domain/vetting/found-passage.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { decodeSearchPlace, encodeSearchPlace } from '#domain/vetting/search-place.ts';
import { isHeavy } from '#domain/vetting/topics.ts';
import type { DeskContext } from './desk-context.ts';
import { handOutPassages } from './open-story.ts';

/** As many as one looks through before searching for something narrower. */
const PAGE = 50;
/** Longer than anybody types; a whole text is found by a sentence of it. */
const WORDS_LONGEST = 200;

/** Where the words were found. Those of a text that is covered are told to nobody who did not ask for it. */
export type FoundWhere = {
  pieces: PassagePiece[];
  /** Only in words that officers have changed since. */
  isEarlier: boolean;
  isWriter: boolean;
  isCovered: boolean;
};

export type FoundItem = FoundStory & { where: FoundWhere | null };
export type FoundPage = { items: FoundItem[]; next: string | null };

/** A reference, or a story's whole address, finds that story; anything else is words. */
export async function searchDesk(
  context: Pick<DeskContext, 'db' | 'clock'>,
  officer: ActingOfficer,
  { words: typed = '', ...filter }: Omit<SearchFilter, 'hash'>,
  after: string | null = null,
): Promise<FoundPage> {
  const { db } = context;
  // The database takes any letter but this one.
  const words = typed.replaceAll('\0', ' ').trim().slice(0, WORDS_LONGEST);
  const hash = hashOfUrl(words).toLowerCase();
  if (isHash(hash)) {
    const items = await searchStories(db, { ...filter, hash }, { limit: 1 });
    // Some words look like a reference too.
    if (items.length > 0)
      return { items: items.map((item) => ({ ...item, where: null })), next: null };
  }
  const slice = { limit: PAGE + 1, after: decodeSearchPlace(after) };
  const rows = await searchStories(db, { ...filter, words }, slice);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const items = await withPlaces(db, shown, words);
  const hashes = items.filter(isHandedOut).map((item) => item.hash);
  await handOutPassages(context, { hashes, officer });
  return {
    items,
    next: rows.length > PAGE && last ? encodeSearchPlace(last) : null,
  };
}

async function withPlaces(
  db: Database,
  stories: FoundStory[],
  words: string,
): Promise<FoundItem[]> {
  if (words === '') return stories.map((story) => ({ ...story, where: null }));
  const idsOf = (some: FoundStory[]) => some.map(({ id }) => id);
  const open = stories.filter((story) => !isCovered(story));
  const [passages, named] = await Promise.all([
    passagesWith(db, { ids: idsOf(open), words }),
    namedWith(db, { ids: idsOf(stories), words }),
  ]);
  return stories.map((story) => {
    const found = passages.find(({ storyId }) => storyId === story.id);
    return {
      ...story,
      where: {
        pieces: found ? passagePieces(found.passage) : [],
        isEarlier: found !== undefined && !found.isCurrent,
        isWriter: named.includes(story.id),
        isCovered: isCovered(story),
      },
    };
  });
}

/** That words or a name are in a text which nobody else has read is told too, also where no passage is shown. */
const isHandedOut = ({ state, where }: FoundItem) => state !== 'published' && where !== null;

/** What was not looked through yet may be heavy. */
const isCovered = (story: FoundStory) => isHeavy(story) || !story.isReady;
