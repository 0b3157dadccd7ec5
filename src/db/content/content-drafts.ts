import type { AnyContent } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { canonicalContent } from '#domain/content/read-content.ts';
import type { Database, Transaction } from '../connect.ts';

/** What leads have written and no reader is served yet. */
export type ContentDraft = {
  slot: ContentSlot;
  record: AnyContent;
  hash: string;
  /** Who changed it last. */
  officer: string;
  at: Date;
  /** Of a second lead: these words. */
  asked: { at: Date; note: string | null } | null;
  changedBy: string;
};

export async function listContentDrafts(db: Database): Promise<ContentDraft[]> {
  const rows = await db
    .selectFrom('content_draft as d')
    .leftJoin('officer', 'officer.id', 'd.officer')
    .select(['d.slot', 'd.record', 'd.hash', 'd.officer', 'd.at', 'd.asked_at', 'd.note'])
    .select('officer.name')
    .execute();
  return rows.map(({ asked_at, note, name, ...row }) => ({
    ...row,
    slot: row.slot as ContentSlot,
    record: row.record as unknown as AnyContent,
    asked: asked_at && { at: asked_at, note },
    changedBy: name ?? row.officer,
  }));
}

export async function findContentDraft(
  db: Database,
  slot: ContentSlot,
): Promise<ContentDraft | undefined> {
  return (await listContentDrafts(db)).find((draft) => draft.slot === slot);
}

/** One lead after the other: what was seen is still so. */
export async function lockContent(db: Transaction, slot: ContentSlot): Promise<void> {
  await db
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [eb.val(`content ${slot}`)])]).as('locked'),
    )
    .execute();
}

/** In place of the one before; the database forgets that a second lead was asked about that one. */
export async function keepContentDraft(
  db: Transaction,
  draft: Pick<ContentDraft, 'slot' | 'record' | 'hash' | 'officer' | 'at'>,
): Promise<void> {
  const { slot, hash, officer, at } = draft;
  const words = { hash, officer, at, record: canonicalContent(draft.record) };
  await db
    .insertInto('content_draft')
    .values({ slot, ...words })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(words))
    .execute();
}

export async function askAboutContent(
  db: Transaction,
  slot: ContentSlot,
  asked: ContentDraft['asked'],
): Promise<void> {
  await db
    .updateTable('content_draft')
    .set({ asked_at: asked?.at ?? null, note: asked?.note ?? null })
    .where('slot', '=', slot)
    .execute();
}

export async function deleteContentDraft(db: Transaction, slot: ContentSlot): Promise<void> {
  await db.deleteFrom('content_draft').where('slot', '=', slot).execute();
}

/** What a second lead wants changed first, while nobody has been asked or has agreed since. */
export async function findContentNotYet(
  db: Database,
  slot: ContentSlot,
): Promise<{ by: string; at: Date; what: string } | null> {
  const last = await db
    .selectFrom('event')
    .leftJoin('officer', 'officer.id', 'event.officer')
    .select(['kind', 'officer.name', 'event.officer', 'event.at', 'internal_note'])
    .where('story_id', 'is', null)
    .where('subject', '=', slot)
    .where('kind', 'in', ['ask-content', 'not-yet-content', 'publish-content', 'set-aside-content'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.kind !== 'not-yet-content') return null;
  return { by: last.name ?? last.officer ?? '', at: last.at, what: last.internal_note ?? '' };
}
