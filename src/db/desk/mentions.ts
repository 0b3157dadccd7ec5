import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';
import { DESK_COLUMNS, type DeskRow, toDeskRow } from './desk-rows.ts';

export async function insertMentions(
  db: Database,
  note: { eventNo: number; storyId: string; officerIds: readonly string[] },
): Promise<void> {
  if (note.officerIds.length === 0) return;
  const named = { event_no: note.eventNo, story_id: note.storyId };
  await db
    .insertInto('mention')
    .values(note.officerIds.map((officer_id) => ({ ...named, officer_id })))
    .execute();
}

export type Mention = DeskRow & {
  eventNo: number;
  by: string;
  at: Date;
  heavy: boolean;
  note: string | null;
};

/** Texts in whose folder this officer is named and has done nothing since, the oldest first. */
export async function listMentions(db: Database, officerId: string): Promise<Mention[]> {
  const rows = await mentionsOf(db, officerId)
    .innerJoin('event', 'event.no', 'mention.event_no')
    .innerJoin('revision', currentRevision)
    .leftJoin('officer', 'officer.id', 'event.officer')
    .leftJoin('event_note', 'event_note.no', 'event.no')
    .select([...DESK_COLUMNS, 'story.topics', 'mention.event_no', 'event.at', 'event.officer'])
    .select(['officer.name', 'event_note.note'])
    .orderBy('mention.event_no')
    .execute();
  return rows.map((row) => ({
    ...toDeskRow(row),
    eventNo: row.event_no,
    by: row.name ?? row.officer ?? '',
    at: row.at,
    heavy: row.topics.length > 0,
    note: row.note,
  }));
}

export async function countMentions(db: Database, officerId: string): Promise<number> {
  const { total } = await mentionsOf(db, officerId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether this officer is still asked to look into this folder. */
export async function isNamed(
  db: Database,
  asked: { storyId: string; officerId: string },
): Promise<boolean> {
  const found = await mentionsOf(db, asked.officerId)
    .select('mention.event_no')
    .where('mention.story_id', '=', asked.storyId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Opening a text, or taking it, is no answer to whoever asked. */
function mentionsOf(db: Database, officerId: string) {
  return db
    .selectFrom('mention')
    .innerJoin('story', 'story.id', 'mention.story_id')
    .where('mention.officer_id', '=', officerId)
    .where('story.erased_at', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM event later WHERE later.story_id = mention.story_id
        AND later.no > mention.event_no AND later.officer = mention.officer_id
        AND later.kind NOT IN ('open', 'take', 'take-over'))`,
    );
}
