import { beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { countHere } from '#services/counting/count-here.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld } from '#support/world.ts';
import { createSendingLanes } from './sending-lanes.ts';

const HOUR_MS = 3_600_000;

describe('lanes', () => {
  let now = new Date('2026-06-17T16:00:00Z');
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const lanes = () => createSendingLanes(countHere(() => now));
  const laneOf = async (all: ReturnType<typeof lanes>, address: string) =>
    (await all.enter(address)).lane;
  const enter = (all: ReturnType<typeof lanes>, address: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => laneOf(all, address)));

  test('a class of forty behind one address is served, and marked after the first five', async () => {
    const seen = await enter(lanes(), '203.0.113.7', 40);
    expect(seen.slice(0, 5)).toEqual(Array(5).fill('normal'));
    expect(seen.slice(5)).toEqual(Array(35).fill('burst'));
  });

  test('beyond sixty an hour one address waits, and nobody else does', async () => {
    const all = lanes();
    await enter(all, '203.0.113.7', 60);
    expect(await all.enter('203.0.113.7')).toEqual({ lane: 'closed', waitSeconds: 3_600 });
    expect(await laneOf(all, '203.0.113.8')).toBe('normal');
    later(HOUR_MS + 1);
    expect(await laneOf(all, '203.0.113.7')).toBe('normal');
  });

  test('a home has one lane, whichever of its IPv6 addresses it uses', async () => {
    const all = lanes();
    for (let i = 1; i <= 5; i++) await all.enter(`2001:db8:1:2::${i}`);
    expect(await laneOf(all, '2001:db8:1:2:ffff::9')).toBe('burst');
    expect(await laneOf(all, '2001:db8:1:3::1')).toBe('normal');
  });

  test('what was not stored does not count', async () => {
    const all = lanes();
    for (let i = 0; i < 20; i++) {
      const entry = await all.enter('203.0.113.7');
      if (entry.lane !== 'closed') await entry.leave();
    }
    expect(await all.peek('203.0.113.7')).toBe('normal');
  });

  test('nor does it when others of the same address came in between', async () => {
    const all = lanes();
    const first = await all.enter('203.0.113.7');
    await enter(all, '203.0.113.7', 4);
    if (first.lane !== 'closed') await first.leave();
    expect(await all.peek('203.0.113.7')).toBe('normal');
  });

  test('after a day the key is gone, and with it every count', async () => {
    const all = lanes();
    await enter(all, '203.0.113.7', 60);
    later(24 * HOUR_MS + 1);
    expect(await all.peek('203.0.113.7')).toBe('normal');
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    const database = await cloneDatabase();
    app = await startApp(database, await createWorld(database), { pages: false, lanes: true });
  });
  const send = (key: string = crypto.randomUUID()) => {
    const { terms: _, ...fields } = validInput(generalCampaign());
    return fetch(`${app.origin}/api/story`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...fields, termsConditions: true }),
    });
  };

  test('the sixty-first text is asked to come back, a repeated one is not counted', async () => {
    const key = crypto.randomUUID();
    for (let i = 0; i < 10; i++) expect((await send(key)).status).toBe(201);
    for (let i = 1; i < 60; i++) expect((await send()).status, String(i)).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await refused.json()).toMatchObject({ code: 'too-many' });
  });
});
