import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Gender } from '#domain/options/genders.ts';
import { alikeIn, type LikenessLines, leaveOut, likenessOf } from '#domain/story/likeness.ts';
import { withSuperuser } from '#lab/local-postgres.ts';
import { fillArchive } from '#lab/samples/archive-world.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { alikeQuery, countAlike, countWriters } from './publication-likeness.ts';

const STORIES = 20_000;

let database: TestDatabase;
let world: LikenessLines[];

const run = (statement: string) => sql.raw(statement).execute(database.as('superuser'));

beforeAll(async () => {
  database = await cloneDatabase();
  await withSuperuser(database.url('superuser'), (client) =>
    fillArchive(client, { stories: STORIES }),
  );
  // Labels as officers and writers leave them: bands for ages, cities in any hand, secrets.
  await run(`UPDATE publication SET age = NULL, age_band = '30 to 39'
    WHERE seq % 5 = 0 AND age BETWEEN 30 AND 39`);
  await run('UPDATE publication SET city = upper(city) WHERE seq % 7 = 0');
  await run('UPDATE publication SET age = 0 WHERE seq % 11 = 0 AND age >= 18');
  await run('VACUUM ANALYZE publication');
  const rows = await database
    .as('desk')
    .selectFrom('publication')
    .select(['country', 'gender', 'city', 'belief', 'age', 'age_band as ageBand'])
    .orderBy('seq')
    .execute();
  world = rows.map((row) => ({ ...row, gender: row.gender as Gender }));
});

/** One in memory, text by text. */
function walk(shown: LikenessLines) {
  const groups = world.flatMap((other) => {
    const shared = alikeIn(shown, other);
    return shared ? [{ ...shared, texts: 1 }] : [];
  });
  return likenessOf(shown, groups);
}

test('the database counts as the rules do, for labels of every kind', async () => {
  const labels = Array.from({ length: 60 }, (_, i) => world[i * 331] as LikenessLines);
  for (const label of labels)
    for (const shown of [label, leaveOut(label, ['band']), { ...label, city: 'Nowhere' }])
      expect(likenessOf(shown, await countAlike(database.as('desk'), shown))).toEqual(walk(shown));
});

test('a city in capitals is the same city; compared letter by letter it is not (control)', async () => {
  const shown = world.find(({ city }) => city !== null && city !== city.toUpperCase());
  if (!shown?.city) throw new Error('No text has a city.');
  const { country, gender, city } = shown;
  const sharing = async (city: string) => {
    const only = { country, gender, city, belief: null, age: null, ageBand: null };
    return likenessOf(only, await countAlike(database.as('desk'), only)).sharing;
  };
  expect(await sharing(city.toUpperCase())).toBe(await sharing(city));
  const { rows } = await sql<{ texts: number }>`SELECT count(*)::int AS texts FROM publication
    WHERE country = ${country} AND gender = ${gender} AND city = ${city}`.execute(
    database.as('desk'),
  );
  expect(rows[0]?.texts).toBeLessThan((await sharing(city)) - 1);
});

test('nobody like that is nobody', async () => {
  const nobody = { country: 'Nowhere', gender: 'F' as const, city: 'Nowhere', age: 57 };
  const shown = { ...nobody, belief: null, ageBand: null };
  expect(await countAlike(database.as('desk'), shown)).toEqual([]);
});

test('all writers are counted by country and age, for the role that serves pages', async () => {
  const counted = await countWriters(database.as('web'));
  expect(counted.reduce((sum, { texts }) => sum + texts, 0)).toBe(STORIES);
  const some = counted.find(({ ageBand }) => ageBand === '30 to 39');
  const same = world.filter(
    ({ country, age, ageBand }) =>
      country === some?.country && age === null && ageBand === '30 to 39',
  );
  expect(some?.texts).toBe(same.length);
});

test('it is answered from its index alone; without it the texts are walked through (control)', async () => {
  const plan = async () => {
    const shown = world.find(({ country }) => country === 'Canada') as LikenessLines;
    const { rows } = await sql<Record<string, string>>`EXPLAIN ${alikeQuery(shown)}`.execute(
      database.as('desk'),
    );
    return rows.flatMap((row) => Object.values(row)).join('\n');
  };
  expect(await plan()).toContain('Index Only Scan using publication_likeness');
  await run('DROP INDEX publication_likeness');
  expect(await plan()).not.toContain('Index Only Scan');
});
