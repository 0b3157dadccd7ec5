import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import { decidedBy } from '#domain/vetting/appeal.ts';
import { createWaveWorld } from '#support/wave-world.ts';
import { declineTogether } from './decline-together.ts';

test('whoever put a text aside with others has decided about it, by the rules and in the database', async () => {
  const own = await createWaveWorld();
  const [storyId = ''] = await own.comesJunk(10);
  const { id: waveId } = await own.onlyWave();
  await own.readsTheSix(waveId);
  await own.readsTheSix(waveId, own.karim);
  const asked = { waveId, officer: own.noor, asOf: own.time.now, gather: false } as const;
  await declineTogether(own.context, { ...asked, way: 'put-aside', clauses: ['no-spam'] });
  expect(decidedBy(await listEvents(own.context.db, storyId))).toEqual([own.noor.id]);
  const { rows } = await sql<{ noor: boolean; karim: boolean }>`SELECT
    decided_before(${storyId}, ${own.noor.id}) AS noor,
    decided_before(${storyId}, ${own.karim.id}) AS karim`.execute(own.database.as('superuser'));
  expect(rows).toEqual([{ noor: true, karim: false }]);
});
