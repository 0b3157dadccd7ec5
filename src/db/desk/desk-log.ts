import type { DeskEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database } from '../connect.ts';

export type LogHead = { no: number; hash: string };

/** The newest event's number and hash, which speaks for every event before it. */
export async function findHead(db: Database): Promise<LogHead> {
  const row = await db.selectFrom('event_head').select(['no', 'hash']).executeTakeFirstOrThrow();
  return { no: row.no, hash: Buffer.from(row.hash).toString('hex') };
}

/** The same from the event itself, for the mail worker, who does not see the head; none while the log is empty. */
export async function findNewestEvent(db: Database): Promise<LogHead | undefined> {
  const row = await db
    .selectFrom('event')
    .select(['no', 'hash'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { no: row.no, hash: Buffer.from(row.hash).toString('hex') };
}

export type DeskEvent = {
  no: number;
  at: Date;
  kind: DeskEventKind;
  /** By name where the officer is known; null when the system itself acted. */
  officer: string | null;
  subject: string;
  note: string | null;
};

/** What was done about the desk itself rather than about one story, newest first. */
export async function listDeskEvents(
  db: Database,
  slice: { limit: number; before?: number | undefined },
): Promise<DeskEvent[]> {
  let query = deskEvents(db).orderBy('event.no', 'desc').limit(slice.limit);
  if (slice.before !== undefined) query = query.where('event.no', '<', slice.before);
  return (await query.execute()).map(({ name, ...row }) => toDeskEvent(row, name));
}

const COLUMNS = [
  'event.no',
  'event.at',
  'event.kind',
  'event.officer',
  'event.subject',
  'event.internal_note',
] as const;

function deskEvents(db: Database) {
  return db
    .selectFrom('event')
    .leftJoin('officer', 'officer.id', 'event.officer')
    .select([...COLUMNS, 'officer.name'])
    .where('event.story_id', 'is', null);
}

/** For the mail worker, who knows no names. */
export async function findDeskEvent(db: Database, no: number): Promise<DeskEvent | undefined> {
  const row = await db
    .selectFrom('event')
    .select(COLUMNS)
    .where('event.story_id', 'is', null)
    .where('event.no', '=', no)
    .executeTakeFirst();
  return row && toDeskEvent(row, null);
}

type Row = {
  no: number;
  at: Date;
  kind: string;
  officer: string | null;
  subject: string | null;
  internal_note: string | null;
};

function toDeskEvent(row: Row, name: string | null): DeskEvent {
  return {
    no: row.no,
    at: row.at,
    kind: row.kind as DeskEventKind,
    officer: name ?? row.officer,
    subject: row.subject ?? '',
    note: row.internal_note,
  };
}
