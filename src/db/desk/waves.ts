import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { listedTitle } from '#domain/retention.ts';
import { WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { Parting, WaveText } from '#domain/vetting/wave.ts';
import type { Database, Transaction } from '../connect.ts';

export type WaveCount = { id: string; texts: number; gathered: boolean };

/** How many of each wave may be decided together at this moment. */
export async function countFreeInWaves(db: Database, now: Date): Promise<WaveCount[]> {
  const { rows } = await sql<WaveCount>`
    SELECT w.id, f.texts, w.gather_until IS NOT NULL AS gathered
    FROM (SELECT wave_id, count(*)::int AS texts FROM wave_free(${now}) GROUP BY wave_id) f
      JOIN wave w ON w.id = f.wave_id`.execute(db);
  return rows;
}

export type WaveRow = {
  id: string;
  texts: number;
  /** Of the text that the others are like. */
  title: string;
  language: TextLanguage | null;
  category: CategoryCode;
  hash: string;
  firstAt: Date;
  lastAt: Date;
  /** Until when later ones are put here; in the past where nobody asked for it any more. */
  gatherUntil: Date | null;
  /** The first day that one of them was promised. */
  dueOn: CalendarDay | null;
};

/** The most urgent first. */
export async function listWaveRows(
  db: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<WaveRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WaveRow>`
    SELECT w.id, f.texts, r.title, s.language, s.category, s.hash, s.received_at AS "firstAt",
      w.last_at AS "lastAt", w.gather_until AS "gatherUntil", f.due_on AS "dueOn"
    FROM (SELECT wave_id, count(*)::int AS texts, min(due_on) AS due_on FROM wave_free(${now})
        WHERE wave_id = ANY (${sql.val([...ids])}::uuid[]) GROUP BY wave_id) f
      JOIN wave w ON w.id = f.wave_id JOIN story s ON s.id = w.root
      JOIN revision r ON r.story_id = s.id AND r.no = s.revision_no
    ORDER BY f.due_on, w.opened_at, w.id`.execute(db);
  return rows.map((row) => ({ ...row, title: listedTitle(row.title) }));
}

export type WaveState = { partedAt: Date | null; gatherUntil: Date | null };

/** Locked, so that nobody parts it while it is decided about. */
export async function lockWave(db: Transaction, id: string): Promise<WaveState | undefined> {
  const row = await db
    .selectFrom('wave')
    .select(['parted_at', 'gather_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { partedAt: row.parted_at, gatherUntil: row.gather_until };
}

/** How many of them share how much with the text that they are compared with. */
export async function countByLikeness(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<{ likeness: number; texts: number }[]> {
  const { rows } = await sql<{ likeness: number; texts: number }>`
    SELECT likeness::int, count(*)::int AS texts FROM wave_free(${now})
    WHERE wave_id = ${id} GROUP BY likeness ORDER BY likeness`.execute(db);
  return rows;
}

export type WaveMember = {
  id: string;
  title: string;
  age: number | null;
  country: string;
  language: TextLanguage | null;
  topics: Topic[];
  likeness: number;
  /** Among the three that fit least, and not by chance. */
  least: boolean;
  dueOn: CalendarDay | null;
  /** Its words, where they were handed out to this officer. */
  body: string | null;
};

/** As this officer may see it. */
const memberFor = (officer: string) => sql`s.id, r.title, s.age, s.country, s.language, s.topics,
  s.due_on AS "dueOn", t.likeness, CASE WHEN EXISTS (SELECT FROM event e WHERE e.story_id = s.id AND e.kind = 'open'
    AND e.officer = ${officer} AND e.revision_no = s.revision_no) THEN r.body END AS body`;

/** Those that are read before a decision: chosen by the database, which asks for them once more. */
export async function listToRead(
  db: Database,
  { id, officer, now }: { id: string; officer: string; now: Date },
): Promise<WaveMember[]> {
  const { rows } = await sql<WaveMember>`
    SELECT ${memberFor(officer)}, t.fits_least AS least
    FROM wave_to_read(${id}, ${now}) t JOIN story s ON s.id = t.story_id
      JOIN revision r ON r.story_id = s.id AND r.no = s.revision_no
    ORDER BY NOT t.fits_least, t.likeness, s.id`.execute(db);
  return rows.map((row) => ({ ...row, title: listedTitle(row.title) }));
}

/** Those that officers took out and that still wait. */
export async function listTakenOut(
  db: Database,
  { id, officer }: { id: string; officer: string },
): Promise<WaveMember[]> {
  const { rows } = await sql<WaveMember>`
    SELECT ${memberFor(officer)}, false AS least
    FROM wave_text t JOIN story s ON s.id = t.story_id
      JOIN revision r ON r.story_id = s.id AND r.no = s.revision_no
    WHERE t.wave_id = ${id} AND t.out_at IS NOT NULL AND s.state = ANY (${sql.val([...WAITING_STATES])})
    ORDER BY t.likeness, s.id LIMIT 100`.execute(db);
  return rows.map((row) => ({ ...row, title: listedTitle(row.title) }));
}

/** Words of a few of them, from the least alike to the most, to see what they share. Never shown for themselves. */
export async function sampleBodies(
  db: Database,
  { id, now, most }: { id: string; now: Date; most: number },
): Promise<{ id: string; body: string }[]> {
  const { rows } = await sql<{ id: string; body: string }>`
    SELECT s.story_id AS id, r.body FROM (
      SELECT story_id, row_number() OVER (ORDER BY likeness, story_id) AS place, count(*) OVER () AS texts
      FROM wave_free(${now}) WHERE wave_id = ${id}) s
      JOIN revision r ON r.story_id = s.story_id AND r.no = 1
    WHERE s.place % greatest(1, s.texts / ${most}::int) = 0 ORDER BY s.place LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

export type LockedMember = WaveText & { id: string };

/** All that wait and had joined by then, the most alike first, locked until the transaction ends. */
export async function lockMembers(
  db: Transaction,
  { id, joinedBy, now, most }: { id: string; joinedBy: Date; now: Date; most: number },
): Promise<LockedMember[]> {
  const { rows } = await sql<LockedMember>`
    SELECT s.id, s.state, s.revision_no AS "revisionNo", s.face_no AS "faceNo", s.dangers,
      s.second_reader_asked_by AS "secondReaderAskedBy", s.approved_by IS NOT NULL AS approved,
      s.publish_at IS NOT NULL AS scheduled, t.out_at IS NOT NULL AS "takenOut",
      EXISTS (SELECT FROM appeal a WHERE a.story_id = s.id)
        OR EXISTS (SELECT FROM report_case c WHERE c.story_id = s.id)
        OR EXISTS (SELECT FROM legal_hold h WHERE h.story_id = s.id) AS "hasCase",
      EXISTS (SELECT FROM question q WHERE q.story_id = s.id) AS "wasAsked",
      EXISTS (SELECT FROM lease l WHERE l.story_id = s.id AND l.expires_at >= ${now}) AS "isHeld"
    FROM wave_text t JOIN story s ON s.id = t.story_id
    WHERE t.wave_id = ${id} AND t.joined_at <= ${joinedBy}
      AND s.state = ANY (${sql.val([...WAITING_STATES])})
    ORDER BY t.likeness DESC, s.id LIMIT ${most} FOR NO KEY UPDATE OF s`.execute(db);
  return rows;
}

/** False where it is no text of this wave, or it was so already. */
export async function setTakenOut(
  db: Database,
  text: { waveId: string; storyId: string; officer: string; at: Date; out: boolean },
): Promise<boolean> {
  const { waveId, storyId, officer, at, out } = text;
  const { numUpdatedRows } = await db
    .updateTable('wave_text')
    .set(out ? { out_at: at, out_by: officer } : { out_at: null, out_by: null })
    .where('wave_id', '=', waveId)
    .where('story_id', '=', storyId)
    .where('out_at', out ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setParted(
  db: Database,
  id: string,
  parting: { as: Parting; at: Date; rowOfficer: string | null },
): Promise<void> {
  await db
    .updateTable('wave')
    .set({ parted_at: parting.at, parted_as: parting.as, row_officer: parting.rowOfficer })
    .where('id', '=', id)
    .execute();
}

export async function setGathering(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('wave').set({ gather_until: until }).where('id', '=', id).execute();
}
