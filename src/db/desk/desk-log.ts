import type { DeskEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database } from '../connect.ts';

export type LogHead = { no: number; hash: string };

/** The newest event's number and hash, which speaks for every event before it. */
export async function findHead(db: Database): Promise<LogHead> {
  const row = await db.selectFrom('event_head').select(['no', 'hash']).executeTakeFirstOrThrow();
  return { no: row.no, hash: Buffer.from(row.hash).toString('hex') };
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
  let query = db
    .selectFrom('event')
    .leftJoin('officer', 'officer.id', 'event.officer')
    .select([
      'event.no',
      'event.at',
      'event.kind',
      'event.officer',
      'officer.name',
      'event.subject',
      'event.internal_note',
    ])
    .where('event.story_id', 'is', null)
    .orderBy('event.no', 'desc')
    .limit(slice.limit);
  if (slice.before !== undefined) query = query.where('event.no', '<', slice.before);
  const rows = await query.execute();
  return rows.map((row) => ({
    no: row.no,
    at: row.at,
    kind: row.kind as DeskEventKind,
    officer: row.name ?? row.officer,
    subject: row.subject ?? '',
    note: row.internal_note,
  }));
}
