import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type LocalRedis, startLocalRedis } from '#lab/local-redis.ts';
import { countHere } from '#services/counting/count-here.ts';
import { countTogether } from '#services/counting/count-together.ts';
import { heardLog } from '#support/heard-log.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { UnsafeRedisError } from './open-redis.ts';
import { connectRedisCounters, SALT_KEY } from './redis-counters.ts';

const ADDRESS = '203.0.113.77';
const HOUR = { name: 'lanes', windowMs: 3_600_000 };
const secret = 'the same in every web process, long enough';

let redis: LocalRedis;
let client: Redis;
beforeAll(async () => {
  redis = await startLocalRedis();
  client = new Redis(redis.url);
});
afterAll(async () => {
  client.disconnect();
  await redis.stop();
});

async function connected(url = redis.url) {
  const { counters, stop } = await connectRedisCounters({ url, secret });
  onTestFinished(stop);
  return counters;
}

async function ownRedis(change?: (shipped: string) => string, port?: number) {
  const own = await startLocalRedis({ ...(change && { change }), ...(port && { port }) });
  onTestFinished(own.stop);
  return own;
}

/** Every key and value that stands in it. */
async function contents(from: Redis): Promise<string> {
  const keys = await from.keys('*');
  const values = keys.length > 0 ? await from.mget(keys) : [];
  return JSON.stringify([keys, values]);
}

describe('two processes', () => {
  test('count together, and take back from each other', async () => {
    const [one, two] = [(await connected())(HOUR), (await connected())(HOUR)];
    expect(await one.look('a')).toEqual({ times: 0, waitMs: 0 });
    const first = await one.add('a');
    expect(first.times).toBe(1);
    expect((await two.add('a')).times).toBe(2);
    await first.takeBack();
    const seen = await two.look('a');
    expect(seen.times).toBe(1);
    expect(seen.waitMs).toBeGreaterThan(3_590_000);
    expect(seen.waitMs).toBeLessThanOrEqual(3_600_000);
    expect((await two.look('b')).times).toBe(0);
  });

  test('that count alone know nothing of each other (control)', async () => {
    const [one, two] = [countHere(() => new Date())(HOUR), countHere(() => new Date())(HOUR)];
    await one.add('a');
    expect((await two.add('a')).times).toBe(1);
  });

  test('that ask at the same time are all counted', async () => {
    const [one, two] = [(await connected())(HOUR), (await connected())(HOUR)];
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? one : two).add('many')),
    );
    expect(all.map(({ times }) => times).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 1),
    );
  });
});

test('what is over is forgotten, and cannot be taken back from the next count', async () => {
  const counter = (await connected())({ name: 'short', windowMs: 1_000 });
  const old = await counter.add('a');
  await pause(1_100);
  expect((await counter.look('a')).times).toBe(0);
  await old.takeBack();
  expect((await counter.add('a')).times).toBe(1);
});

test('no address stands in it, and after a day nobody could tell which it was', async () => {
  const own = await ownRedis();
  const inside = new Redis(own.url);
  onTestFinished(() => inside.disconnect());
  const [one, two] = [(await connected(own.url))(HOUR), (await connected(own.url))(HOUR)];
  await Promise.all([one.add(ADDRESS), two.add(ADDRESS)]);
  expect(await contents(inside)).not.toContain(ADDRESS);
  expect((await inside.keys('lanes:*')).length).toBe(1);
  const lasts = await inside.ttl(SALT_KEY);
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThanOrEqual(86_400);
  // What a day does.
  await inside.del(SALT_KEY);
  expect((await one.add(ADDRESS)).times).toBe(1);
  expect((await inside.keys('lanes:*')).length).toBe(2);
  await inside.set(`plain ${ADDRESS}`, 1);
  expect(await contents(inside), 'control').toContain(ADDRESS);
});

describe('a Redis that may keep something is refused', () => {
  test.each([
    ['snapshots', (shipped: string) => shipped.replace('save ""', 'save 3600 1'), 'save is'],
    [
      'a log of changes',
      (shipped: string) => shipped.replace('appendonly no', 'appendonly yes'),
      'appendonly is "yes"',
    ],
    [
      'one that does not say',
      (shipped: string) => `${shipped}\nrename-command CONFIG ""`,
      'allow CONFIG',
    ],
  ])('%s', async (_name, change, words) => {
    const own = await ownRedis(change);
    const connecting = connectRedisCounters({ url: own.url, secret });
    await expect(connecting).rejects.toThrow(UnsafeRedisError);
    await expect(connecting).rejects.toThrow(words);
  });

  test('also when it takes the place of one that did not', async () => {
    const first = await startLocalRedis();
    const counter = (await connected(first.url))(HOUR);
    expect((await counter.add('a')).times).toBe(1);
    await first.stop();
    const other = await ownRedis(
      (shipped) => shipped.replace('save ""', 'save 3600 1'),
      first.port,
    );
    await expect
      .poll(() => counter.add('a').catch((error: Error) => error.message), { timeout: 10_000 })
      .toContain('writes to a disk');
    const inside = new Redis(other.url);
    onTestFinished(() => inside.disconnect());
    expect(await inside.dbsize()).toBe(0);
  });
});

async function together(url: string, log = heardLog()) {
  const shared = await connected(url);
  return countTogether({ shared, alone: countHere(() => new Date()), log })(HOUR);
}

describe('while it is away', () => {
  test('a process counts alone, says so once, and that it works again', async () => {
    const first = await startLocalRedis();
    const log = heardLog();
    const counter = await together(first.url, log);
    const before = await counter.add('a');
    await counter.add('a');
    await first.stop();
    for (let n = 1; n <= 5; n += 1) expect((await counter.add('a')).times).toBe(n);
    await before.takeBack();
    expect(log.errors).toHaveLength(1);
    expect(log.errors[0]).toMatchObject({ about: { task: 'counters', failures: 1 } });
    await ownRedis(undefined, first.port);
    await expect
      .poll(
        async () => {
          await counter.look('a');
          return log.infos.length;
        },
        { timeout: PATIENCE_MS },
      )
      .toBe(1);
    expect((await counter.add('a')).times).toBe(1);
    expect(log.errors).toHaveLength(1);
  });

  test('from the start, it is used when it comes', async () => {
    const gone = await startLocalRedis();
    await gone.stop();
    const counter = await together(gone.url);
    expect((await counter.add('a')).times).toBe(1);
    await ownRedis(undefined, gone.port);
    const other = (await connected(gone.url))(HOUR);
    for (let n = 0; n < 5; n += 1) await other.add('a');
    await expect
      .poll(async () => (await counter.look('a')).times, { timeout: PATIENCE_MS })
      .toBe(5);
  });

  test('hanging, it keeps nobody waiting', async () => {
    const own = await ownRedis();
    const counter = await together(own.url);
    await counter.add('a');
    process.kill(own.pid, 'SIGSTOP');
    onTestFinished(() => void process.kill(own.pid, 'SIGCONT'));
    const start = performance.now();
    for (let n = 0; n < 20; n += 1) await counter.add('a');
    // Twenty that all waited would take four seconds; drill `counters` measures one.
    expect(performance.now() - start).toBeLessThan(2_000);
    process.kill(own.pid, 'SIGCONT');
  });

  test('hanging at the start, it keeps no process from starting', async () => {
    const own = await ownRedis();
    process.kill(own.pid, 'SIGSTOP');
    onTestFinished(() => void process.kill(own.pid, 'SIGCONT'));
    expect((await (await together(own.url)).add('a')).times).toBe(1);
    process.kill(own.pid, 'SIGCONT');
  });
});

test('full, it forgets who came once, and not who came often', async () => {
  const timesAfterFlood = async (policy: string) => {
    const own = await ownRedis((shipped) =>
      shipped.replace('maxmemory 64mb', 'maxmemory 3mb').replace('allkeys-lfu', policy),
    );
    const counter = (await connected(own.url))(HOUR);
    for (let n = 0; n < 60; n += 1) await counter.add(ADDRESS);
    // Redis knows how long ago in whole seconds: within one, the control would forget by lot.
    await pause(2_000);
    for (let n = 0; n < 20_000; n += 500)
      await Promise.all(Array.from({ length: 500 }, (_, i) => counter.add(`once ${n + i}`)));
    return (await counter.look(ADDRESS)).times;
  };
  expect(await timesAfterFlood('allkeys-lfu')).toBe(60);
  expect(await timesAfterFlood('allkeys-lru'), 'control').toBe(0);
});

test('a refusal of Redis repeats no hash in the log', async () => {
  const own = await ownRedis(
    (shipped) => `${shipped}\nrename-command EVALSHA ""\nrename-command EVAL ""`,
  );
  const written: string[] = [];
  const log = pino({}, { write: (line: string) => written.push(line) });
  const counter = countTogether({
    shared: await connected(own.url),
    alone: countHere(() => new Date()),
    log,
  })(HOUR);
  expect((await counter.add(ADDRESS)).times).toBe(1);
  expect(written.join()).toContain('unknown command');
  expect(written.join()).not.toContain('lanes:');
  const raw = new Redis(own.url);
  onTestFinished(() => raw.disconnect());
  const refused = await raw.evalsha('0', 1, 'lanes:hash').catch((error: Error) => error.message);
  expect(refused, 'control').toContain('lanes:hash');
});
