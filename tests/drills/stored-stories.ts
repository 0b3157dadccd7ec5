import { sql } from 'kysely';
import type { TestDatabase } from '#support/template-postgres.ts';

/** What became of the stories whose titles somebody was told are stored; each title is sent once. */
export async function acknowledgedIn(
  database: Pick<TestDatabase, 'as'>,
  titles: readonly string[],
) {
  const db = database.as('superuser');
  const { rows } = await sql<{ title: string }>`SELECT title FROM revision WHERE no = 1`.execute(
    db,
  );
  const times = new Map<string, number>();
  for (const { title } of rows) times.set(title, (times.get(title) ?? 0) + 1);
  const orphans = await sql<{ count: number }>`
    SELECT count(*) FROM story s WHERE NOT (
      EXISTS (SELECT FROM revision r WHERE r.story_id = s.id AND r.no = 1)
      AND EXISTS (SELECT FROM event e WHERE e.story_id = s.id AND e.kind = 'received')
      AND EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'prepare-story'
        AND j.data->>'storyId' = s.id::text))`.execute(db);
  return {
    lost: titles.filter((title) => !times.has(title)).length,
    double: [...times.values()].filter((count) => count > 1).length,
    orphans: orphans.rows[0]?.count ?? 0,
  };
}
