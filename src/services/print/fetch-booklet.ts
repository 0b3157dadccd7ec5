import { findReadyBooklet, fingerprintOf, readBookletPiece } from '#db/desk/booklets.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

const PIECE = 1_048_576;

export type FetchBookletOutcome =
  | { kind: 'file'; bytes: number; pieces: AsyncGenerator<Buffer, void> }
  | { kind: 'unknown' }
  /** A writer or an officer changed or took back one of its texts since. */
  | { kind: 'out-of-date' };

export async function fetchBooklet(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  id: string,
): Promise<FetchBookletOutcome> {
  const booklet = await findReadyBooklet(db, id, clock());
  if (!booklet) return { kind: 'unknown' };
  if ((await fingerprintOf(db, booklet.hashes)) !== booklet.fingerprint)
    return { kind: 'out-of-date' };
  const { bytes } = booklet;
  async function* pieces() {
    for (let from = 0; from < bytes; from += PIECE)
      yield await readBookletPiece(db, id, { from, length: PIECE });
  }
  return { kind: 'file', bytes, pieces: pieces() };
}
