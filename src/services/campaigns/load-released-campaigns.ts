import {
  bindOlderStories,
  findNewestVersion,
  insertCampaign,
  insertVersion,
  serveVersion,
} from '#db/campaigns/campaign-versions.ts';
import type { Database, Transaction } from '#db/connect.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { asksElse } from '#domain/campaigns/draft-needs.ts';
import { recordHash } from './record-hash.ts';

const STORIES_AT_ONCE = 5_000;

/**
 * What a release brings is written down as versions. From the first change that somebody makes at the desk on, a
 * campaign is the leads' own, and releases leave it alone.
 */
export async function loadReleasedCampaigns(
  db: Database,
  { records, at, release }: { records: readonly CampaignRecord[]; at: Date; release: string },
): Promise<void> {
  for (const record of records)
    await db.transaction().execute((trx) => loadOne(trx, { record, at, release }));
  while ((await bindOlderStories(db, STORIES_AT_ONCE)) > 0);
}

type Released = { record: CampaignRecord; at: Date; release: string };

async function loadOne(db: Transaction, { record, at, release }: Released): Promise<void> {
  const { slug } = record;
  const hash = recordHash(record);
  const newest = await findNewestVersion(db, slug);
  if (newest && (newest.officer !== null || newest.hash === hash)) return;
  if (!newest) await insertCampaign(db, { slug, state: 'draft' });
  const no = (newest?.no ?? 0) + 1;
  // A release may also change what no lead can: who ships it has the database at hand.
  const version = newest ? newest.version + (asksElse(newest.record, record) ? 1 : 0) : 1;
  const why = `Release ${release}`;
  const from = { officer: null, aloneUntil: null, why, at };
  await insertVersion(db, { no, version, hash, record, ...from });
  // A campaign that leads closed stays closed.
  await serveVersion(db, { slug, no, ...(newest ? {} : { state: 'live' }) });
  if (!newest) return;
  // Leads learn of what changed under their hands; what a new installation begins with is no news.
  const note = `Version ${version}, ${hash}`;
  await insertDeskEvent(db, { kind: 'publish-campaign', officer: null, subject: slug, note, at });
}
