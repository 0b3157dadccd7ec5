import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import { withSuperuser } from '#lab/local-postgres.ts';
import { fillArchive } from '#lab/samples/archive-world.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { countPublished } from './publications/publication-counts.ts';
import { listPublications } from './publications/publication-lists.ts';
import { listMapPart, listMapParts } from './publications/publication-map.ts';

/** More than one block of every level but the highest. */
const STORIES = 20_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  await withSuperuser(database.url('superuser'), async (client) => {
    await fillArchive(client, { stories: STORIES });
    // The texts of the samples are all short; without triggers, as the archive itself was filled.
    await client.query('SET session_replication_role = replica');
    await client.query('UPDATE publication SET reading_minutes = 3 WHERE seq % 3 = 0');
    await client.query('SELECT recount_publications()');
  });
});

const SCOPES: ListScope[] = [
  {},
  { category: 'PALESTINE' },
  { writingType: 'STORY' },
  { category: 'HIJAB', writingType: 'STORY' },
  { category: 'OUR_LONDON_FAMILY', recipient: 'The grandmother' },
  { category: 'OUR_LONDON_FAMILY', language: 'ur' },
  { language: 'ur' },
  { country: 'Canada' },
  { minutes: 2 },
];

const run = (statement: string) => sql.raw(statement).execute(database.as('superuser'));

/** Every page as the counts find it, against one plain walk over the whole list. */
async function everyPageIsRight(scope: ListScope): Promise<void> {
  const db = database.as('web');
  let walk = db.selectFrom('publication').select('hash').orderBy('seq', 'desc');
  if (scope.category) walk = walk.where('category', '=', scope.category);
  if (scope.writingType) walk = walk.where('writing_type', '=', scope.writingType);
  if (scope.recipient) walk = walk.where('recipient', '=', scope.recipient);
  if (scope.language) walk = walk.where('language', '=', scope.language);
  if (scope.country) walk = walk.where('country', '=', scope.country);
  if (scope.minutes) walk = walk.where('reading_minutes', '<=', scope.minutes);
  const expected = (await walk.execute()).map(({ hash }) => hash);
  expect(await countPublished(db, scope)).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(0);
  const starts = [0, 7, 101, 255, 256, 257, 5_000, 16_383, 16_384, expected.length - 1].concat(
    Array.from({ length: 20 }, (_, i) => Math.floor((expected.length * i) / 20)),
  );
  for (const offset of starts) {
    const { stories, total } = await listPublications(db, scope, { offset, limit: PAGE_SIZE });
    expect(stories.map(({ hash }) => hash)).toEqual(expected.slice(offset, offset + PAGE_SIZE));
    expect(total).toBe(expected.length);
  }
  const behindTheEnd = { offset: expected.length, limit: 1 };
  expect(await listPublications(db, scope, behindTheEnd)).toEqual({
    stories: [],
    total: expected.length,
  });
}

async function counts(): Promise<unknown[]> {
  const { rows } = await sql`SELECT * FROM publication_count WHERE total > 0
    ORDER BY kind, key, bits, block`.execute(database.as('superuser'));
  return rows;
}

test.each(SCOPES)('every page of %j is exact', everyPageIsRight);

test('stays exact when stories leave the middle, whole blocks too, and others come', async () => {
  await run('DELETE FROM publication WHERE seq % 7 = 0 OR seq BETWEEN 9000 AND 9999');
  await run(`INSERT INTO publication (story_id, hash, campaign, category, writing_type, language,
      revision_no, shortened, title, body, excerpt, reading_minutes, gender, country, published_at)
    SELECT s.id, s.hash, s.campaign, s.category, s.writing_type, 'en', 1, false, r.title, r.body, 'Back', 1,
      s.gender, s.country, now() FROM story s JOIN revision r ON r.story_id = s.id AND r.no = 1
    WHERE NOT EXISTS (SELECT FROM publication p WHERE p.story_id = s.id) LIMIT 900`);
  for (const scope of SCOPES) await everyPageIsRight(scope);
});

test('what was kept along the way is what counting anew would give', async () => {
  const kept = await counts();
  await run('SELECT recount_publications()');
  expect(await counts()).toEqual(kept);
});

test('without the counts a far page is wrong (control)', async () => {
  await run(`UPDATE publication_count SET total = total + 1 WHERE kind = 'all' AND bits = 8
    AND block = (SELECT max(block) FROM publication_count WHERE kind = 'all' AND bits = 8)`);
  await expect(everyPageIsRight({})).rejects.toThrow();
  await run('SELECT recount_publications()');
});

test('every story stands on exactly one part of the site map, and no paused one on any', async () => {
  const db = database.as('web');
  const size = 7_000;
  const some = sql`SELECT seq FROM publication ORDER BY seq DESC LIMIT 2`;
  await sql`UPDATE publication SET paused = true WHERE seq IN (${some})`.execute(
    database.as('superuser'),
  );
  const parts = await listMapParts(db, size);
  expect(parts.length).toBeGreaterThan(2);
  const stories = await Promise.all(parts.map(({ part }) => listMapPart(db, part, size)));
  expect(stories.map((part) => part.at(-1)?.publishedAt)).toEqual(parts.map((p) => p.newest));
  expect(Math.max(...stories.map((part) => part.length))).toBeLessThanOrEqual(size);
  const hashes = stories.flat().map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.length).toBe((await countPublished(db)) - 2);
});
