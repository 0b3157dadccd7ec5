import { expect, test } from 'vitest';
import { hasBlindReading } from '#services/vetting/read-blind.ts';
import { unlike } from '#support/alike-texts.ts';
import { createWaveWorld } from '#support/wave-world.ts';
import { declineTogether } from './decline-together.ts';

test('what was declined together is read again by nobody: it was not decided one by one', async () => {
  const own = await createWaveWorld();
  const alone = await own.comes({ story: unlike() });
  await own.comesJunk(10);
  const { id: waveId } = await own.onlyWave();
  await own.readsTheSix(waveId);
  await own.context.db.updateTable('policy').set({ read_again_percent: 100 }).execute();
  const declined = { waveId, officer: own.noor, asOf: own.time.now, gather: false } as const;
  expect(
    await declineTogether(own.context, {
      ...declined,
      way: 'refuse',
      clauses: ['true-first-person'],
    }),
  ).toMatchObject({ kind: 'declined', texts: 10 });
  own.later(60);
  expect(await hasBlindReading(own.context, { officer: own.karim })).toBe(false);
  // The control: one that an officer declined by itself.
  await own.world.decideAs('somebody', alone, 'refuse');
  own.later(60);
  expect(await hasBlindReading(own.context, { officer: own.karim })).toBe(true);
});
