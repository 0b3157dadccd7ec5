import { type SqlBool, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { SearchPlace } from '#domain/vetting/search-place.ts';
import type { Database } from './connect.ts';
import { currentRevision } from './current-revision.ts';
import { refusalClauses } from './desk/refusal-clauses.ts';

/** What may leave the desk: never the text, nor a writer's name, city, link or address. */
export type ExportedStory = {
  id: string;
  hash: string;
  state: string;
  campaign: string;
  category: string;
  writingType: string;
  language: string | null;
  country: string;
  receivedAt: Date;
  readyAt: Date | null;
  dueOn: CalendarDay | null;
  decidedAt: Date | null;
  clauses: string[];
  title: string;
};

/** Oldest first, a piece at a time. */
export async function listForExport(
  db: Database,
  slice: { limit: number; after: SearchPlace | null },
): Promise<ExportedStory[]> {
  let query = db
    .selectFrom('story')
    .innerJoin('revision', currentRevision)
    .select([
      'story.id',
      'story.hash',
      'story.state',
      'story.campaign',
      'story.category',
      'story.writing_type as writingType',
      'story.language',
      'story.country',
      'story.received_at as receivedAt',
      'story.ready_at as readyAt',
      'story.due_on as dueOn',
      'story.decided_at as decidedAt',
      'revision.title',
      refusalClauses.as('clauses'),
    ])
    .orderBy('story.received_at')
    .orderBy('story.id')
    .limit(slice.limit);
  if (slice.after) {
    const { receivedAt, id } = slice.after;
    query = query.where(
      sql<SqlBool>`(story.received_at, story.id) > (${receivedAt}::timestamptz, ${id}::uuid)`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, clauses: row.clauses ?? [] }));
}
