import { sql } from 'kysely';
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
  /** Opened by one lead: until then, where no second one agrees. */
  aloneUntil: Date | null;
};

/** A version is checked before it is written and never changed, so that nobody has to check it again. */
export const VERSION = [
  'campaign',
  'no',
  'version',
  'hash',
  'record',
  'officer',
  'alone_until',
] as const;

type VersionRow = Omit<CampaignVersion, 'record' | 'aloneUntil'> & {
  record: unknown;
  alone_until: Date | null;
};

export const toVersion = ({ alone_until, record, ...row }: VersionRow): CampaignVersion => ({
  ...row,
  record: record as CampaignRecord,
  aloneUntil: alone_until,
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

export type ListedVersion = Omit<CampaignVersion, 'officer'> & {
  why: string;
  at: Date;
  /** Names, or null where it came with a release. */
  madeBy: string | null;
  agreedBy: string | null;
  texts: number;
  /** Two leads or a release are behind it, so one may bring it back. */
  standsOnTwo: boolean;
};

/** Every version of a campaign, the newest first. */
export async function listVersions(db: Database, campaign: string): Promise<ListedVersion[]> {
  const rows = await db
    .selectFrom('campaign_version as v')
    .leftJoin('officer as maker', 'maker.id', 'v.officer')
    .select(['v.campaign', 'v.no', 'v.version', 'v.hash', 'v.record', 'v.alone_until'])
    .select((eb) => [
      'v.why',
      'v.at',
      'v.officer',
      'maker.name as madeBy',
      sql<boolean>`stands_on_two(v)`.as('standsOnTwo'),
      eb
        .selectFrom('event')
        .leftJoin('officer', 'officer.id', 'event.officer')
        .select((one) => one.fn.coalesce('officer.name', 'event.officer').as('name'))
        .where('event.kind', '=', 'agree-campaign')
        .whereRef('event.subject', '=', 'v.campaign')
        .where(sql<boolean>`right(event.internal_note, 64) = v.hash`)
        .orderBy('event.no', 'desc')
        .limit(1)
        .as('agreedBy'),
      eb
        .selectFrom('story')
        .select((one) => one.fn.countAll<number>().as('texts'))
        .whereRef('story.campaign', '=', 'v.campaign')
        .whereRef('story.campaign_version', '=', 'v.no')
        .as('texts'),
    ])
    .where('v.campaign', '=', campaign)
    .orderBy('v.no', 'desc')
    .execute();
  return rows.map(({ officer, madeBy, texts, ...row }) => ({
    ...toVersion({ ...row, officer }),
    why: row.why,
    at: row.at,
    madeBy: madeBy ?? officer,
    agreedBy: row.agreedBy,
    texts: texts ?? 0,
    standsOnTwo: row.standsOnTwo,
  }));
}

export type NewVersion = Omit<CampaignVersion, 'campaign'> & { why: string; at: Date };

/** The database counts along and makes the hash again. */
export async function insertVersion(db: Transaction, version: NewVersion): Promise<void> {
  const { record, aloneUntil, ...rest } = version;
  await db
    .insertInto('campaign_version')
    .values({
      ...rest,
      campaign: record.slug,
      record: canonicalRecord(record),
      alone_until: aloneUntil,
    })
    .execute();
}

export async function serveVersion(
  db: Transaction,
  { slug, no, state }: { slug: string; no: number; state?: CampaignState },
): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ live_no: no, ...(state && { state }) })
    .where('slug', '=', slug)
    .execute();
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
