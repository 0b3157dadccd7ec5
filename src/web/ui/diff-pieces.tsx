import type { DiffPiece } from '#domain/vetting/word-diff.ts';

/** One side of a comparison: without what was put in, or without what was taken out. */
export function Pieces({ pieces, without }: { pieces: DiffPiece[]; without: 'in' | 'out' }) {
  return pieces
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      if (kind === 'same') return text;
      const Tag = kind === 'out' ? 'del' : 'ins';
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison stay in place
      return <Tag key={index}>{text}</Tag>;
    });
}
