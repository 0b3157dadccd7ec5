import type { StoryState } from '#domain/story/lifecycle.ts';
import type { DeskEventKind, StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database } from './connect.ts';

/** What the web role may tell: a writer sent something, or it was brought in from elsewhere. */
export async function insertReceivedEvent(
  db: Database,
  event: { storyId: string; at: Date; broughtIn?: true },
): Promise<void> {
  await db
    .insertInto('event')
    .values({
      story_id: event.storyId,
      kind: 'received',
      actor_kind: event.broughtIn ? 'system' : 'writer',
      to_state: 'received',
      revision_no: 1,
      at: event.at,
    })
    .execute();
}

/** What a writer did with a receipt. */
export async function insertWriterEvent(
  db: Database,
  event: Omit<NewEvent, 'officer' | 'clauses' | 'noteToWriter'>,
): Promise<void> {
  await db
    .insertInto('event')
    .values({
      story_id: event.storyId,
      kind: event.kind,
      actor_kind: 'writer',
      from_state: event.fromState,
      to_state: event.toState,
      revision_no: event.revisionNo,
      subject: event.subject ?? null,
      internal_note: event.internalNote ?? null,
      at: event.at,
    })
    .execute();
}

export type NewEvent = {
  storyId: string;
  kind: StoryEventKind;
  /** Null when the system itself acted. */
  officer: string | null;
  fromState: StoryState;
  toState: StoryState;
  revisionNo: number;
  subject?: string;
  clauses?: string[];
  noteToWriter?: string | null;
  internalNote?: string | null;
  at: Date;
};

/** Answers its number in the log. */
export async function insertEvent(db: Database, event: NewEvent): Promise<number> {
  const { no } = await db
    .insertInto('event')
    .values({
      story_id: event.storyId,
      kind: event.kind,
      actor_kind: event.officer === null ? 'system' : 'officer',
      officer: event.officer,
      from_state: event.fromState,
      to_state: event.toState,
      revision_no: event.revisionNo,
      subject: event.subject ?? null,
      clauses: event.clauses ?? [],
      note_to_writer: event.noteToWriter ?? null,
      internal_note: event.internalNote ?? null,
      at: event.at,
    })
    .returning('no')
    .executeTakeFirstOrThrow();
  return no;
}

/** Something about the desk itself rather than about one story. Answers its number in the log. */
export async function insertDeskEvent(
  db: Database,
  event: { kind: DeskEventKind; officer: string | null; subject: string; note?: string; at: Date },
): Promise<number> {
  const { no } = await db
    .insertInto('event')
    .values({
      kind: event.kind,
      actor_kind: event.officer === null ? 'system' : 'officer',
      officer: event.officer,
      subject: event.subject,
      internal_note: event.note ?? null,
      at: event.at,
    })
    .returning('no')
    .executeTakeFirstOrThrow();
  return no;
}
