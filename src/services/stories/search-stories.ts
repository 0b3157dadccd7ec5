import type { Database } from '#db/connect.ts';
import { listPublicationsBySeq } from '#db/publications/publication-lists.ts';
import { findBySearch, findPassages } from '#db/publications/publication-search.ts';
import { makePage, type Page, type PageRequest } from '#domain/paging/paging.ts';
import { MOST_OFFERED, nearestWords } from '#domain/search/nearest-words.ts';
import { type MarkedText, MOST_FOUND, readMarks, type StorySearch } from '#domain/search/search.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

export type FoundStory = { story: ListedStory; title: MarkedText; passage: MarkedText };

export type SearchResult = {
  stories: Page<FoundStory>;
  /** There are more than are shown. */
  more: boolean;
  /** Where nothing is found: what may have been meant, and is found. */
  instead: string[];
};

/** Titles first, then texts, each newest first. */
export async function searchStories(
  db: Database,
  search: StorySearch,
  request: PageRequest,
): Promise<SearchResult> {
  const found = await findBySearch(db, search);
  const shown = found.slice(0, MOST_FOUND);
  const ranked = [...shown.filter((one) => one.inTitle), ...shown.filter((one) => !one.inTitle)];
  const start = request.number * request.size;
  const seqs = ranked.slice(start, start + request.size).map(({ seq }) => seq);
  const [stories, passages] = await Promise.all([
    listPublicationsBySeq(db, seqs),
    findPassages(db, search.words, seqs),
  ]);
  const content = seqs.flatMap((seq): FoundStory[] => {
    const [story, words] = [stories.get(seq), passages.get(seq)];
    // Taken down since it was found.
    if (!story || !words) return [];
    const passage = `${words.fromStart ? '' : '… '}${words.passage}${words.toEnd ? '' : ' …'}`;
    return [{ story, title: readMarks(words.title), passage: readMarks(passage) }];
  });
  return {
    stories: makePage(content, ranked.length, request),
    more: found.length > MOST_FOUND,
    instead: found.length === 0 ? await wordsInstead(db, search) : [],
  };
}

/** By the same question: one for the first match alone might walk through every story for it. */
async function wordsInstead(db: Database, search: StorySearch): Promise<string[]> {
  const offers = nearestWords(search.words);
  const found = await Promise.all(offers.map((words) => findBySearch(db, { ...search, words })));
  return offers.filter((_, i) => (found[i]?.length ?? 0) > 0).slice(0, MOST_OFFERED);
}
