import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { WORDS_DAYS } from '#domain/retention.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';
import { SITE } from '#support/sample-site.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { forgetOnSchedule } from './forget-on-schedule.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const clock = () => new Date();
const days = (count: number) => new Date(Date.now() + count * DAY_MS);
const forgetIn = (count: number) =>
  forgetOnSchedule({ db: database.as('purger'), clock: () => days(count) });

async function withAddress(name: string): Promise<string> {
  const { hash } = await world.publish({ email: `${name}@example.org` });
  return world.storyIdOf(hash);
}
const kept = async () => {
  const rows = await database.as('superuser').selectFrom('contact').select('story_id').execute();
  return rows.map((row) => row.story_id);
};
const kinds = async (storyId: string) => {
  const events = database.as('desk').selectFrom('event').select('kind');
  return (await events.where('story_id', '=', storyId).orderBy('no').execute()).map(
    (row) => row.kind,
  );
};

test('an address is kept a week after the mail, ninety days without one, and no longer', async () => {
  const mailed = await withAddress('mailed');
  const waiting = await withAddress('waiting');
  await noteByItself(database.as('worker'), { storyId: mailed, kind: 'mail', at: new Date() });

  expect(await forgetIn(6.9)).toMatchObject({ contacts: 0 });
  expect((await kept()).toSorted()).toEqual([mailed, waiting].toSorted());

  expect(await forgetIn(7.1)).toMatchObject({ contacts: 1 });
  expect(await kept()).toEqual([waiting]);
  expect(await kinds(mailed)).toEqual(['received', 'open', 'publish', 'mail', 'forget-contact']);

  expect(await forgetIn(89.9)).toMatchObject({ contacts: 0 });
  expect(await forgetIn(90.1)).toMatchObject({ contacts: 1 });
  expect(await kept()).toEqual([]);
  expect(await forgetIn(90.1)).toMatchObject({ contacts: 0 });
});

/** As if it had come into its state so long ago. */
const ageBy = (storyId: string, count: number) =>
  database
    .as('superuser')
    .updateTable('story')
    .set({ state_since: days(-count) })
    .where('id', '=', storyId)
    .execute();
const holds = async (word: string) => {
  const { rows } = await sql<{ held: boolean }>`
    SELECT EXISTS (SELECT 1 FROM story s WHERE s::text LIKE ${`%${word}%`})
      OR EXISTS (SELECT 1 FROM revision r WHERE r::text LIKE ${`%${word}%`})
      OR EXISTS (SELECT 1 FROM submission_key k WHERE k::text LIKE ${`%${word.toLowerCase()}%`})
      AS held`.execute(database.as('superuser'));
  return rows[0]?.held;
};

describe.each(Object.entries(WORDS_DAYS))('the words of a %s story', (state, wait) => {
  const word = `Marker${state}`;
  let storyId: string;
  beforeAll(async () => {
    const told = { title: `${word} title`, name: word, city: word, age: '41' };
    const { hash, receipt } =
      state === 'removed' ? await world.publish(told) : await world.submit(told);
    storyId = await world.storyIdOf(hash);
    if (state === 'withdrawn')
      await openReceipt(
        {
          receiptDb: database.as('receipt'),
          clock,
          site: SITE,
          guessLimit: createGuessLimit(countHere(clock)),
        },
        { words: receipt, address: '127.0.0.1', change: { kind: 'withdraw' } },
      );
    else if (state === 'removed')
      await world.decide(hash, 'remove', { state: 'published', revisionNo: 1 });
    else await world.decide(hash, state === 'refused' ? 'refuse' : 'hide');
    await database
      .as('superuser')
      .updateTable('story')
      .set({ dangers: ['threat'], adult: true, guardian: true })
      .where('id', '=', storyId)
      .execute();
  });

  test(`are kept for ${wait} days, and then nowhere`, async () => {
    await ageBy(storyId, wait - 0.1);
    expect(await forgetIn(0)).toMatchObject({ words: 0 });
    expect(await holds(word)).toBe(true);

    await ageBy(storyId, wait + 0.1);
    expect(await forgetIn(0)).toMatchObject({ words: 1 });
    expect(await holds(word)).toBe(false);
    const left = database.as('superuser').selectFrom('story').where('id', '=', storyId);
    expect(await left.select(['dangers', 'adult', 'guardian']).executeTakeFirst()).toEqual({
      dangers: [],
      adult: false,
      guardian: false,
    });
    expect((await kinds(storyId)).at(-1)).toBe('erase-words');
    expect(await forgetIn(0)).toMatchObject({ words: 0 });
  });

  test('stay erased: nobody can take the story up again', async () => {
    const seen = { state: state as StoryState, revisionNo: 1 };
    expect(await world.decideAs('officer@example.org', storyId, 'restore', seen)).toMatchObject({
      kind: 'not-allowed',
    });
  });
});

test('published words are kept, however old', async () => {
  await ageBy(await world.storyIdOf((await world.publish()).hash), 4_000);
  expect(await forgetIn(0)).toMatchObject({ lapsed: 0, words: 0 });
});

test('keys, page views, sign-ins and invitations go when they are of no more use', async () => {
  const superuser = database.as('superuser');
  await sql`DELETE FROM submission_key`.execute(superuser);
  await world.submit();
  await sql`INSERT INTO page_view VALUES (current_date, '/', 'CA', 3)`.execute(superuser);
  await sql`INSERT INTO officer (id, name, email) VALUES ('o', 'O', 'o@example.org')`.execute(
    superuser,
  );
  await sql`INSERT INTO officer_session (id, officer_id, token, expires_at)
    VALUES ('s', 'o', 't', now())`.execute(superuser);
  await sql`INSERT INTO invitation (token_hash, email, name, role, languages, expires_at)
    VALUES (sha256('i'), 'i@example.org', 'I', 'officer', '{en}', now())`.execute(superuser);
  expect(await forgetIn(6.9)).toMatchObject({ keys: 0, views: 0, ended: 0 });
  expect(await forgetIn(7.1)).toMatchObject({ keys: 0, views: 0, ended: 2 });
  expect(await forgetIn(29.9)).toMatchObject({ keys: 0, views: 0 });
  expect(await forgetIn(30.1)).toMatchObject({ keys: 1, views: 0 });
  expect(await forgetIn(758)).toMatchObject({ views: 0 });
  expect(await forgetIn(762)).toMatchObject({ views: 1 });
});

test('a used proof is forgotten after a day', async () => {
  await database
    .as('web')
    .insertInto('used_proof')
    .values({ proof: 'a'.repeat(32) })
    .execute();
  expect(await forgetIn(0.9)).toMatchObject({ proofs: 0 });
  expect(await forgetIn(1.1)).toMatchObject({ proofs: 1 });
});
