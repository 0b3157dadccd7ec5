import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('works on one thing at a time, sends the rest away, and takes new ones afterwards', async () => {
  let atOnce = 0;
  let most = 0;
  const work = oneAtATime(3, async (n: number) => {
    most = Math.max(most, ++atOnce);
    await pause(5);
    atOnce -= 1;
    if (n === 1) throw new Error('broken');
    return n;
  });
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    'busy',
    'busy',
  ]);
  expect(most).toBe(1);
  expect(await work(5)).toBe(5);
});

test('whoever has waited too long is told so, is not worked for, and leaves a place to the next', async () => {
  const worked: number[] = [];
  const first = Promise.withResolvers<void>();
  const work = oneAtATime(
    2,
    async (n: number) => {
      worked.push(n);
      if (n === 1) await first.promise;
      return n;
    },
    20,
  );
  const one = work(1);
  expect(await work(2)).toBe('busy');
  expect(await work(3)).toBe('busy');
  first.resolve();
  expect(await one).toBe(1);
  expect(await work(4)).toBe(4);
  expect(worked).toEqual([1, 4]);
});
