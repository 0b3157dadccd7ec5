import type { CategoryCode } from '#domain/options/categories.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import type { Database } from '../connect.ts';
import { prepared } from '../prepared.ts';

/** The database keeps these counts itself: a total is the block that holds the whole list. */
export const WHOLE_LIST = 62;

export async function countPublished(db: Database, scope: ListScope = {}): Promise<number> {
  const [row] = await totalOf(db, {}, counterOf(scope));
  return row?.total ?? 0;
}

const totalOf = prepared((db, _shape: object, { kind, key }: Counter) =>
  db
    .selectFrom('publication_count')
    .select('total')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('bits', '=', WHOLE_LIST),
);

type Counter = { kind: string; key: string };

/** Every list that shows a total has its counts; their key is what narrows the list. */
export function counterOf(scope: ListScope): Counter {
  const { category, writingType, recipient, language, country, minutes } = scope;
  if (country) return { kind: 'country', key: country };
  if (minutes) return { kind: 'minutes', key: String(minutes) };
  if (category && recipient) return { kind: 'recipient', key: `${category} ${recipient}` };
  if (category && language) return { kind: 'category-language', key: `${category} ${language}` };
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
    .where('bits', '=', WHOLE_LIST)
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('key')
    .execute();
}
