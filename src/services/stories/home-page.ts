import type { Database } from '#db/connect.ts';
import { countsOfAllAndByCountry } from '#db/publications/publication-counts.ts';
import { findNewestToStandOut, listOpenings } from '#db/publications/publication-openings.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { excerpt } from '#domain/story/excerpt.ts';
import {
  mayStandOut,
  type OpeningStory,
  type WallLine,
  wallLine,
} from '#domain/story/on-the-wall.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

/** Places on the home page's wall, the open one among them, and some more to choose from. */
const PLACES = 15;
const NEWEST = 24;
const OPENING_LENGTH = 320;

type Addressed = Pick<ListedStory, 'hash' | 'category' | 'writingType' | 'title'>;

/** Codes and values: the page puts words to them, in its own language. */
type Speaking = { says: WallLine };
type Person = Pick<ListedStory, 'age' | 'ageBand' | 'gender'>;

/** Only what a page shows of a story. */
export type WallStory = Addressed &
  Person &
  Speaking &
  Pick<ListedStory, 'readingMinutes' | 'country'>;

export type FeaturedStory = Addressed &
  Person &
  Pick<ListedStory, 'language' | 'name' | 'city' | 'country'> & { opening: string };

/** How the newest text from a country begins. */
export type CountryOpening = Person & Speaking & Pick<ListedStory, 'country' | 'writingType'>;

export type HomePage = {
  total: number;
  /** The newest text that may stand large on a page: it speaks from the start. */
  open: WallStory | null;
  wall: WallStory[];
  /** Another story than the open one. */
  feature: FeaturedStory | null;
  letter: (Addressed & Speaking) | null;
  countries: { country: string; total: number }[];
  /** The card that lies open on the map: of another story still, where there is one. */
  card: CountryOpening | null;
};

export async function homePage(db: Database, campaigns: Campaigns): Promise<HomePage> {
  const [{ total, countries }, newest] = await Promise.all([
    countsOfAllAndByCountry(db),
    listOpenings(db, NEWEST),
  ]);
  const prominent = newest.filter((story) => mayStandOut(story, campaigns));
  const quiet = campaigns.quietCategories();
  // Mostly both are among the newest, and the database need not be asked again.
  const letter =
    prominent.find(({ writingType }) => writingType === 'LETTER') ??
    (await findNewestToStandOut(db, { writingType: 'LETTER' }, quiet));
  const open = prominent[0] ?? (await findNewestToStandOut(db, {}, quiet));
  const feature = prominent.find((story) => story.writingType === 'STORY' && story !== open);
  const shown = [open?.country, feature?.country];
  const farther = prominent.find(({ country }) => !shown.includes(country)) ?? open;
  return {
    total,
    open: open ? wallStory(open, campaigns) : null,
    wall: newest
      .filter((story) => story !== open)
      .slice(0, PLACES - 1)
      .map((story) => wallStory(story, campaigns)),
    feature: feature ? featured(feature) : null,
    letter: letter ? newestLetter(letter, campaigns) : null,
    countries,
    card: farther ? countryOpening(farther, campaigns) : null,
  };
}

const addressed = ({ hash, category, writingType, title }: OpeningStory): Addressed => {
  return { hash, category, writingType, title };
};

const person = ({ age, ageBand, gender }: OpeningStory): Person => ({ age, ageBand, gender });

function wallStory(story: OpeningStory, campaigns: Campaigns): WallStory {
  const { readingMinutes, country } = story;
  return {
    ...addressed(story),
    ...person(story),
    country,
    readingMinutes,
    says: wallLine(story, campaigns),
  };
}

function featured(story: OpeningStory): FeaturedStory {
  const { language, name, city, country, opening } = story;
  return {
    ...addressed(story),
    ...person(story),
    language,
    name,
    city,
    country,
    opening: excerpt(opening, OPENING_LENGTH),
  };
}

function newestLetter(story: OpeningStory, campaigns: Campaigns): HomePage['letter'] {
  return { ...addressed(story), says: wallLine(story, campaigns) };
}

export function countryOpening(story: OpeningStory, campaigns: Campaigns): CountryOpening {
  const { country, writingType } = story;
  return { ...person(story), country, writingType, says: wallLine(story, campaigns) };
}
