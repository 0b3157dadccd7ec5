import type { Database } from '#db/connect.ts';
import { countsOfAllAndByCountry } from '#db/publications/publication-counts.ts';
import { findNewestToStandOut, listOpenings } from '#db/publications/publication-openings.ts';
import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { excerpt } from '#domain/story/excerpt.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import {
  mayStandOut,
  type OpeningStory,
  personLabel,
  type WallWords,
  wallWords,
  writerLabel,
} from '#domain/story/wall-words.ts';

/** Places on the home page's wall, the open one among them, and some more to choose from. */
const PLACES = 15;
const NEWEST = 24;
const OPENING_LENGTH = 320;

type Addressed = Pick<ListedStory, 'hash' | 'category' | 'writingType' | 'title'>;

/** Only what a page shows of a story: it carries this twice, as markup and as data. */
export type WallStory = Addressed &
  Pick<ListedStory, 'readingMinutes'> &
  WallWords & { who: string };

export type FeaturedStory = Addressed &
  Pick<ListedStory, 'language' | 'name' | 'city' | 'country'> & { opening: string; who: string };

/** How the newest text from a country begins. */
export type CountryWords = Pick<WallWords, 'line' | 'language'> & { who: string };

export type HomePage = {
  total: number;
  /** The newest text that may stand large on a page: it speaks from the start. */
  open: WallStory | null;
  wall: WallStory[];
  /** Another story than the open one. */
  feature: FeaturedStory | null;
  letter: (Addressed & Pick<WallWords, 'line' | 'language'> & { to: string | null }) | null;
  countries: { country: string; total: number }[];
  /** The card that lies open on the map: of another story still, where there is one. */
  card: (CountryWords & { country: string }) | null;
};

export async function homePage(db: Database): Promise<HomePage> {
  const [{ total, countries }, newest] = await Promise.all([
    countsOfAllAndByCountry(db),
    listOpenings(db, NEWEST),
  ]);
  const prominent = newest.filter(mayStandOut);
  // Mostly both are among the newest, and the database need not be asked again.
  const letter =
    prominent.find(({ writingType }) => writingType === 'LETTER') ??
    (await findNewestToStandOut(db, { writingType: 'LETTER' }));
  const open = prominent[0] ?? (await findNewestToStandOut(db, {}));
  const feature = prominent.find((story) => story.writingType === 'STORY' && story !== open);
  const shown = [open?.country, feature?.country];
  const farther = prominent.find(({ country }) => !shown.includes(country)) ?? open;
  return {
    total,
    open: open ? wallStory(open) : null,
    wall: newest
      .filter((story) => story !== open)
      .slice(0, PLACES - 1)
      .map(wallStory),
    feature: feature ? featured(feature) : null,
    letter: letter ? newestLetter(letter) : null,
    countries,
    card: farther ? { country: farther.country, ...countryWords(farther) } : null,
  };
}

const addressed = ({ hash, category, writingType, title }: OpeningStory): Addressed => {
  return { hash, category, writingType, title };
};

function wallStory(story: OpeningStory): WallStory {
  const { readingMinutes } = story;
  return { ...addressed(story), readingMinutes, ...wallWords(story), who: writerLabel(story) };
}

function featured(story: OpeningStory): FeaturedStory {
  const { language, name, city, country, opening } = story;
  return {
    ...addressed(story),
    language,
    name,
    city,
    country,
    opening: excerpt(opening, OPENING_LENGTH),
    who: personLabel(story),
  };
}

function newestLetter(story: OpeningStory): HomePage['letter'] {
  const { line, language } = wallWords(story);
  const to = campaignOfCategory(story.category)?.home?.addressee ?? null;
  return { ...addressed(story), line, language, to };
}

export function countryWords(story: OpeningStory): CountryWords {
  const { line, language } = wallWords(story);
  return { line, language, who: personLabel(story) };
}
