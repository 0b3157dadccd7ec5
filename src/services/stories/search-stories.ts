import type { Database } from '#db/connect.ts';
import { listPublicationsBySeq } from '#db/publications/publication-lists.ts';
import { findBySearch, findPassages, type Passages } from '#db/publications/publication-search.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { makePage, type Page, type PageRequest } from '#domain/paging/paging.ts';
import type { Wanted } from '#domain/search/forgive.ts';
import {
  isMeantExactly,
  type MarkedText,
  MOST_FOUND,
  readMarks,
  type StorySearch,
} from '#domain/search/search.ts';
import { subjectCalled } from '#domain/search/thesaurus.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { ENOUGH, NEAR_WITHIN_MS, searchNear } from './search-near.ts';

export type FoundStory = { story: ListedStory; title: MarkedText; passage: MarkedText };

export type SearchResult = {
  stories: Page<FoundStory>;
  /** There are more than are shown. */
  more: boolean;
  /** So many have what was typed; the others come near. */
  exact: number;
  /** The search with what was probably meant by words that nobody used; null where all are used. */
  meant: string | null;
  /** What was typed is the name of a subject, which has stories without the word. */
  subject: CategoryCode | null;
};

/** Titles first, then texts, each newest first; where these are few, then what comes near. */
export async function searchStories(
  db: Database,
  search: StorySearch,
  request: PageRequest,
  nearWithinMs = NEAR_WITHIN_MS,
): Promise<SearchResult> {
  const found = await findBySearch(db, search);
  const shown = found.slice(0, MOST_FOUND);
  const exact = [...shown.filter((one) => one.inTitle), ...shown.filter((one) => !one.inTitle)].map(
    ({ seq }) => seq,
  );
  const isEnough = exact.length >= ENOUGH || isMeantExactly(search.words);
  const near = isEnough ? { seqs: [], wanted: [] } : await searchNear(db, search, nearWithinMs);
  const all = [...new Set([...exact, ...near.seqs])];
  const start = request.number * request.size;
  const seqs = all.slice(start, start + request.size);
  const left = Math.max(0, exact.length - start);
  const [stories, passages] = await Promise.all([
    listPublicationsBySeq(db, seqs),
    passagesOf(db, search, near.wanted, { exact: seqs.slice(0, left), near: seqs.slice(left) }),
  ]);
  const content = seqs.flatMap((seq): FoundStory[] => {
    const [story, words] = [stories.get(seq), passages.get(seq)];
    // Taken down since it was found.
    if (!story || !words) return [];
    const passage = `${words.fromStart ? '' : '… '}${words.passage}${words.toEnd ? '' : ' …'}`;
    return [{ story, title: readMarks(words.title), passage: readMarks(passage) }];
  });
  return {
    stories: makePage(content, all.length, request),
    more: found.length > MOST_FOUND,
    exact: exact.length,
    meant: probablyMeant(near.wanted),
    subject: subjectCalled(search.words),
  };
}

/** In a story that has what was typed that is marked, and in the others what came near. */
async function passagesOf(
  db: Database,
  { words }: StorySearch,
  wanted: readonly Wanted[],
  seqs: { exact: number[]; near: number[] },
): Promise<Map<number, Passages>> {
  const anyOf = wanted.flatMap((one) => [...one.words, ...one.french]);
  const [exact, near] = await Promise.all([
    seqs.exact.length > 0 ? findPassages(db, { search: words }, seqs.exact) : [],
    seqs.near.length > 0 ? findPassages(db, { anyOf }, seqs.near) : [],
  ]);
  return new Map([...exact, ...near]);
}

const probablyMeant = (wanted: readonly Wanted[]) =>
  wanted.some(({ meant }) => meant.length > 0)
    ? wanted.map(({ typed, meant: [first] }) => first ?? typed).join(' ')
    : null;
