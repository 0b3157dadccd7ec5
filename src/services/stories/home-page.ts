import type { Database } from '#db/connect.ts';
import { countPublished, countsByCountry } from '#db/publications/publication-counts.ts';
import { listPublications } from '#db/publications/publication-lists.ts';
import { findPublication } from '#db/publications/publications.ts';
import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { excerpt } from '#domain/story/excerpt.ts';
import type { ListedStory, Neighbour } from '#domain/story/published-story.ts';

/** Places on the home page's wall, and a few more to choose the featured story from. */
const NEWEST = 24;
const OPENING_LENGTH = 320;

export type HomePage = {
  total: number;
  newest: Neighbour[];
  /** The newest story that may stand large on a page: never a letter of remembrance. */
  feature: { story: ListedStory; opening: string } | null;
  countries: { country: string; total: number }[];
};

export async function homePage(db: Database): Promise<HomePage> {
  const [total, newest, countries] = await Promise.all([
    countPublished(db),
    listPublications(db, {}, { offset: 0, limit: NEWEST }),
    countsByCountry(db),
  ]);
  return {
    total,
    newest: newest.map(({ hash, category, writingType, language, title }) => {
      // Only what a tile on the wall needs: the page carries this list twice.
      return { hash, category, writingType, language, title };
    }),
    countries,
    feature: await feature(db, newest),
  };
}

async function feature(db: Database, newest: ListedStory[]): Promise<HomePage['feature']> {
  const story = newest.find(
    (candidate) =>
      candidate.writingType === 'STORY' &&
      candidate.contentNote === null &&
      !candidate.paused &&
      !campaignOfCategory(candidate.category)?.remembrance,
  );
  const found = story && (await findPublication(db, story.hash));
  return found ? { story, opening: excerpt(found.body, OPENING_LENGTH) } : null;
}
