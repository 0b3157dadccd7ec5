import http from 'node:http';
import { expect, test } from 'vitest';
import { startApp } from '#support/app.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { postStory } from '../../tests/drills/post-story.ts';

const PROXY = '127.0.0.1';
const VISITOR = '127.0.0.9';
/** One more than comes in unmarked from one address. */
const TEXTS = 6;

/** By which lane texts came in whose sender names another address each time. */
async function lanesOf(sent: {
  from: string;
  trusted: string[];
  forwarded: (n: number) => string;
}) {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const app = await startApp(database, world, {
    pages: false,
    lanes: true,
    trustedProxies: sent.trusted,
  });
  const agent = new http.Agent({ localAddress: sent.from });
  for (let n = 0; n < TEXTS; n++) {
    const { status } = await postStory(app.origin, { address: sent.forwarded(n), agent });
    expect(status).toBe(201);
  }
  const rows = await database.as('desk').selectFrom('story').select('lane').execute();
  return new Set(rows.map(({ lane }) => lane));
}

const invented = (n: number) => `203.0.113.${n}`;

test('nobody chooses the address they are counted under, with or without a proxy in between', async () => {
  const trusted = [PROXY];
  expect(await lanesOf({ from: VISITOR, trusted, forwarded: invented })).toContain('burst');
  const named = (n: number) => `${invented(n)}, 198.51.100.7`;
  expect(await lanesOf({ from: PROXY, trusted, forwarded: named })).toContain('burst');
});

test('visitors of one proxy are counted apart', async () => {
  const lanes = await lanesOf({ from: PROXY, trusted: [PROXY], forwarded: invented });
  expect(lanes).not.toContain('burst');
});

test('who believes everybody is flooded by one visitor unmarked (control)', async () => {
  const lanes = await lanesOf({
    from: VISITOR,
    trusted: ['0.0.0.0/1', '128.0.0.0/1'],
    forwarded: invented,
  });
  expect(lanes).not.toContain('burst');
});
