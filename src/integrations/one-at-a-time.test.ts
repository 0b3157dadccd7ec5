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
