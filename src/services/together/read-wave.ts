import { listClauses, type PlacedClause } from '#db/desk/clauses.ts';
import {
  countByLikeness,
  listTakenOut,
  listToRead,
  listWaveRows,
  sampleBodies,
  type WaveMember,
  type WaveRow,
} from '#db/desk/waves.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { type SharedPiece, sharedWords } from '#domain/vetting/shared-words.ts';
import { leftToRead, TO_READ } from '#domain/vetting/wave.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type ReadWave = WaveRow & {
  likeness: { likeness: number; texts: number }[];
  /** Those that fit least come first. */
  toRead: WaveMember[];
  left: number;
  takenOut: WaveMember[];
  /** Of the most alike that was opened; null before one was. */
  shared: SharedPiece[] | null;
  clauses: PlacedClause[];
  /** When this was read: who joins later is not decided by it. */
  asOf: Date;
};

/** As many as show what varies; each is compared with one. */
const SAMPLE = 40;

/** Everything an officer needs to decide about many at once; null where nothing is left to decide. */
export async function readWave(
  { db, clock }: DeskContext,
  request: { waveId: string; officer: Pick<ActingOfficer, 'id'> },
): Promise<ReadWave | null> {
  const now = clock();
  const { waveId: id } = request;
  const [row] = await listWaveRows(db, { ids: [id], now });
  if (!row) return null;
  const asked = { id, officer: request.officer.id, now };
  const [likeness, toRead, takenOut, clauses, sample] = await Promise.all([
    countByLikeness(db, asked),
    listToRead(db, asked),
    listTakenOut(db, asked),
    listClauses(db),
    sampleBodies(db, { id, now, most: SAMPLE }),
  ]);
  const opened = new Set(toRead.filter(({ body }) => body !== null).map((text) => text.id));
  return {
    ...row,
    likeness,
    toRead,
    left: leftToRead(
      toRead.map((text) => text.id),
      opened,
    ),
    takenOut,
    shared: sharedBy(toRead, sample),
    clauses,
    asOf: now,
  };
}

function sharedBy(
  toRead: readonly WaveMember[],
  sample: readonly { id: string; body: string }[],
): SharedPiece[] | null {
  const opened = toRead.flatMap(({ id, body, likeness }) => (body ? [{ id, body, likeness }] : []));
  const nearest = opened.toSorted((a, b) => b.likeness - a.likeness)[0];
  // One that fits least may be no text of the wave at all.
  if (!nearest || opened.length < Math.min(toRead.length, TO_READ.least)) return null;
  const others = [
    ...opened.map(({ id, body }) => ({ id, body, opened: true })),
    ...sample.filter(({ id }) => !opened.some((one) => one.id === id)),
  ].filter(({ id }) => id !== nearest.id);
  return sharedWords(
    nearest.body,
    others.map((other) => ({ body: other.body, opened: 'opened' in other })),
  );
}
