import { beforeAll, expect, test } from 'vitest';
import { noteByItself } from '#services/stories/note-by-itself.ts';
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

const days = (count: number) => new Date(Date.now() + count * DAY_MS);
const forgetIn = (count: number) =>
  forgetOnSchedule({ db: database.as('worker'), clock: () => days(count) });

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
  expect(await kinds(mailed)).toEqual(['received', 'publish', 'mail', 'forget-contact']);

  expect(await forgetIn(89.9)).toMatchObject({ contacts: 0 });
  expect(await forgetIn(90.1)).toMatchObject({ contacts: 1 });
  expect(await kept()).toEqual([]);
  expect(await forgetIn(90.1)).toMatchObject({ contacts: 0 });
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
