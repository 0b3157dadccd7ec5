import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { connect } from './connect.ts';
import { countPublished } from './publications/publication-counts.ts';
import { type ListSlice, listPublications } from './publications/publication-lists.ts';
import { findPublicationWithNeighbours } from './publications/publications.ts';

test('what pages ask most is planned once a connection; what only some client asks is not', async () => {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const story = await world.publish({ title: 'A story' });
  const other = await world.publish({ title: 'Another' });
  const db = connect(database.url('web'), { max: 1 });
  const prepared = async () => {
    const asked = sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`;
    const { rows } = await asked.execute(db);
    return rows.map(({ statement }) => statement).toSorted();
  };

  const listed = async (slice: ListSlice, scope: ListScope = {}) => {
    const { stories, total } = await listPublications(db, scope, slice);
    return [stories.length, total];
  };

  for (let i = 0; i < 10; i += 1) {
    expect(await listed({ offset: 0, limit: PAGE_SIZE })).toEqual([2, 2]);
    const { hash } = i % 2 === 0 ? story : other;
    const found = await findPublicationWithNeighbours(db, hash, { withinCategory: false });
    expect(found?.story.hash).toBe(hash);
  }
  const elsewhere = { category: 'HIJAB', writingType: undefined } as const;
  expect(await listed({ offset: 0, limit: PAGE_SIZE }, elsewhere)).toEqual([0, 0]);
  expect([await countPublished(db), await countPublished(db, elsewhere)]).toEqual([2, 0]);
  for (const limit of [1, 7])
    expect(await listed({ offset: 0, limit })).toEqual([Math.min(limit, 2), 2]);
  expect(await listed({ offset: 1, limit: PAGE_SIZE })).toEqual([1, 2]);

  // A story with those beside it, the top of the list and of a category's, and the total alone.
  expect(await prepared()).toEqual([
    expect.stringMatching(/^select .* as "newer".* where "hash" = \$1$/s),
    expect.stringMatching(/^select .*"excerpt".* from "publication" order by "seq" desc limit/s),
    expect.stringMatching(
      /^select .*"excerpt".* where "category" = \$3 order by "seq" desc limit/s,
    ),
    expect.stringMatching(/^select "total" from "publication_count"/),
  ]);
  await db.destroy();
});
