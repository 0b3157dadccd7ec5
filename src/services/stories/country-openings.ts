import type { Database } from '#db/connect.ts';
import { listOpeningsByCountry } from '#db/publications/publication-openings.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { type CountryOpening, countryOpening } from './home-page.ts';

export type CountryOpenings = Record<string, CountryOpening>;

/** How the newest text from each country begins; nothing of countries whose texts want to be asked for. */
export async function countryOpenings(
  db: Database,
  campaigns: Campaigns,
): Promise<CountryOpenings> {
  const stories = await listOpeningsByCountry(db, campaigns.quietCategories());
  return Object.fromEntries(
    stories.map((story) => [story.country, countryOpening(story, campaigns)]),
  );
}
