import {
  listServedHeads,
  readCampaignNews,
  readServedWords,
  type ServedHead,
} from '#db/campaigns/served-campaigns.ts';
import type { Database } from '#db/connect.ts';
import { readContentSnapshot } from '#services/content/served-content.ts';
import { type CampaignSnapshot, campaignSnapshot, type KeptServed } from './campaign-snapshot.ts';

/** How long a change may stay unseen by a process. A purge is repeated after longer, so no cache keeps what was before. */
const ASK_EVERY_MS = 300;

/** What a process serves: always the newest it knows, at once and without asking anybody. */
export type ServedCampaigns = () => CampaignSnapshot;

export type CampaignWatch = { campaigns: ServedCampaigns; stop: () => Promise<void> };

/** Reads all campaigns and goes on looking for news. Without an answer the last snapshot goes on. */
export async function watchCampaigns(
  db: Database,
  onError: (error: Error) => void,
): Promise<CampaignWatch> {
  let newest = await readSnapshot(db);
  let away = false;
  const look = async () => {
    try {
      newest = await readSnapshot(db, newest);
      away = false;
    } catch (error) {
      // Said once: the database says the rest itself.
      if (!away) onError(error as Error);
      away = true;
    }
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, ASK_EVERY_MS);
  return {
    campaigns: () => newest,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Only what is another version than before is read. */
export async function readSnapshot(
  db: Database,
  before?: CampaignSnapshot,
): Promise<CampaignSnapshot> {
  // Asked first: what changes while the rest is read is news the next time.
  const news = await readCampaignNews(db);
  if (before?.news === news) return before;
  const heads = await listServedHeads(db);
  const known = new Map(before?.kept.map((one) => [one.slug, one]));
  const isKnown = ({ slug, no }: ServedHead) => known.get(slug)?.no === no;
  const read = await readServedWords(
    db,
    heads.filter((head) => !isKnown(head)),
  );
  return campaignSnapshot({
    news,
    kept: heads.flatMap((head): KeptServed[] => {
      const words = read.get(head.slug) ?? known.get(head.slug);
      return words ? [{ ...words, ...head }] : [];
    }),
    content: await readContentSnapshot(db, before?.content),
  });
}
