import { sql } from 'kysely';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import type { TextsThere } from '#domain/campaigns/sort-changes.ts';
import type { Database, Transaction } from '../connect.ts';
import { type CampaignDraft, findDraft } from './campaign-drafts.ts';
import { type CampaignVersion, toVersion, VERSION } from './campaign-versions.ts';

export type ScheduledCampaign = {
  record: CampaignRecord;
  hash: string;
  officer: string;
  why: string;
  opensAt: Date;
};

/** All that is kept of one campaign but what it was before. */
export type KeptCampaign = {
  slug: string;
  state: CampaignState;
  live: CampaignVersion | null;
  draft: CampaignDraft | null;
  scheduled: ScheduledCampaign | null;
  /** While no second lead has agreed. */
  openedAloneBy: string | null;
};

/** Nobody else does anything with it until the transaction ends. */
export async function lockCampaign(
  db: Transaction,
  slug: string,
): Promise<KeptCampaign | undefined> {
  await db
    .selectFrom('campaign')
    .select('slug')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  return findCampaign(db, slug);
}

export async function findCampaign(db: Database, slug: string): Promise<KeptCampaign | undefined> {
  const row = await db
    .selectFrom('campaign')
    .select(['slug', 'state', 'live_no'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const live = row.live_no === null ? null : await findVersion(db, { slug, no: row.live_no });
  return {
    slug,
    state: row.state as CampaignState,
    live: live ?? null,
    draft: (await findDraft(db, slug)) ?? null,
    scheduled: (await findScheduled(db, slug)) ?? null,
    openedAloneBy: live?.aloneUntil ? await findWhoIsAlone(db, live) : null,
  };
}

async function findVersion(
  db: Database,
  { slug, no }: { slug: string; no: number },
): Promise<CampaignVersion | undefined> {
  const row = await db
    .selectFrom('campaign_version')
    .select(VERSION)
    .where('campaign', '=', slug)
    .where('no', '=', no)
    .executeTakeFirst();
  return row && toVersion(row);
}

/** Whoever opened it without another, while nobody has agreed to what is served; the database holds on to the same. */
async function findWhoIsAlone(
  db: Database,
  { campaign, no }: Pick<CampaignVersion, 'campaign' | 'no'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('campaign_version as v')
    .select(sql<string | null>`opened_alone_by(v.campaign)`.as('by'))
    .where('v.campaign', '=', campaign)
    .where('v.no', '=', no)
    .where(sql<boolean>`NOT stands_on_two(v)`)
    .executeTakeFirst();
  return row?.by ?? null;
}

async function findScheduled(db: Database, slug: string): Promise<ScheduledCampaign | undefined> {
  const row = await db
    .selectFrom('campaign_scheduled')
    .select(['record', 'hash', 'officer', 'why', 'opens_at'])
    .where('campaign', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { opens_at: opensAt, record, ...rest } = row;
  return { ...rest, record: record as unknown as CampaignRecord, opensAt };
}

/** What was written under it by now: what a change may no longer touch. */
export async function readTextsThere(db: Database, slug: string): Promise<TextsThere> {
  const [any, recipients, languages] = await Promise.all([
    db.selectFrom('story').select('id').where('campaign', '=', slug).limit(1).executeTakeFirst(),
    db
      .selectFrom('story')
      .select('recipient')
      .distinct()
      .where('campaign', '=', slug)
      .where('recipient', 'is not', null)
      .execute(),
    db
      .selectFrom('story')
      .select('language')
      .distinct()
      .where('campaign', '=', slug)
      .where('state', '=', 'published')
      .execute(),
  ]);
  return {
    any: any !== undefined,
    recipients: recipients.flatMap(({ recipient }) => (recipient === null ? [] : [recipient])),
    languages: languages.flatMap(({ language }) => (language === null ? [] : [language])),
  };
}

/** The newest words of every other campaign, drafts too: two do not take one address. */
export async function listOtherRecords(db: Database, slug: string): Promise<CampaignRecord[]> {
  const [served, drafts] = await Promise.all([
    db
      .selectFrom('campaign')
      .innerJoin('campaign_version as v', (join) =>
        join.onRef('v.campaign', '=', 'campaign.slug').onRef('v.no', '=', 'campaign.live_no'),
      )
      .select('v.record')
      .where('campaign.slug', '<>', slug)
      .execute(),
    db.selectFrom('campaign_draft').select('record').where('campaign', '<>', slug).execute(),
  ]);
  return [...served, ...drafts].map(({ record }) => record as unknown as CampaignRecord);
}
