import type pg from 'pg';

/** So long nobody waits for a copy that was just found away. */
const ASKED_AGAIN_AFTER_MS = 5_000;

type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>;

/** A pool whose connections come from the other one while its own database is away. */
export function standingIn(copy: Pool, primary: Pool): Pool {
  let awayUntil = Number.NEGATIVE_INFINITY;
  const connect = async () => {
    if (performance.now() < awayUntil) return primary.connect();
    try {
      return await copy.connect();
    } catch {
      awayUntil = performance.now() + ASKED_AGAIN_AFTER_MS;
      return primary.connect();
    }
  };
  return {
    options: copy.options,
    connect: connect as pg.Pool['connect'],
    end: (async () => {
      await Promise.all([copy.end(), primary.end()]);
    }) as pg.Pool['end'],
  };
}
