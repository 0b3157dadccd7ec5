import type { Database } from '#db/connect.ts';
import { countPublished, countsByCountry } from '#db/publication-counts.ts';
import { listPublications } from '#db/publications.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

/** Places on the home page's wall. */
const WALL_SIZE = 20;

export type HomePage = {
  total: number;
  newest: ListedStory[];
  countries: { country: string; total: number }[];
};

export async function homePage(db: Database): Promise<HomePage> {
  const [total, newest, countries] = await Promise.all([
    countPublished(db),
    listPublications(db, {}, { offset: 0, limit: WALL_SIZE }),
    countsByCountry(db),
  ]);
  return { total, newest, countries };
}

/** How many are published in one category; the banner and the goal show it. */
export async function countInCategory(db: Database, category: CategoryCode): Promise<number> {
  return countPublished(db, category);
}
