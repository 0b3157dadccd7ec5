import { sql } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import type { Database } from '../connect.ts';
import { prepared } from '../prepared.ts';

/** The database keeps these counts itself: a total is the block that holds the whole list. */
export const WHOLE_LIST = 62;

export async function countPublished(db: Database, scope: ListScope = {}): Promise<number> {
  const [row] = await askTotal(db, {}, counterOf(scope));
  return row?.total ?? 0;
}

/** As a question, or as a part of another. */
export function totalOf(db: Database, { kind, key }: Counter) {
  return db
    .selectFrom('publication_count')
    .select('total')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('bits', '=', sql.lit(WHOLE_LIST));
}

const askTotal = prepared((db, _shape: object, counter: Counter) => totalOf(db, counter));

type Counter = { kind: string; key: string };

/** Every list that shows a total has its counts; their key is what narrows the list. */
export function counterOf(scope: ListScope): Counter {
  const { category, writingType, recipient, language, country, minutes } = scope;
  if (country) return { kind: 'country', key: country };
  if (minutes) return { kind: 'minutes', key: String(minutes) };
  if (category && recipient) return { kind: 'recipient', key: `${category} ${recipient}` };
  if (category && language) return { kind: 'category-language', key: `${category} ${language}` };
  if (language) return { kind: 'language', key: language };
  if (category && writingType) return { kind: 'category-type', key: `${category} ${writingType}` };
  if (category) return { kind: 'category', key: category };
  return writingType ? { kind: 'type', key: writingType } : { kind: 'all', key: '' };
}

export async function countsByCategory(db: Database): Promise<Map<string, number>> {
  return new Map((await countsOfKind(db, 'category')).map(({ key, total }) => [key, total]));
}

type CountryCount = { country: string; total: number };

export async function countsByCountry(db: Database): Promise<CountryCount[]> {
  return (await countsOfAllAndByCountry(db)).countries;
}

/** How many there are, and how many of each country, in one question. */
export async function countsOfAllAndByCountry(
  db: Database,
): Promise<{ total: number; countries: CountryCount[] }> {
  const counts = await countsOfKinds(db, {}, { kinds: ['all', 'country'] });
  return {
    total: counts.find(({ kind }) => kind === 'all')?.total ?? 0,
    countries: counts.flatMap(({ kind, key, total }) =>
      kind === 'country' ? [{ country: key, total }] : [],
    ),
  };
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

const countsOfKind = (db: Database, kind: string) => countsOfKinds(db, {}, { kinds: [kind] });

/** Largest first. */
const countsOfKinds = prepared((db, _shape: object, { kinds }: { kinds: string[] }) =>
  db
    .selectFrom('publication_count')
    .select(['kind', 'key', 'total'])
    .where('kind', '=', sql<string>`ANY(${kinds}::text[])`)
    .where('bits', '=', sql.lit(WHOLE_LIST))
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('key'),
);
