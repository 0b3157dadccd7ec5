import type { Condition } from '#domain/system/watches.ts';

const WORDS: Record<Condition, string> = { well: 'Well', look: 'Look', broken: 'Broken' };

/** By shape and word: a disc, a diamond, a square. */
export function Sign({ of }: { of: Condition }) {
  return (
    <span className={`st ${of}`}>
      <i aria-hidden />
      {WORDS[of]}
    </span>
  );
}
