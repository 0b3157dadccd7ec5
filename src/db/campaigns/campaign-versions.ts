import { type CampaignRecord, canonicalRecord } from '#domain/campaigns/campaign-record.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import type { Database, Transaction } from '../connect.ts';

export type CampaignVersion = {
  campaign: string;
  no: number;
  version: number;
  hash: string;
  record: CampaignRecord;
  /** Null when it came with a release. */
  officer: string | null;
};

/** A version is checked before it is written and never changed, so that nobody has to check it again. */
const VERSION = ['campaign', 'no', 'version', 'hash', 'record', 'officer'] as const;

type VersionRow = Omit<CampaignVersion, 'record'> & { record: unknown };

const toVersion = (row: VersionRow): CampaignVersion => ({
  ...row,
  record: row.record as CampaignRecord,
});

export async function findNewestVersion(
  db: Database,
  campaign: string,
): Promise<CampaignVersion | undefined> {
  const row = await db
    .selectFrom('campaign_version')
    .select(VERSION)
    .where('campaign', '=', campaign)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toVersion(row);
}

/** Behind all others in the order of the pages. */
export async function insertCampaign(
  db: Transaction,
  { slug, state }: { slug: string; state: CampaignState },
): Promise<void> {
  await db
    .insertInto('campaign')
    .values((eb) => ({
      slug,
      state,
      place: eb
        .selectFrom('campaign')
        .select((one) => one(one.fn.coalesce(one.fn.max('place'), one.val(0)), '+', 1).as('next'))
        .$castTo<{ next: number }>(),
    }))
    .execute();
}

export type NewVersion = Omit<CampaignVersion, 'campaign'> & { why: string; at: Date };

/** The database counts along and makes the hash again. */
export async function insertVersion(db: Transaction, version: NewVersion): Promise<void> {
  const { record, ...rest } = version;
  await db
    .insertInto('campaign_version')
    .values({ ...rest, campaign: record.slug, record: canonicalRecord(record) })
    .execute();
}

export async function serveVersion(
  db: Transaction,
  { slug, no, state }: { slug: string; no: number; state: CampaignState },
): Promise<void> {
  await db.updateTable('campaign').set({ live_no: no, state }).where('slug', '=', slug).execute();
}

/** Texts from before there were versions were written under the first of their campaign. Answers how many there were. */
export async function bindOlderStories(db: Database, most: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('story')
    .set({ campaign_version: 1 })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('story')
        .innerJoin('campaign_version as first', (join) =>
          join.onRef('first.campaign', '=', 'story.campaign').on('first.no', '=', 1),
        )
        .select('story.id')
        .where('story.campaign_version', 'is', null)
        .limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
