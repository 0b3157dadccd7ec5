import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { ONION_VISITORS } from '#domain/onion.ts';
import { laneAfter, THE_ONION } from '#domain/submission/lanes.ts';
import { shieldStep } from '#domain/submission/shield.ts';
import { freePort } from '#lab/free-port.ts';
import { countHere } from '#services/counting/count-here.ts';
import {
  createGuessLimit,
  WRONG_CODES_BY_ONION,
  WRONG_CODES_OVERALL,
} from '#services/receipts/guess-limit.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { ask } from '../../tests/drills/ask.ts';
import { postStory } from '../../tests/drills/post-story.ts';

const ONION = `${'a'.repeat(55)}d.onion`;
const PROXY = '127.0.0.1';

let database: TestDatabase;
let app: TestApp;
/** The door that Tor leads to. */
let door: string;
beforeAll(async () => {
  database = await cloneDatabase();
  const port = await freePort();
  door = `http://127.0.0.1:${port}`;
  app = await startApp(database, await createWorld(database), {
    pages: false,
    lanes: true,
    trustedProxies: [PROXY],
    more: { ONION_ORIGIN: `http://${ONION}`, ONION_PORT: String(port) },
  });
});

/** How a text of this name was taken; null where it was not. */
const laneOf = async (title: string) => {
  const row = await database
    .as('desk')
    .selectFrom('story')
    .innerJoin('revision', 'revision.story_id', 'story.id')
    .select('story.lane')
    .where('revision.title', '=', title)
    .executeTakeFirst();
  return row?.lane ?? null;
};

async function send(origin: string, from: { host?: string; address?: string }) {
  const title = `Sent ${randomUUID()}`.slice(0, 40);
  const { status } = await postStory(origin, { title, ...from });
  return { status, lane: await laneOf(title) };
}
const sendMany = async (times: number, ...[origin, from]: Parameters<typeof send>) => {
  const sent: Awaited<ReturnType<typeof send>>[] = [];
  for (let n = 0; n < times; n++) sent.push(await send(origin, from));
  return sent;
};

describe('names', () => {
  test('the onion’s is answered where Tor leads to, and nowhere else', async () => {
    const asked = (origin: string, host: string) =>
      ask(origin, { path: '/api/version', headers: { host } });
    expect((await asked(door, ONION)).status).toBe(200);
    expect((await asked(app.origin, ONION)).status).toBe(421);
    expect((await asked(door, new URL(app.origin).host)).status).toBe(421);
    // Who sends visitors there asks by no name.
    expect((await ask(door, { path: '/api/live' })).status).toBe(204);
  });

  test('there nothing insists on TLS; the other headers stay', async () => {
    const version = { path: '/api/version', headers: { host: ONION } };
    const { headers } = await ask(door, version);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    const web = await ask(app.origin, { path: '/api/version' });
    expect(web.headers['strict-transport-security']).toContain('max-age');
  });
});

test('a sum holds for all who come through Tor, whatever address they name, and nobody else notices', async () => {
  const sent = [];
  for (let n = 0; n < THE_ONION.most; n++)
    sent.push(await send(door, { host: ONION, address: `203.0.113.${n}` }));
  expect(sent.map(({ status }) => status)).toEqual(Array(THE_ONION.most).fill(201));
  const lanes = sent.map(({ lane }) => lane);
  expect(lanes.lastIndexOf('normal')).toBe(THE_ONION.normal - 1);
  expect(lanes.indexOf('burst')).toBe(THE_ONION.normal);
  expect(await send(door, { host: ONION, address: '198.51.100.1' })).toEqual({
    status: 429,
    lane: null,
  });
  // On the web the same addresses have sent nothing yet, nor has the machine that Tor runs on.
  for (const address of ['203.0.113.1', '198.51.100.1'])
    expect(await send(app.origin, { address })).toEqual({ status: 201, lane: 'normal' });
  expect(await send(app.origin, {})).toEqual({ status: 201, lane: 'normal' });
});

test('nobody on the web is counted with Tor, whatever they call themselves', async () => {
  // The sum above is used up: who could claim it would be refused, or before that sent unmarked for longer.
  const claimed = await sendMany(6, app.origin, { address: 'onion' });
  expect(claimed.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(claimed.map(({ lane }) => lane)).toContain('burst');
  expect((await send(app.origin, { host: ONION })).status).toBe(421);
});

test('counted as one address, sixty would have closed it for all (control)', () => {
  expect(laneAfter(60)).toBe('closed');
  expect(laneAfter(60, ONION_VISITORS)).toBe('burst');
});

test('a whole hour of Tor raises no shield, and its wrong receipts crowd nobody out', async () => {
  expect(shieldStep('auto', THE_ONION.most)).toBe(0);
  const limit = createGuessLimit(countHere(() => new Date()));
  let allowed = 0;
  for (let n = 0; n < WRONG_CODES_OVERALL.most; n++)
    if ((await limit.begin('onion')).allowed) allowed += 1;
  expect(allowed).toBe(WRONG_CODES_BY_ONION.most);
  expect(await limit.begin('203.0.113.9')).toMatchObject({ allowed: true, crowded: 0 });
});
