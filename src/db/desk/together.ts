import { sql } from 'kysely';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { type TogetherWay, togetherSubject } from '#domain/vetting/wave.ts';
import type { Database, Transaction } from '../connect.ts';

export type Together = {
  /** The number of its event in the log. */
  no: number;
  waveId: string;
  officer: string;
  way: TogetherWay;
  at: Date;
};

/** The database lets no text in that is not free, and nobody decide who has not read the six. */
export async function insertTogether(
  db: Transaction,
  together: Together,
  storyIds: readonly string[],
): Promise<void> {
  const { no, waveId, officer, way, at } = together;
  await db.insertInto('together').values({ no, wave_id: waveId, officer, way, at }).execute();
  await sql`INSERT INTO together_text (together_no, story_id)
    SELECT ${no}, unnest(${sql.val([...storyIds])}::uuid[])`.execute(db);
}

type Declined = {
  storyIds: readonly string[];
  toState: StoryState;
  clauses: readonly string[];
  noteToWriter: string | null;
};

/** One event for each text and its new state, in two questions however many they are. */
export async function declineAll(
  db: Transaction,
  { no, officer, way, at }: Together,
  { storyIds, toState, clauses, noteToWriter }: Declined,
): Promise<void> {
  const ids = sql.val([...storyIds]);
  await sql`
    INSERT INTO event (story_id, kind, actor_kind, officer, subject, from_state, to_state, revision_no,
      clauses, note_to_writer, at)
    SELECT id, ${way}, 'officer', ${officer}, ${togetherSubject(no)}, state, ${toState}, revision_no,
      ${sql.val([...clauses])}::text[], ${noteToWriter}, ${at}
    FROM story WHERE id = ANY (${ids}::uuid[]) ORDER BY id`.execute(db);
  // What nobody read for itself is no wait that others are told of.
  await sql`UPDATE story SET state = ${toState}, decided_at = ${way === 'refuse' ? at : null}
    WHERE id = ANY (${ids}::uuid[])`.execute(db);
}

type KeptTogether = Together & { texts: number; undoneAt: Date | null };

/** The newest of this officer since then. */
export async function findLastTogether(
  db: Database,
  { officer, since }: { officer: string; since: Date },
): Promise<KeptTogether | undefined> {
  return findTogether(db, sql`g.officer = ${officer} AND g.at >= ${since}`);
}

/** Locked until the transaction ends, so that it is undone once. */
export async function lockTogether(db: Transaction, no: number): Promise<KeptTogether | undefined> {
  await sql`SELECT FROM together WHERE no = ${no} FOR UPDATE`.execute(db);
  return findTogether(db, sql`g.no = ${no}`);
}

async function findTogether(
  db: Database,
  which: ReturnType<typeof sql>,
): Promise<KeptTogether | undefined> {
  const { rows } = await sql<KeptTogether>`
    SELECT g.no, g.wave_id AS "waveId", g.officer, g.way, g.at, g.undone_at AS "undoneAt",
      (SELECT count(*)::int FROM together_text t WHERE t.together_no = g.no) AS texts
    FROM together g WHERE ${which} ORDER BY g.no DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Brings back what nothing has happened to since, with an event for each. Answers how many. */
export async function bringBackAll(
  db: Transaction,
  { no, officer, way }: Together,
  at: Date,
): Promise<number> {
  const subject = togetherSubject(no);
  await db.updateTable('together').set({ undone_at: at }).where('no', '=', no).execute();
  const { rows } = await sql<{ id: string; fromState: StoryState }>`
    SELECT s.id, e.from_state AS "fromState"
    FROM together_text t JOIN story s ON s.id = t.story_id
      JOIN event e ON e.story_id = s.id AND e.kind = ${way} AND e.subject = ${subject}
    WHERE t.together_no = ${no} AND s.state = e.to_state AND s.erased_at IS NULL
      AND NOT EXISTS (SELECT FROM event l WHERE l.story_id = s.id AND l.no > e.no AND l.from_state <> l.to_state)
    ORDER BY s.id FOR NO KEY UPDATE OF s`.execute(db);
  const ids = sql.val(rows.map(({ id }) => id));
  const states = sql.val(rows.map(({ fromState }) => fromState));
  await sql`
    INSERT INTO event (story_id, kind, actor_kind, officer, subject, from_state, to_state, revision_no, at)
    SELECT s.id, 'undo', 'officer', ${officer}, ${subject}, s.state, b.state, s.revision_no, ${at}
    FROM unnest(${ids}::uuid[], ${states}::text[]) b (id, state) JOIN story s ON s.id = b.id
    ORDER BY s.id`.execute(db);
  await sql`UPDATE story SET state = b.state, decided_at = NULL
    FROM unnest(${ids}::uuid[], ${states}::text[]) b (id, state) WHERE story.id = b.id`.execute(db);
  return rows.length;
}

/** Whose writers are told, each by the event that declined it; nobody where it was undone. */
export async function listToTell(
  db: Database,
  no: number,
): Promise<{ storyId: string; eventNo: number }[]> {
  const { rows } = await sql<{ storyId: string; eventNo: number }>`
    SELECT e.story_id AS "storyId", e.no AS "eventNo"
    FROM together g JOIN together_text t ON t.together_no = g.no
      JOIN contact c ON c.story_id = t.story_id
      JOIN event e ON e.story_id = t.story_id AND e.kind = 'refuse' AND e.subject = ${togetherSubject(no)}
    WHERE g.no = ${no} AND g.way = 'refuse' AND g.undone_at IS NULL ORDER BY e.no`.execute(db);
  return rows;
}
