import type { StoryState } from '#domain/story/lifecycle.ts';
import { SAYS_ONLY, type StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database } from './connect.ts';

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

/** How many texts came to be in danger since then, up to this number of the log. */
export async function countDangersRaised(
  db: Database,
  { since, until }: { since: Date; until: number },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', 'raise-danger')
    .where('at', '>=', since)
    .where('no', '<=', until)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the words of this revision were handed out to this officer. */
export async function hasOpened(
  db: Database,
  asked: { storyId: string; revisionNo: number; officer: string; since?: Date },
): Promise<boolean> {
  let query = db
    .selectFrom('event')
    .select('id')
    .where('story_id', '=', asked.storyId)
    .where('kind', '=', 'open')
    .where('officer', '=', asked.officer)
    .where('revision_no', '=', asked.revisionNo);
  if (asked.since) query = query.where('at', '>', asked.since);
  return (await query.executeTakeFirst()) !== undefined;
}

export type StoryEvent = PlainEvent & { internalNote: string | null };

/** Without what officers noted among themselves, which only the desk reads. */
export type PlainEvent = {
  no: number;
  kind: StoryEventKind;
  /** Neither writer nor officer, but the desk itself. */
  byItself: boolean;
  officer: string | null;
  fromState: StoryState | null;
  toState: StoryState | null;
  revisionNo: number | null;
  /** Which of its marks it is about. */
  subject: string | null;
  clauses: string[];
  noteToWriter: string | null;
  at: Date;
};

export async function listEvents(db: Database, storyId: string): Promise<StoryEvent[]> {
  const rows = await events(db)
    .leftJoin('event_note', 'event_note.no', 'event.no')
    // Where the log itself holds none, it stands beside it (decision 55).
    .select((eb) => eb.fn.coalesce('event.internal_note', 'event_note.note').as('note'))
    .where('event.story_id', '=', storyId)
    .orderBy('event.no')
    .execute();
  return rows.map((row) => ({ ...toPlainEvent(row), internalNote: row.note }));
}

/** The newest thing that an officer did; looking at it is none. */
export async function findLastOfficerEvent(
  db: Database,
  storyId: string,
): Promise<PlainEvent | undefined> {
  const row = await events(db)
    .where('story_id', '=', storyId)
    .where('actor_kind', '=', 'officer')
    .where('kind', 'not in', ['open', ...SAYS_ONLY])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPlainEvent(row);
}

export async function findEvent(db: Database, no: number): Promise<PlainEvent | undefined> {
  const row = await events(db).where('event.no', '=', no).executeTakeFirst();
  return row && toPlainEvent(row);
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
      'event.subject',
      'event.clauses',
      'event.note_to_writer',
      'event.at',
    ]);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof events>['execute']>>[number];

function toPlainEvent(row: EventRow): PlainEvent {
  return {
    no: row.no,
    kind: row.kind as StoryEventKind,
    byItself: row.actor_kind === 'system',
    officer: row.officer,
    fromState: row.from_state as StoryState | null,
    toState: row.to_state as StoryState | null,
    revisionNo: row.revision_no,
    subject: row.subject,
    clauses: row.clauses,
    noteToWriter: row.note_to_writer,
    at: row.at,
  };
}

/** Whether an officer has looked at the name of a child. */
export async function wasNameConfirmed(db: Database, storyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('kind')
    .where('story_id', '=', storyId)
    .where('kind', '=', 'confirm-name')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these texts, those about which this officer did one of that. */
export async function listDoneBy(
  db: Database,
  asked: { officer: string; kinds: readonly StoryEventKind[]; storyIds: readonly string[] },
): Promise<string[]> {
  if (asked.storyIds.length === 0) return [];
  const rows = await db
    .selectFrom('event')
    .select('story_id')
    .distinct()
    .where('story_id', 'in', asked.storyIds)
    .where('officer', '=', asked.officer)
    .where('kind', 'in', asked.kinds)
    .execute();
  return rows.flatMap(({ story_id: id }) => (id ? [id] : []));
}
