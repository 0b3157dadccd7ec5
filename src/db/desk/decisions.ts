import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';
import { DESK_COLUMNS, type DeskRow, toDeskRow } from './desk-rows.ts';

export type DecisionFilter = {
  day?: CalendarDay | undefined;
  clause?: string | undefined;
  officer?: string | undefined;
};

export type ListedDecision = {
  no: number;
  kind: StoryEventKind;
  at: Date;
  /** By name where the officer is known. */
  officer: string;
  clauses: string[];
  note: string | null;
  story: DeskRow;
};

type Slice = { limit: number; before?: number | undefined; timeZone: string };

/** What officers decided about texts, the newest first. */
export async function listDecisions(
  db: Database,
  { day, clause, officer }: DecisionFilter,
  { limit, before, timeZone }: Slice,
): Promise<ListedDecision[]> {
  let query = db
    .selectFrom('event')
    .innerJoin('story', 'story.id', 'event.story_id')
    .innerJoin('revision', currentRevision)
    .leftJoin('officer', 'officer.id', 'event.officer')
    .leftJoin('event_note', 'event_note.no', 'event.no')
    .select([...DESK_COLUMNS, 'event.no', 'event.kind', 'event.at', 'event.clauses'])
    .select((eb) => [
      eb.fn.coalesce('officer.name', 'event.officer').as('by'),
      eb.fn.coalesce('event.internal_note', 'event_note.note').as('note'),
    ])
    .where(DECIDED)
    .orderBy('event.no', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('event.no', '<', before);
  if (officer) query = query.where('event.officer', '=', officer);
  if (clause) query = query.where(sql<boolean>`${clause} = ANY (event.clauses)`);
  if (day)
    query = query.where(
      sql<boolean>`event.at >= ${day}::date::timestamp AT TIME ZONE ${timeZone}
        AND event.at < (${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}`,
    );
  const rows = await query.execute();
  return rows.map((row) => ({
    no: row.no,
    kind: row.kind as StoryEventKind,
    at: row.at,
    officer: row.by ?? '',
    clauses: row.clauses,
    note: row.note,
    story: toDeskRow(row),
  }));
}

/** The condition of the index, letter for letter. */
const DECIDED = sql<boolean>`event.officer IS NOT NULL
  AND event.kind IN ('publish', 'approve', 'schedule', 'refuse', 'hide', 'park', 'remove', 'restore', 'undo')`;
