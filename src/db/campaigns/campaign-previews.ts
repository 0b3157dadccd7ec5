import { sql } from 'kysely';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { Database, Transaction } from '../connect.ts';

export type CampaignPreview = {
  /** Of the words that it shows. */
  draftHash: string;
  /** Who asked for the address. */
  officer: string;
  at: Date;
  endsAt: Date;
};

/** In place of the one before, whose address ends with that. */
export async function keepPreview(
  db: Transaction,
  campaign: string,
  { secretHash, draftHash, officer, at, endsAt }: CampaignPreview & { secretHash: Uint8Array },
): Promise<void> {
  const preview = {
    secret_hash: Buffer.from(secretHash),
    draft_hash: draftHash,
    ...{ officer, at, ends_at: endsAt },
  };
  await db
    .insertInto('campaign_preview')
    .values({ campaign, ...preview })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet(preview))
    .execute();
}

export async function findPreview(
  db: Database,
  campaign: string,
  now: Date,
): Promise<CampaignPreview | undefined> {
  const row = await db
    .selectFrom('campaign_preview')
    .select(['draft_hash', 'officer', 'at', 'ends_at'])
    .where('campaign', '=', campaign)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return (
    row && { draftHash: row.draft_hash, officer: row.officer, at: row.at, endsAt: row.ends_at }
  );
}

export async function deletePreview(db: Transaction, campaign: string): Promise<void> {
  await db.deleteFrom('campaign_preview').where('campaign', '=', campaign).execute();
}

/** For whoever shows the secret. The public's processes have no other way to a draft. */
export async function findPreviewedDraft(
  db: Database,
  secretHash: Uint8Array,
): Promise<{ record: CampaignRecord; endsAt: Date } | undefined> {
  const { rows } = await sql<{ draft: { record: CampaignRecord; endsAt: string } | null }>`
    SELECT previewed_draft(${Buffer.from(secretHash)}) AS draft`.execute(db);
  const draft = rows[0]?.draft;
  return draft ? { record: draft.record, endsAt: new Date(draft.endsAt) } : undefined;
}
