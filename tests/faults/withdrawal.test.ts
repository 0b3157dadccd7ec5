import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { failingDatabase } from '#support/failing-database.ts';
import { SITE } from '#support/sample-site.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

/** Everything a withdrawal touches, as it stands now. */
async function traces(hash: string) {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT s.state,
      EXISTS (SELECT FROM publication p WHERE p.story_id = s.id) AS published,
      EXISTS (SELECT FROM tombstone t WHERE t.hash = s.hash) AS tombstone,
      EXISTS (SELECT FROM contact c WHERE c.story_id = s.id) AS contact,
      EXISTS (SELECT FROM event e WHERE e.story_id = s.id AND e.kind = 'withdraw') AS event,
      (SELECT count(*)::int FROM publication) - (SELECT total::int FROM publication_count
        WHERE kind = 'all' AND bits = 62) AS uncounted
    FROM story s WHERE s.hash = ${hash}`.execute(database.as('superuser'));
  return rows[0];
}

const BEFORE = {
  state: 'published',
  published: true,
  tombstone: false,
  contact: true,
  event: false,
  uncounted: 0,
};
const AFTER = {
  state: 'withdrawn',
  published: false,
  tombstone: true,
  contact: false,
  event: true,
  uncounted: 0,
};

test('a connection lost in the middle of a withdrawal leaves everything as it was', async () => {
  const failing = failingDatabase(database.url('receipt'));
  onTestFinished(() => failing.db.destroy());
  const clock = () => new Date();
  const context = {
    receiptDb: failing.db,
    clock,
    site: SITE,
    guessLimit: createGuessLimit(countHere(clock)),
  };
  const publish = () => world.publish({ email: 'writer@example.org' });
  const withdraw = (words: string) =>
    openReceipt(context, { words, address: '203.0.113.7', change: { kind: 'withdraw' } });

  const whole = await publish();
  failing.failAt(0);
  expect(await withdraw(whole.receipt)).toMatchObject({ changed: 'withdraw' });
  expect(await traces(whole.hash)).toEqual(AFTER);
  const { length } = failing.statements();
  expect(length).toBeGreaterThanOrEqual(15);

  for (let n = 1; n <= length; n++) {
    const cut = await publish();
    failing.failAt(n);
    // More failures than wrong codes are allowed: a failure is not a wrong code.
    await expect(withdraw(cut.receipt), `cut before statement ${n}`).rejects.toThrow();
    expect(await traces(cut.hash), `after a cut before statement ${n}`).toEqual(BEFORE);
  }
});
