import type pg from 'pg';

/** Of this process: its pools, and who wants to know how long questions took. */
const pools = new Set<pg.Pool>();
let listener: (seconds: number) => void = () => {};

export function watchPool(pool: pg.Pool): void {
  pools.add(pool);
}

export function questionTook(milliseconds: number): void {
  listener(milliseconds / 1_000);
}

export function onQuestion(told: (seconds: number) => void): void {
  listener = told;
}

/** Connections that are in use, and requests that wait for one. */
export function poolUse(): { open: number; busy: number; waiting: number; most: number } {
  const use = { open: 0, busy: 0, waiting: 0, most: 0 };
  for (const pool of pools) {
    if (pool.ended) pools.delete(pool);
    use.open += pool.totalCount;
    use.busy += pool.totalCount - pool.idleCount;
    use.waiting += pool.waitingCount;
    use.most += pool.options.max ?? 0;
  }
  return use;
}
