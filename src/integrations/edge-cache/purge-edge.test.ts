import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  CLOUDFLARE_ZONE,
  EVERY_FAULT,
  FASTLY_SERVICE,
  startCompanyCache,
  TOKEN,
} from '#support/company-cache.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { createPurgeEdge } from './purge-edge.ts';

let company: Awaited<ReturnType<typeof startCompanyCache>>;
beforeEach(async () => {
  company = await startCompanyCache();
  onTestFinished(company.stop);
});

const purger = (cache: string, token: string | undefined = TOKEN) =>
  createPurgeEdge({ caches: [cache], token, api: company.api });
const manyKeys = (count: number) => Array.from({ length: count }, (_, n) => `story-${n}`);

describe.each([
  ['Fastly', `fastly:${FASTLY_SERVICE}`, 256],
  ['Cloudflare', `cloudflare:${CLOUDFLARE_ZONE}`, 100],
])('%s', (name, cache, most) => {
  test('takes every key once, and no more in one request than it allows', async () => {
    const keys = manyKeys(2 * most + 1);
    await purger(cache)(keys);
    expect(company.taken.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
      1,
      most,
      most,
    ]);
    expect(company.taken.flat().toSorted()).toEqual(keys.toSorted());
  });

  test.each(EVERY_FAULT)('is told again after %s', async (fault) => {
    const purge = purger(cache);
    company.fail(fault);
    await expect(purge(['site'])).rejects.toThrow(`${name} refused a purge`);
    expect(company.taken).toEqual([]);
    company.fail(null);
    await expect
      .poll(
        () =>
          purge(['site']).then(
            () => true,
            () => false,
          ),
        { timeout: PATIENCE_MS },
      )
      .toBe(true);
    expect(company.taken).toEqual([['site']]);
  });

  test('one of several requests that fails fails the purge', async () => {
    const half = purger(cache);
    const failing = half(manyKeys(most + 1));
    company.fail('an outage');
    await expect(failing).rejects.toThrow('503');
  });

  test('says what it was told, and never the token', async () => {
    const told = purger(cache, 'wrong-token')(['site']).catch((error: Error) => error.message);
    expect(await told).toMatch(/refused a purge: 40[13] .*(?:credentials|Authentication error)/);
    expect(await told).not.toContain('wrong-token');
  });

  test('is left alone for a while after it refused, so that it does not shut us out', async () => {
    const purge = purger(cache);
    company.fail('too many requests');
    for (let n = 0; n < 20; n += 1) await expect(purge(['site'])).rejects.toThrow('429');
    expect(company.asked()).toBe(1);
    // It said two seconds.
    await pause(1_200);
    await expect(purge(['site'])).rejects.toThrow('429');
    expect(company.asked()).toBe(1);
  });

  test('that cannot be reached fails it', async () => {
    const nowhere = createPurgeEdge({ caches: [cache], token: TOKEN, api: 'http://127.0.0.1:1' });
    await expect(nowhere(['site'])).rejects.toThrow('fetch failed');
  });

  test('is not worked with without a token', () => {
    expect(() => createPurgeEdge({ caches: [cache] })).toThrow('EDGE_TOKEN');
  });
});

test('a list that is too long is refused by such a server (control)', async () => {
  const answer = await fetch(`${company.api}/client/v4/zones/${CLOUDFLARE_ZONE}/purge_cache`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ tags: manyKeys(101) }),
  });
  expect(answer.status).toBe(400);
});
