export type NumberStream = () => number;

const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return scatter(hash);
}

/** Plain FNV-1a leaves short, similar names close together; this spreads them over all bits. */
function scatter(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Mulberry32: numbers from 0 up to 1, the same sequence for the same seed on every machine. */
export function numberStream(seed: number): NumberStream {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), 1 | state);
    const second = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first;
    return ((second ^ (second >>> 14)) >>> 0) / 4294967296;
  };
}

export function wholeBelow(limit: number, next: NumberStream): number {
  return Math.floor(next() * limit);
}

export function pick<T>(items: readonly T[], next: NumberStream): T {
  const chosen = items[wholeBelow(items.length, next)];
  if (chosen === undefined) {
    throw new RangeError('Cannot pick from an empty list.');
  }
  return chosen;
}
