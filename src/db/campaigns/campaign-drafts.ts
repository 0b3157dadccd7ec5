import { type CampaignRecord, canonicalRecord } from '#domain/campaigns/campaign-record.ts';
import type { Database, Transaction } from '../connect.ts';

/** What leads have made and nobody is served yet. */
export type CampaignDraft = {
  record: CampaignRecord;
  hash: string;
  /** Who changed it last. */
  officer: string;
  at: Date;
  /** Of a second lead: these words. */
  asked: { at: Date; note: string | null; opensAt: Date | null } | null;
};

export async function findDraft(
  db: Database,
  campaign: string,
): Promise<CampaignDraft | undefined> {
  const row = await db
    .selectFrom('campaign_draft')
    .select(['record', 'hash', 'officer', 'at', 'asked_at', 'note', 'opens_at'])
    .where('campaign', '=', campaign)
    .executeTakeFirst();
  if (!row) return undefined;
  const { record, hash, officer, at, note } = row;
  return {
    ...{ hash, officer, at },
    record: record as unknown as CampaignRecord,
    asked: row.asked_at && { at: row.asked_at, note, opensAt: row.opens_at },
  };
}

export type DraftWords = Pick<CampaignDraft, 'record' | 'hash' | 'officer' | 'at'>;

/** In place of the one before; the database forgets that a second lead was asked about that one. */
export async function keepDraft(db: Transaction, draft: DraftWords): Promise<void> {
  const { hash, officer, at } = draft;
  const words = { hash, officer, at, record: canonicalRecord(draft.record) };
  await db
    .insertInto('campaign_draft')
    .values({ campaign: draft.record.slug, ...words })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet(words))
    .execute();
}

export async function askAboutDraft(
  db: Transaction,
  campaign: string,
  asked: CampaignDraft['asked'],
): Promise<void> {
  await db
    .updateTable('campaign_draft')
    .set({
      asked_at: asked?.at ?? null,
      note: asked?.note ?? null,
      opens_at: asked?.opensAt ?? null,
    })
    .where('campaign', '=', campaign)
    .execute();
}

export async function deleteDraft(db: Transaction, campaign: string): Promise<void> {
  await db.deleteFrom('campaign_draft').where('campaign', '=', campaign).execute();
}
