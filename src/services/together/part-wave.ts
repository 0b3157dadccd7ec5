import { lockWave, setParted, setTakenOut } from '#db/desk/waves.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { Parting } from '#domain/vetting/wave.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** It is no group: each is read for itself, by anybody, or one after the other by the officer who says that it is a class. */
export async function partWave(
  { db, clock }: DeskContext,
  request: { waveId: string; officer: Pick<ActingOfficer, 'id'>; as: Parting },
): Promise<boolean> {
  const { waveId, officer, as } = request;
  return db.transaction().execute(async (trx) => {
    const wave = await lockWave(trx, waveId);
    if (!wave || wave.partedAt) return false;
    const at = clock();
    await setParted(trx, waveId, { as, at, rowOfficer: as === 'class' ? officer.id : null });
    await insertDeskEvent(trx, {
      kind: 'part-wave',
      officer: officer.id,
      subject: `wave ${waveId}`,
      note: as,
      at,
    });
    return true;
  });
}

/** One text is none of them and waits in the queue, where its own due day puts it; or it is put back. */
export async function takeOutOfWave(
  { db, clock }: DeskContext,
  request: { waveId: string; storyId: string; officer: Pick<ActingOfficer, 'id'>; out: boolean },
): Promise<boolean> {
  const { waveId, storyId, officer, out } = request;
  return db.transaction().execute(async (trx) => {
    const wave = await lockWave(trx, waveId);
    if (!wave || wave.partedAt) return false;
    const at = clock();
    if (!(await setTakenOut(trx, { waveId, storyId, officer: officer.id, at, out }))) return false;
    await insertDeskEvent(trx, {
      kind: 'part-wave',
      officer: officer.id,
      subject: `wave ${waveId}`,
      note: `${out ? 'out' : 'back'} ${storyId}`,
      at,
    });
    return true;
  });
}
