import type { Database } from '#db/connect.ts';
import {
  findBookletOrder,
  fingerprintOf,
  listBookletHashes,
  listBookletTexts,
  updateBooklet,
} from '#db/desk/booklets.ts';
import { dayAt } from '#domain/calendar/moment.ts';
import { type Locale, localeEntry } from '#domain/options/locales.ts';
import { type BookletOrder, coverWall, MOST_LETTERS } from '#domain/print/booklet-order.ts';
import type { Booklet } from '#domain/print/print-document.ts';
import type { Site } from '#domain/site.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { CampaignSnapshot } from '#services/campaigns/campaign-snapshot.ts';
import { currentCampaigns } from '#services/campaigns/current-campaigns.ts';
import type { Clock, NameIn, Print } from '#services/ports.ts';
import { bookletWords } from '#words/booklet-words.ts';
import { spokenBeside } from '#words/text-words.ts';
import { letterSheet } from './letter-sheet.ts';

export type MakeBookletContext = {
  db: Database;
  site: Site;
  clock: Clock;
  print: Print;
  nameIn: NameIn;
};

/** So many at a time, that an officer sees it move. */
const BATCH = 100;

/** Reads what is public at this moment, and nothing else, and keeps it as a file for a day. */
export async function makeBooklet(context: MakeBookletContext, id: string): Promise<void> {
  const { db } = context;
  const order = await findBookletOrder(db, id, context.clock());
  if (!order) return;
  try {
    const hashes = await listBookletHashes(db, order.of, MOST_LETTERS);
    // Before the words are read: what changes from now on makes the file out of date, never the other way.
    const fingerprint = await fingerprintOf(db, hashes);
    const stories = await gather(context, id, hashes);
    if (stories.length === 0) return await updateBooklet(db, id, { state: 'empty' });
    await updateBooklet(db, id, { state: 'printing', done: stories.length });
    const campaigns = await currentCampaigns(db);
    const printed = await context.print(bookletOf({ ...context, campaigns }, order, stories));
    if (printed === 'busy') throw new Error('Too many booklets wait already.');
    const file = Buffer.from(printed.pdf);
    const { pages } = printed;
    await updateBooklet(db, id, { state: 'ready', pages, hashes, fingerprint, file });
  } catch (error) {
    // The queue tries again; until then the officer is told.
    await updateBooklet(db, id, { state: 'failed' });
    throw error;
  }
}

async function gather({ db }: MakeBookletContext, id: string, hashes: string[]) {
  const stories: PublishedStory[] = [];
  const total = hashes.length;
  for (let from = 0; from < total; from += BATCH) {
    await updateBooklet(db, id, { state: 'gathering', done: from, total });
    stories.push(...(await listBookletTexts(db, hashes.slice(from, from + BATCH))));
  }
  return stories;
}

function bookletOf(
  { site, clock, nameIn, campaigns }: MakeBookletContext & { campaigns: CampaignSnapshot },
  { title, of, flowing, folded }: BookletOrder,
  stories: PublishedStory[],
): Booklet {
  const [first] = stories;
  const language = languageOf(stories);
  return {
    kind: 'booklet',
    language,
    direction: localeEntry(language).direction,
    title,
    ...bookletWords(language, {
      kinds: new Set(stories.map(({ writingType }) => writingType)),
      texts: stories.length,
      site: site.origin.replace(/^https?:\/\//, ''),
      day: dayAt(clock(), site.timeZone),
    }),
    wall: coverWall(of, first?.category ?? 'LIFE', campaigns.in('en')),
    flowing,
    folded,
    sheets: stories.map((story) => letterSheet(story, { origin: site.origin, nameIn, campaigns })),
    imprint: { name: site.name, arabicName: site.arabicName, origin: site.origin },
  };
}

/** The language that all of its texts are in; English around texts in several. */
function languageOf(stories: PublishedStory[]): Locale {
  const [language = 'en', ...others] = new Set(
    stories.map((story) => spokenBeside(story.language)),
  );
  return others.length > 0 ? 'en' : language;
}
