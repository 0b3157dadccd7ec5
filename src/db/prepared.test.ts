import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { connect } from './connect.ts';
import { countPublished } from './publication-counts.ts';
import { findPublicationWithNeighbours, listPublications } from './publications.ts';

test('what pages ask most is planned once a connection; what only some client asks is not', async () => {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const story = await world.publish({ title: 'A story' });
  const other = await world.publish({ title: 'Another' });
  const db = connect(database.url('web'), { max: 1 });
  const prepared = async () => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM pg_prepared_statements`.execute(
      db,
    );
    return rows.map(({ name }) => name).toSorted();
  };

  for (let i = 0; i < 10; i += 1) {
    expect(await listPublications(db, {}, { offset: 0, limit: PAGE_SIZE })).toHaveLength(2);
    const { hash } = i % 2 === 0 ? story : other;
    const found = await findPublicationWithNeighbours(db, hash, { withinCategory: false });
    expect(found?.story.hash).toBe(hash);
  }
  const elsewhere = { category: 'HIJAB', writingType: undefined } as const;
  expect(await listPublications(db, elsewhere, { offset: 0, limit: PAGE_SIZE })).toEqual([]);
  expect([await countPublished(db), await countPublished(db, elsewhere)]).toEqual([2, 0]);
  for (const limit of [1, 7])
    expect(await listPublications(db, {}, { offset: 0, limit })).toHaveLength(Math.min(limit, 2));
  expect(await listPublications(db, {}, { offset: 1, limit: PAGE_SIZE })).toHaveLength(1);

  expect(await prepared()).toEqual([
    `cards ${PAGE_SIZE} top`,
    `cards category ${PAGE_SIZE} top`,
    'story',
    'total of a list',
  ]);
  await db.destroy();
});
