import { sql } from 'kysely';
import type { Database, Transaction } from './connect.ts';

/** From here on two openings are the same text with a few words changed. */
const SIMILARITY = 0.6;
/** Copies come in waves; older texts are not worth the search. */
const RECENT_DAYS = 30;
/** As much of a text as the index keeps. */
const OPENING = 1_000;

/** The recent text whose opening is most like this one's, if one is like it at all. */
export async function findSimilarStory(
  db: Database,
  text: { storyId: string; body: string; now: Date },
): Promise<string | undefined> {
  await sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY)}, true)`.execute(
    db,
  );
  const opening = text.body.slice(0, OPENING);
  const since = new Date(text.now.getTime() - RECENT_DAYS * 86_400_000);
  const { rows } = await sql<{ story_id: string }>`
    SELECT story_id FROM revision
    WHERE no = 1 AND left(body, 1000) % ${opening}
      AND story_id <> ${text.storyId} AND created_at > ${since}
    ORDER BY similarity(left(body, 1000), ${opening}) DESC LIMIT 1`.execute(db);
  return rows[0]?.story_id;
}

/** They are two texts of their own, and not shown beside each other again. */
export async function tellApart(db: Transaction, storyId: string): Promise<void> {
  await sql`SELECT tell_apart(${storyId})`.execute(db);
}

/** The text that this one was found to be like; null where it is like none. */
export async function findLike(db: Database, storyId: string): Promise<string | null> {
  const { rows } = await sql<{ other: string | null }>`
    SELECT similar_to AS other FROM story WHERE id = ${storyId}`.execute(db);
  return rows[0]?.other ?? null;
}
