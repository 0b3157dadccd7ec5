import { sql } from 'kysely';
import { canonicalRecord } from '#domain/campaigns/campaign-record.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import type { Transaction } from '../connect.ts';
import type { ScheduledCampaign } from './kept-campaigns.ts';

export async function insertScheduled(
  db: Transaction,
  { record, hash, officer, why, opensAt }: ScheduledCampaign,
): Promise<void> {
  await db
    .insertInto('campaign_scheduled')
    .values({
      ...{ campaign: record.slug, hash, officer, why },
      record: canonicalRecord(record),
      opens_at: opensAt,
    })
    .execute();
}

export async function deleteScheduled(db: Transaction, campaign: string): Promise<void> {
  await db.deleteFrom('campaign_scheduled').where('campaign', '=', campaign).execute();
}

export async function setCampaignState(
  db: Transaction,
  slug: string,
  state: CampaignState,
): Promise<void> {
  await db.updateTable('campaign').set({ state }).where('slug', '=', slug).execute();
}

/** Only one that never was live; the database holds on to every other. */
export async function deleteCampaign(db: Transaction, slug: string): Promise<void> {
  await db.deleteFrom('campaign').where('slug', '=', slug).execute();
}

/** One that two leads wanted opened by now. */
export async function findDueCampaign(db: Transaction, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('campaign_scheduled')
    .select('campaign')
    .where('opens_at', '<=', now)
    .orderBy('opens_at')
    .limit(1)
    .executeTakeFirst();
  return row?.campaign;
}

/** Whether both are leads still, whoever made it and whoever agreed: an account that was closed since agrees to nothing. */
export async function isAgreedStill(
  db: Transaction,
  { campaign, hash, officer }: { campaign: string; hash: string; officer: string },
): Promise<boolean> {
  const { rows } = await sql<{ agreed: boolean }>`SELECT is_lead_now(${officer})
    AND another_agreed(${campaign}, ${hash}, ${officer}) AS agreed`.execute(db);
  return rows[0]?.agreed === true;
}

/** Open, and what is served was opened by one lead, for a time that is over. */
export async function listLongAlone(db: Transaction, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign', '=', 'campaign.slug').onRef('v.no', '=', 'campaign.live_no'),
    )
    .select('campaign.slug')
    .where('campaign.state', '=', 'live')
    .where('v.alone_until', '<=', now)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Open, and what is served says that it closes by now. */
export async function listPastClosing(db: Transaction, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign', '=', 'campaign.slug').onRef('v.no', '=', 'campaign.live_no'),
    )
    .select('campaign.slug')
    .where('campaign.state', '=', 'live')
    .where(sql<boolean>`(v.record->>'closesAt')::timestamptz <= ${now}`)
    .execute();
  return rows.map(({ slug }) => slug);
}
