import { sql } from 'kysely';
import { type StoryState, WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Opening } from '#domain/vetting/reading.ts';
import type { Database } from '../connect.ts';

/** In both a text's words come to the screen: with all that is known of it, or without. */
const OPENED = ['open', 'read-blind'] as const;
const isOpened = sql`kind IN ('open', 'read-blind')`;

/** A search names its texts, with a space between them. */
const PASSAGES = sql`coalesce(sum(cardinality(string_to_array(internal_note, ' '))) FILTER (WHERE kind = 'search'), 0)`;

type Whose = { officer: string; since: Date };

/** The last opening of each text since then. */
export async function listOpenings(db: Database, { officer, since }: Whose): Promise<Opening[]> {
  const rows = await db
    .selectFrom('event')
    .distinctOn('story_id')
    .select(['story_id', 'at', 'from_state'])
    .where('officer', '=', officer)
    .where('kind', 'in', OPENED)
    .where('at', '>', since)
    .orderBy('story_id')
    .orderBy('no', 'desc')
    .execute();
  return rows.map((row) => ({ at: row.at, state: row.from_state as StoryState }));
}

/** Texts opened, and passages that a search handed out. */
export async function countHandedOut(db: Database, { officer, since }: Whose): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT (count(DISTINCT story_id) FILTER (WHERE ${isOpened}) + ${PASSAGES})::integer AS total
    FROM event WHERE officer = ${officer} AND at > ${since} AND (${isOpened} OR kind = 'search')`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Whether this was told since then in the same words: by this officer, or, where none acted, about that mailbox. */
export async function wasTold(
  db: Database,
  asked: {
    kind: 'search' | 'unusual-reading';
    officer?: string;
    subject: string;
    note: string;
    since: Date;
  },
): Promise<boolean> {
  let query = db
    .selectFrom('event')
    .select('id')
    .where('story_id', 'is', null)
    .where('kind', '=', asked.kind)
    .where('subject', '=', asked.subject)
    .where('internal_note', '=', asked.note)
    .where('at', '>', asked.since);
  if (asked.officer !== undefined) query = query.where('officer', '=', asked.officer);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Whether this officer has opened anything in these hours of the day before. */
export async function readsAtNight(
  db: Database,
  asked: Whose & { until: Date; timeZone: string; hours: [from: number, until: number] },
): Promise<boolean> {
  const hour = sql<number>`extract(hour FROM at AT TIME ZONE ${asked.timeZone})`;
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('officer', '=', asked.officer)
    .where('kind', 'in', OPENED)
    .where('at', '>', asked.since)
    .where('at', '<', asked.until)
    .where(hour, '>=', asked.hours[0])
    .where(hour, '<', asked.hours[1])
    .executeTakeFirst();
  return row !== undefined;
}

export type ReaderSummary = {
  officer: string;
  name: string | null;
  opened: number;
  /** Of texts that nobody had to read. */
  settled: number;
  passages: number;
  lastAt: Date;
};

/** Who was handed how much since then, most first. */
export async function summariseReading(db: Database, since: Date): Promise<ReaderSummary[]> {
  const { rows } = await sql<ReaderSummary>`
    SELECT e.officer, o.name,
      count(DISTINCT story_id) FILTER (WHERE ${isOpened})::integer AS opened,
      count(DISTINCT story_id) FILTER (WHERE ${isOpened}
        AND from_state <> ALL (${sql.val(WAITING_STATES)}::text[]))::integer AS settled,
      ${PASSAGES}::integer AS passages,
      max(at) AS "lastAt"
    FROM event e LEFT JOIN officer o ON o.id = e.officer
    WHERE e.officer IS NOT NULL AND at > ${since} AND (${isOpened} OR kind = 'search')
    GROUP BY e.officer, o.name ORDER BY opened DESC, e.officer`.execute(db);
  return rows;
}

export type ReadText = { no: number; at: Date; storyId: string; hash: string; state: string };

/** What one officer opened, newest first. */
export async function listReadTexts(
  db: Database,
  { officer, limit, before }: { officer: string; limit: number; before?: number | undefined },
): Promise<ReadText[]> {
  let query = db
    .selectFrom('event')
    .innerJoin('story', 'story.id', 'event.story_id')
    .select(['event.no', 'event.at', 'event.story_id', 'event.from_state', 'story.hash'])
    .where('event.officer', '=', officer)
    .where('event.kind', 'in', OPENED)
    .orderBy('event.no', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('event.no', '<', before);
  const rows = await query.execute();
  return rows.map((row) => ({
    no: row.no,
    at: row.at,
    storyId: row.story_id ?? '',
    hash: row.hash,
    state: row.from_state ?? '',
  }));
}
