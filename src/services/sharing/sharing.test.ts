import { beforeAll, expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { countHere } from '#services/counting/count-here.ts';
import type { DrawPicture } from '#services/ports.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { SITE } from '#support/sample-site.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import type { ReceiptChange } from '../receipts/change-receipt.ts';
import { drawStoryPicture } from './draw-story-picture.ts';
import { listForFeed } from './list-for-feed.ts';
import { mapParts, mapStories } from './map-stories.ts';
import { readSharedStory } from './read-shared-story.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

/** Every place outside its own page where a story can be met. */
async function whereIsIt(hash: string) {
  const db = database.as('web');
  const drawPicture = async () => new Uint8Array([1]);
  const parts = await mapParts(db);
  const mapped = await Promise.all(parts.map(({ part }) => mapStories(db, part)));
  return {
    card: (await readSharedStory(db, hash)).kind,
    picture: (await drawStoryPicture({ db, site: SITE, drawPicture, nameIn }, hash, RELEASED)).kind,
    feed: (await listForFeed(db, {})).some((story) => story.hash === hash),
    subjectFeed: (await listForFeed(db, { category: 'MOSQUE' })).some((s) => s.hash === hash),
    map: mapped.flat().some((story) => story.hash === hash),
  };
}

const nameIn = createNameIn();
const EVERYWHERE = { card: 'shared', picture: 'drawn', feed: true, subjectFeed: true, map: true };
const nowhere = (kind: string) => ({
  card: kind,
  picture: kind,
  feed: false,
  subjectFeed: false,
  map: false,
});

const change = (words: string, change: ReceiptChange) => {
  const clock = () => new Date();
  return openReceipt(
    {
      receiptDb: database.as('receipt'),
      clock,
      site: SITE,
      guessLimit: createGuessLimit(countHere(clock)),
    },
    { words, address: '203.0.113.7', change },
  );
};

test.each([
  ['ar', 'المسجد'],
  ['fr', 'Mosquée'],
  ['other', 'Mosque'],
] as const)('the picture of a text in %s names its subject %s', async (language, subject) => {
  const { hash } = await world.publish({ category: 'MOSQUE' });
  await database
    .as('superuser')
    .updateTable('publication')
    .set({ language })
    .where('hash', '=', hash)
    .execute();
  const drawn: unknown[] = [];
  const drawPicture: DrawPicture = async (picture) => {
    drawn.push(picture);
    return new Uint8Array([1]);
  };
  await drawStoryPicture(
    { db: database.as('web'), site: SITE, drawPicture, nameIn },
    hash,
    RELEASED,
  );
  expect(drawn).toMatchObject([{ kind: 'card', language, subject }]);
});

test('a story is met everywhere, and nowhere at the moment it is withdrawn', async () => {
  const { hash, receipt } = await world.publish({ category: 'MOSQUE' });
  expect(await whereIsIt(hash)).toEqual(EVERYWHERE);
  await change(receipt, { kind: 'withdraw' });
  expect(await whereIsIt(hash)).toEqual(nowhere('gone'));
});

test('a paused story is met nowhere, until its writer lets it go on', async () => {
  const { hash, receipt } = await world.publish({ category: 'MOSQUE' });
  await change(receipt, { kind: 'pause', paused: true });
  expect(await whereIsIt(hash)).toEqual(nowhere('unknown'));
  await change(receipt, { kind: 'pause', paused: false });
  expect(await whereIsIt(hash)).toEqual(EVERYWHERE);
});

test('a story that waits to be read is nowhere yet, nor is an address that never was', async () => {
  const { hash } = await world.submit({ category: 'MOSQUE' });
  expect(await whereIsIt(hash)).toEqual(nowhere('unknown'));
  expect(await whereIsIt('zzzzzzzzzzzz')).toEqual(nowhere('unknown'));
  expect(await mapStories(database.as('web'), 1e15)).toEqual([]);
});
