import { sql } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { ListedStory, ListScope } from '#domain/story/published-story.ts';
import type { Database } from './connect.ts';

type Counted = Pick<ListedStory, 'category' | 'country' | 'writingType' | 'recipient'>;

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

/** Every list that shows a total has a counter; a counter's key is what narrows the list. */
function countsOf({ category, country, writingType, recipient }: Counted) {
  return [
    { kind: 'all', key: '' },
    { kind: 'category', key: category as string },
    { kind: 'category-type', key: `${category} ${writingType}` },
    { kind: 'country', key: country },
    ...(recipient ? [{ kind: 'recipient', key: `${category} ${recipient}` }] : []),
    { kind: 'type', key: writingType as string },
  ];
}

export async function countPublished(db: Database, scope: ListScope = {}): Promise<number> {
  const { kind, key } = counterOf(scope);
  const row = await db
    .selectFrom('publication_count')
    .select('total')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.total ?? 0;
}

function counterOf({ category, writingType, recipient }: ListScope) {
  if (category && recipient) return { kind: 'recipient', key: `${category} ${recipient}` };
  if (category && writingType) return { kind: 'category-type', key: `${category} ${writingType}` };
  if (category) return { kind: 'category', key: category };
  return writingType ? { kind: 'type', key: writingType } : { kind: 'all', key: '' };
}

export async function countsByCategory(db: Database): Promise<Map<string, number>> {
  return new Map((await countsOfKind(db, 'category')).map(({ key, total }) => [key, total]));
}

export async function countsByCountry(db: Database): Promise<{ country: string; total: number }[]> {
  return (await countsOfKind(db, 'country')).map(({ key, total }) => ({ country: key, total }));
}

export async function countsByRecipient(
  db: Database,
  category: CategoryCode,
): Promise<{ recipient: string; total: number }[]> {
  const counts = await countsOfKind(db, 'recipient');
  return counts
    .filter(({ key }) => key.startsWith(`${category} `))
    .map(({ key, total }) => ({ recipient: key.slice(category.length + 1), total }));
}

/** Largest first. */
async function countsOfKind(db: Database, kind: string) {
  return db
    .selectFrom('publication_count')
    .select(['key', 'total'])
    .where('kind', '=', kind)
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('key')
    .execute();
}
