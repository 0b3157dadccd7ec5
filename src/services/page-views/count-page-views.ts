import type { Database } from '#db/connect.ts';
import { addPageViews, type PageViewCount } from '#db/page-views.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { countedPath } from '#domain/counted-path.ts';
import type { ServedCampaigns } from '#services/campaigns/served-campaigns.ts';
import type { Clock, CountryOfAddress } from '#services/ports.ts';

/** More distinct pages than this between two writes is not readers; the rest is not counted. */
const MOST_ENTRIES = 5_000;

export type PageViewContext = {
  db: Database;
  clock: Clock;
  countryOf: CountryOfAddress;
  timeZone: string;
  campaigns: ServedCampaigns;
};

export type PageViewCounter = {
  count: (view: { path: string; address: string }) => void;
  /** Writes what has been counted; a failed write keeps the counts for the next one. */
  flush: () => Promise<void>;
};

/**
 * Counts in memory and writes sums, so that a viral day costs a few rows a minute.
 * What is kept is path, day and country; never an address, never one row for one visitor.
 */
export function createPageViewCounter(context: PageViewContext): PageViewCounter {
  let counts = new Map<string, PageViewCount>();

  const add = (entry: PageViewCount) => {
    const key = `${entry.day} ${entry.country} ${entry.path}`;
    const present = counts.get(key);
    if (present) present.views += entry.views;
    else if (counts.size < MOST_ENTRIES) counts.set(key, entry);
  };

  return {
    count: ({ path, address }) => {
      const counted = countedPath(path, context.campaigns().in('en'));
      if (counted === null) return;
      const day = dayIn(context.clock(), context.timeZone);
      add({ day, path: counted, country: context.countryOf(address), views: 1 });
    },
    flush: async () => {
      const batch = counts;
      counts = new Map();
      try {
        await addPageViews(context.db, [...batch.values()]);
      } catch (error) {
        for (const entry of batch.values()) add(entry);
        throw error;
      }
    },
  };
}
