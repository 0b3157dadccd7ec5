import { sql } from 'kysely';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { DeskEventKind, StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database, Transaction } from './connect.ts';

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

/** What a writer did with a receipt. */
export async function insertWriterEvent(
  db: Database,
  event: Pick<NewEvent, 'storyId' | 'kind' | 'fromState' | 'toState' | 'revisionNo' | 'at'>,
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
      clauses: event.clauses ?? [],
      note_to_writer: event.noteToWriter ?? null,
      internal_note: event.internalNote ?? null,
      at: event.at,
    })
    .returning('no')
    .executeTakeFirstOrThrow();
  return no;
}

/** True when it was public before: published, and not taken back by an undo. */
export async function wasPublished(db: Database, storyId: string): Promise<boolean> {
  const { published, undone } = await db
    .selectFrom('event')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('kind', '=', 'publish').as('published'),
      eb.fn
        .countAll<number>()
        .filterWhere((one) =>
          one.and([one('kind', '=', 'undo'), one('from_state', '=', 'published')]),
        )
        .as('undone'),
    ])
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();
  return published > undone;
}

/** Whether nothing has changed the story's state since this event. */
export async function isNewestChange(db: Database, storyId: string, no: number): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('no')
    .where('story_id', '=', storyId)
    .whereRef('from_state', '!=', 'to_state')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.no === no;
}

export async function hasEvent(
  db: Database,
  storyId: string,
  kind: StoryEventKind,
): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('story_id', '=', storyId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

/** Something about the desk itself rather than about one story. */
export async function insertDeskEvent(
  db: Database,
  event: { kind: DeskEventKind; officer: string | null; subject: string; note?: string; at: Date },
): Promise<void> {
  await db
    .insertInto('event')
    .values({
      kind: event.kind,
      actor_kind: event.officer === null ? 'system' : 'officer',
      officer: event.officer,
      subject: event.subject,
      internal_note: event.note ?? null,
      at: event.at,
    })
    .execute();
}

export type StoryEvent = {
  no: number;
  kind: StoryEventKind;
  /** Neither writer nor officer, but the desk itself. */
  byItself: boolean;
  officer: string | null;
  fromState: StoryState | null;
  toState: StoryState | null;
  revisionNo: number | null;
  clauses: string[];
  noteToWriter: string | null;
  internalNote: string | null;
  at: Date;
};

export async function listEvents(db: Database, storyId: string): Promise<StoryEvent[]> {
  const rows = await eventsOf(db, storyId).orderBy('no').execute();
  return rows.map(toStoryEvent);
}

/** The newest one that an officer made. */
export async function findLastOfficerEvent(
  db: Database,
  storyId: string,
): Promise<StoryEvent | undefined> {
  const row = await eventsOf(db, storyId)
    .where('actor_kind', '=', 'officer')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toStoryEvent(row);
}

export async function findEvent(db: Database, no: number): Promise<StoryEvent | undefined> {
  const row = await events(db).where('event.no', '=', no).executeTakeFirst();
  return row && toStoryEvent(row);
}

/** With how many stories this officer did this since then. */
export async function countOfficerEvents(
  db: Database,
  wanted: { officer: string; kinds: readonly StoryEventKind[]; since: Date },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.count<number>('story_id').distinct().as('total'))
    .where('officer', '=', wanted.officer)
    .where('kind', 'in', [...wanted.kinds])
    .where('at', '>', wanted.since)
    .executeTakeFirstOrThrow();
  return total;
}

/** How often this officer did this since then, the same story each time it happened. */
export async function countEachTime(
  db: Database,
  wanted: { officer: string; kinds: readonly StoryEventKind[]; since: Date },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('officer', '=', wanted.officer)
    .where('kind', 'in', [...wanted.kinds])
    .where('at', '>', wanted.since)
    .executeTakeFirstOrThrow();
  return total;
}

/** With how many stories this officer changed what readers see since then, or will once its hour comes. */
export async function countMadePublic(
  db: Database,
  wanted: { officer: string; since: Date },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.count<number>('story_id').distinct().as('total'))
    .where('officer', '=', wanted.officer)
    .where((eb) => eb.or([eb('to_state', '=', 'published'), eb('kind', '=', 'schedule')]))
    .where('at', '>', wanted.since)
    .executeTakeFirstOrThrow();
  return total;
}

/** The same as the first, of heavy texts only. */
export async function countHeavyRead(
  db: Database,
  wanted: { officer: string; kinds: readonly StoryEventKind[]; since: Date },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .innerJoin('story', 'story.id', 'event.story_id')
    .select((eb) => eb.fn.count<number>('event.story_id').distinct().as('total'))
    .where('event.officer', '=', wanted.officer)
    .where('event.kind', 'in', [...wanted.kinds])
    .where('event.at', '>', wanted.since)
    .where('story.topics', '!=', sql<string[]>`'{}'::text[]`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Until the transaction ends, no other decision of this officer is counted. */
export async function lockOfficerDecisions(db: Transaction, officer: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('decisions'), hashtext(${officer}))`.execute(db);
}

function eventsOf(db: Database, storyId: string) {
  return events(db).where('story_id', '=', storyId);
}

function events(db: Database) {
  return db
    .selectFrom('event')
    .select([
      'event.no',
      'event.kind',
      'event.actor_kind',
      'event.officer',
      'event.from_state',
      'event.to_state',
      'event.revision_no',
      'event.clauses',
      'event.note_to_writer',
      'event.internal_note',
      'event.at',
    ]);
}

type StoryEventRow = Awaited<ReturnType<ReturnType<typeof events>['execute']>>[number];

function toStoryEvent(row: StoryEventRow): StoryEvent {
  return {
    no: row.no,
    kind: row.kind as StoryEventKind,
    byItself: row.actor_kind === 'system',
    officer: row.officer,
    fromState: row.from_state as StoryState | null,
    toState: row.to_state as StoryState | null,
    revisionNo: row.revision_no,
    clauses: row.clauses,
    noteToWriter: row.note_to_writer,
    internalNote: row.internal_note,
    at: row.at,
  };
}
