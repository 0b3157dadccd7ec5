import { sql } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import type { Database } from '../connect.ts';

export type MapPart = { part: number; newest: Date };
export type MappedStory = Pick<
  ListedStory,
  'hash' | 'category' | 'writingType' | 'title' | 'publishedAt'
>;

/**
 * Parts of the list of all stories by their numbers, each with its newest story. A number never moves, so a
 * part that is full changes only when a story goes; one look into the index finds its newest.
 */
export async function listMapParts(db: Database, size: number): Promise<MapPart[]> {
  const { rows } = await sql<MapPart>`
    SELECT part::int, story.published_at AS newest
    FROM generate_series(0, (SELECT max(seq) FROM publication) / ${size}::bigint) AS part,
      LATERAL (
        SELECT published_at FROM publication
        WHERE seq >= part * ${size}::bigint AND seq < (part + 1) * ${size}::bigint AND NOT paused
        ORDER BY seq DESC LIMIT 1
      ) AS story
    ORDER BY part`.execute(db);
  return rows;
}

export async function listMapPart(
  db: Database,
  part: number,
  size: number,
): Promise<MappedStory[]> {
  const rows = await db
    .selectFrom('publication')
    .select(['hash', 'category', 'writing_type', 'title', 'published_at'])
    .where('seq', '>=', part * size)
    .where('seq', '<', (part + 1) * size)
    .where('paused', '=', false)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    hash: row.hash,
    title: row.title,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    publishedAt: row.published_at,
  }));
}
