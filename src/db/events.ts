import type { StoryState } from '#domain/story/lifecycle.ts';
import type { Database } from './connect.ts';

/** What the web role may tell: a writer sent something. */
export async function insertReceivedEvent(
  db: Database,
  event: { storyId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('event')
    .values({
      story_id: event.storyId,
      kind: 'received',
      actor_kind: 'writer',
      to_state: 'received',
      revision_no: 1,
      at: event.at,
    })
    .execute();
}

export type NewEvent = {
  storyId: string;
  kind: string;
  /** Null when the system itself acted. */
  officer: string | null;
  fromState: StoryState;
  toState: StoryState;
  revisionNo: number;
  clauses: string[];
  noteToWriter: string | null;
  internalNote: string | null;
  at: Date;
};

export async function insertEvent(db: Database, event: NewEvent): Promise<void> {
  await db
    .insertInto('event')
    .values({
      story_id: event.storyId,
      kind: event.kind,
      actor_kind: event.officer === null ? 'system' : 'officer',
      officer: event.officer,
      from_state: event.fromState,
      to_state: event.toState,
      revision_no: event.revisionNo,
      clauses: event.clauses,
      note_to_writer: event.noteToWriter,
      internal_note: event.internalNote,
      at: event.at,
    })
    .execute();
}

export async function hasEvent(db: Database, storyId: string, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}
