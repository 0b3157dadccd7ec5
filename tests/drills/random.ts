export type Random = {
  /** From 0 to below 1. */
  next: () => number;
  below: (most: number) => number;
  oneOf: <T>(items: readonly T[]) => T;
  chance: (share: number) => boolean;
};

/** Mulberry32: the same seed gives the same run, so that what was found can be found again. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to choose from.');
      return item;
    },
    chance: (share) => next() < share,
  };
}
