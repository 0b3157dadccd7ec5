import { countFreeInWaves, listWaveRows, type WaveRow } from '#db/desk/waves.ts';
import { isShown } from '#domain/vetting/wave.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type { WaveRow };

/** Those that are rows of their own, and whose texts are therefore not listed for themselves. */
export async function shownWaveIds({
  db,
  clock,
}: Pick<DeskContext, 'db' | 'clock'>): Promise<string[]> {
  const waves = await countFreeInWaves(db, clock());
  return waves.filter(isShown).map(({ id }) => id);
}

/** What is decided together, for the queue. */
export async function listWaves(context: DeskContext): Promise<WaveRow[]> {
  const { db, clock } = context;
  return listWaveRows(db, { ids: await shownWaveIds(context), now: clock() });
}
