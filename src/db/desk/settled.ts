import { sql } from 'kysely';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database } from '../connect.ts';

/** What brought a text into the state it is in. */
export type Settled = {
  kind: StoryEventKind;
  /** Null for its writer, and for the desk itself. */
  officer: string | null;
  at: Date;
  clauses: string[];
  note: string | null;
  /** How often officers changed its words and its label. */
  changes: number;
};

/** Of each of these texts; one that nobody has decided is missing. */
export async function listSettled(
  db: Database,
  storyIds: readonly string[],
): Promise<Map<string, Settled>> {
  if (storyIds.length === 0) return new Map();
  const { rows } = await sql<Settled & { storyId: string }>`
    SELECT DISTINCT ON (e.story_id) e.story_id AS "storyId", e.kind, coalesce(o.name, e.officer) AS officer,
      e.at, e.clauses, coalesce(e.internal_note, n.note) AS note, s.revision_no - 1 + s.face_no AS changes
    FROM event e JOIN story s ON s.id = e.story_id
      LEFT JOIN officer o ON o.id = e.officer LEFT JOIN event_note n ON n.no = e.no
    WHERE e.story_id = ANY (${sql.val([...storyIds])}::uuid[])
      AND e.to_state = s.state AND e.from_state <> e.to_state
    ORDER BY e.story_id, e.no DESC`.execute(db);
  return new Map(rows.map(({ storyId, ...settled }) => [storyId, settled]));
}
