import { sql } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { Database } from './connect.ts';

type Counted = { category: CategoryCode; country: string };

/** Moves with the publication itself, in the same transaction, in one order so that none deadlock. */
export async function addToCounts(db: Database, story: Counted): Promise<void> {
  for (const { kind, key } of countsOf(story))
    await db
      .insertInto('publication_count')
      .values({ kind, key, total: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'key'])
          .doUpdateSet({ total: sql<number>`publication_count.total + 1` }),
      )
      .execute();
}

export async function takeFromCounts(db: Database, story: Counted): Promise<void> {
  for (const { kind, key } of countsOf(story))
    await db
      .updateTable('publication_count')
      .set({ total: sql<number>`total - 1` })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
}

function countsOf(story: Counted) {
  return [
    { kind: 'all', key: '' },
    { kind: 'category', key: story.category },
    { kind: 'country', key: story.country },
  ];
}

export async function countPublished(db: Database, category?: CategoryCode): Promise<number> {
  const row = await db
    .selectFrom('publication_count')
    .select('total')
    .where('kind', '=', category ? 'category' : 'all')
    .where('key', '=', category ?? '')
    .executeTakeFirst();
  return row?.total ?? 0;
}

export async function countsByCountry(db: Database): Promise<{ country: string; total: number }[]> {
  return db
    .selectFrom('publication_count')
    .select(['key as country', 'total'])
    .where('kind', '=', 'country')
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('key')
    .execute();
}
