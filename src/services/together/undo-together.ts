import { bringBackAll, findLastTogether, lockTogether } from '#db/desk/together.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { mayUndoTogether, UNDO_TOGETHER_MS } from '#domain/vetting/wave.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type DoneTogether = { no: number; waveId: string; texts: number; until: Date };

/** What this officer declined together and can still take back; null where that is nothing. */
export async function readDoneTogether(
  { db, clock }: DeskContext,
  officer: Pick<ActingOfficer, 'id'>,
): Promise<DoneTogether | null> {
  const now = clock();
  const since = new Date(now.getTime() - UNDO_TOGETHER_MS);
  const last = await findLastTogether(db, { officer: officer.id, since });
  if (!last || !mayUndoTogether(last, { officer: officer.id, now })) return null;
  const { no, waveId, texts } = last;
  return { no, waveId, texts, until: new Date(last.at.getTime() + UNDO_TOGETHER_MS) };
}

export type UndoTogetherOutcome = { kind: 'undone'; texts: number } | { kind: 'too-late' };

/** All of them, but those to which something happened since: a withdrawal above all is not undone along with it. */
export async function undoTogether(
  { db, clock }: DeskContext,
  request: { no: number; officer: Pick<ActingOfficer, 'id'> },
): Promise<UndoTogetherOutcome> {
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const done = await lockTogether(trx, request.no);
    const officer = request.officer.id;
    if (!done || !mayUndoTogether(done, { officer, now: at })) return { kind: 'too-late' };
    await insertDeskEvent(trx, {
      kind: 'undo-together',
      officer,
      subject: `wave ${done.waveId}`,
      note: `together ${done.no}`,
      at,
    });
    return { kind: 'undone', texts: await bringBackAll(trx, done, at) };
  });
}
