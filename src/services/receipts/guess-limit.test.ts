import { describe, expect, test } from 'vitest';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit, WRONG_CODES_BY_ADDRESS, WRONG_CODES_OVERALL } from './guess-limit.ts';

const HOME = '203.0.113.7';
const MINUTE_MS = 60_000;

function limitWithClock() {
  let now = 1_000_000_000;
  const limit = createGuessLimit(countHere(() => new Date(now)));
  const wrong = async (address: string, times = 1) =>
    (await Promise.all(Array.from({ length: times }, () => limit.begin(address)))).at(-1);
  const pass = (ms: number) => {
    now += ms;
  };
  return { limit, wrong, pass };
}

describe('wrong codes', () => {
  test('are answered ten times in a quarter of an hour, and then told how long to wait', async () => {
    const { wrong, pass } = limitWithClock();
    expect(await wrong(HOME, WRONG_CODES_BY_ADDRESS.most)).toMatchObject({
      allowed: true,
      crowded: 0,
    });
    pass(5 * MINUTE_MS);
    expect(await wrong(HOME)).toEqual({ allowed: false, waitSeconds: 600 });
    pass(10 * MINUTE_MS - 1);
    expect(await wrong(HOME)).toEqual({ allowed: false, waitSeconds: 1 });
    pass(1);
    expect(await wrong(HOME)).toMatchObject({ allowed: true });
  });

  test('of one address leave every other alone', async () => {
    const { wrong } = limitWithClock();
    await wrong(HOME, 11);
    expect(await wrong('203.0.113.8')).toMatchObject({ allowed: true });
  });

  test.each([
    ['the same IPv4 address in IPv6 dress', '203.0.113.7', '::ffff:203.0.113.7'],
    ['two addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['two ways to write one network', '2001:db8::1', '2001:0db8:0:0:5::'],
  ])('count together: %s', async (_name, one, other) => {
    const { wrong } = limitWithClock();
    await wrong(one, 10);
    expect(await wrong(other)).toMatchObject({ allowed: false });
  });

  test('count apart for two networks', async () => {
    const { wrong } = limitWithClock();
    await wrong('2001:db8:1:2::1', 10);
    expect(await wrong('2001:db8:1:3::1')).toMatchObject({ allowed: true });
    expect(await wrong('::1')).toMatchObject({ allowed: true });
  });

  test('of everybody together are three hundred in an hour', async () => {
    const { wrong, pass } = limitWithClock();
    for (let i = 0; i < WRONG_CODES_OVERALL.most; i++)
      expect(await wrong(`198.51.${i >> 8}.${i & 255}`)).toMatchObject({ crowded: 0 });
    expect(await wrong(HOME)).toMatchObject({ allowed: true, crowded: 3600 });
    pass(60 * MINUTE_MS);
    expect(await wrong(HOME)).toMatchObject({ allowed: true, crowded: 0 });
  });

  test('a right code does not count, however often it is used', async () => {
    const { limit } = limitWithClock();
    for (let i = 0; i < 400; i++) {
      const guess = await limit.begin(HOME);
      expect(guess).toMatchObject({ allowed: true, crowded: 0 });
      if (guess.allowed) await guess.forgive();
    }
  });

  test('many at the same time are no way around', async () => {
    const { limit } = limitWithClock();
    const guesses = await Promise.all(Array.from({ length: 30 }, () => limit.begin(HOME)));
    expect(guesses.filter(({ allowed }) => allowed)).toHaveLength(10);
  });
});
