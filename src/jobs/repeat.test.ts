import { expect, test } from 'vitest';
import { heardLog } from '#support/heard-log.ts';
import { repeat } from './repeat.ts';

test('what fails again and again is said once, and that it works again too', async () => {
  const log = heardLog();
  let tries = 0;
  const done = Promise.withResolvers<void>();
  const looping = repeat(
    'purge',
    async () => {
      tries += 1;
      if (tries > 20) done.resolve();
      else throw new Error(`away ${tries}`);
    },
    1,
    log,
  );
  await done.promise;
  await looping.stop();
  expect(log.errors).toEqual([
    {
      about: { err: new Error('away 1'), task: 'purge', failures: 1 },
      words: 'failed, and is tried again',
    },
  ]);
  expect(log.infos).toEqual([{ about: { task: 'purge', failures: 20 }, words: 'works again' }]);
});
