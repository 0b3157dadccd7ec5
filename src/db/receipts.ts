import { sql } from 'kysely';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { Masks, PublicFace } from '#domain/story/public-face.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import { writtenUnder } from './campaigns/written-under.ts';
import type { Database, Transaction } from './connect.ts';
import { toSocialColumns } from './social-columns.ts';
import { type StoryRecord, toStoryRecord } from './stories.ts';

/** A transaction of the receipt role, in which the database shows this one story and no other. */
export function withReceipt<T>(
  db: Database,
  receiptHash: Uint8Array,
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  const hex = Buffer.from(receiptHash).toString('hex');
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('hikaya.receipt', ${hex}, true)`.execute(transaction);
    return work(transaction);
  });
}

export async function findReceiptStory(db: Database): Promise<StoryRecord | undefined> {
  return takeStory(shownStory(db));
}

/** Locks it, so that a writer and an officer wait for each other. */
export async function lockReceiptStory(db: Transaction): Promise<StoryRecord | undefined> {
  return takeStory(shownStory(db).forNoKeyUpdate());
}

/** The policy says the same; a role without one would otherwise find any story. */
function shownStory(db: Database) {
  return db
    .selectFrom('story')
    .selectAll()
    .select(writtenUnder.as('form'))
    .where(sql<boolean>`receipt_hash = shown_receipt()`);
}

async function takeStory(query: ReturnType<typeof shownStory>): Promise<StoryRecord | undefined> {
  const row = await query.executeTakeFirst();
  return row && toStoryRecord(row);
}

export type ReceiptEvent = {
  kind: StoryEventKind;
  byOfficer: boolean;
  toState: StoryState | null;
  subject: string | null;
  clauses: string[];
  note: string | null;
  at: Date;
};

/** What happened, in order, as far as its writer may know. */
export async function listReceiptEvents(db: Database, storyId: string): Promise<ReceiptEvent[]> {
  const rows = await db
    .selectFrom('event')
    .select(['kind', 'actor_kind', 'to_state', 'subject', 'clauses', 'note_to_writer', 'at'])
    .where('story_id', '=', storyId)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({
    kind: row.kind as StoryEventKind,
    byOfficer: row.actor_kind === 'officer',
    toState: row.to_state as StoryState | null,
    subject: row.subject,
    clauses: row.clauses,
    note: row.note_to_writer,
    at: row.at,
  }));
}

export async function setMasks(db: Database, storyId: string, masks: Masks): Promise<void> {
  await db
    .updateTable('story')
    .set({
      hide_name: masks.hideName,
      coarse_age: masks.coarseAge,
      hide_city: masks.hideCity,
      hide_belief: masks.hideBelief,
    })
    .where('id', '=', storyId)
    .execute();
}

/** Does nothing where the story is not published. */
export async function setPublishedFace(
  db: Database,
  storyId: string,
  face: PublicFace,
): Promise<void> {
  await db
    .updateTable('publication')
    .set({
      name: face.name,
      age: face.age,
      age_band: face.ageBand,
      city: face.city,
      belief: face.belief,
      link: face.link,
      ...toSocialColumns(face.social),
    })
    .where('story_id', '=', storyId)
    .execute();
}

export async function setPaused(db: Database, storyId: string, paused: boolean): Promise<void> {
  await db.updateTable('story').set({ paused }).where('id', '=', storyId).execute();
  await db.updateTable('publication').set({ paused }).where('story_id', '=', storyId).execute();
}

/** The writer has answered: back to where it was, with the words that now count. */
export async function setReplied(
  db: Database,
  storyId: string,
  change: { revisionNo: number; guardian: boolean },
): Promise<void> {
  await db
    .updateTable('story')
    .set({
      state: 'in_review',
      revision_no: change.revisionNo,
      ...(change.guardian && { guardian: true }),
    })
    .where('id', '=', storyId)
    .execute();
}

/** No officer decided, so no wait ends here; an approval that waited for its hour counts no more. */
export async function setWithdrawn(db: Database, storyId: string): Promise<void> {
  await db.updateTable('story').set({ state: 'withdrawn' }).where('id', '=', storyId).execute();
}

/** How long decisions took lately, without saying whose. */
export async function recentDecisions(
  db: Database,
  most: number,
): Promise<{ readyAt: Date; decidedAt: Date }[]> {
  const { rows } = await sql<{ ready_at: Date; decided_at: Date }>`
    SELECT ready_at, decided_at FROM recent_decisions(${most})`.execute(db);
  return rows.map((row) => ({ readyAt: row.ready_at, decidedAt: row.decided_at }));
}
