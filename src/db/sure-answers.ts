import type pg from 'pg';
import { Unavailable } from '#domain/unavailable.ts';

/** Where PostgreSQL stops waiting for its standby: a name of its source, the same in every language. */
const GAVE_UP_WAITING = 'SyncRepWaitForLSN';

type Wire = { connection: { stream: { destroy: () => void } } };

/**
 * Two answers are none. A COMMIT whose wait for the standby was cancelled, by a timeout for instance, is
 * answered with success and a mere warning; and a machine that is gone says nothing for a quarter of an hour.
 */
export function takeOnlySureAnswers(client: pg.PoolClient, withinMs: number): void {
  let unsure = false;
  client.on('notice', ({ routine }) => {
    if (routine === GAVE_UP_WAITING) unsure = true;
  });
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const ask = async (...args: unknown[]) => {
    const { stream } = (client as unknown as Wire).connection;
    const silence = setTimeout(() => stream.destroy(), withinMs);
    try {
      const answer = await query(...args);
      if (unsure) throw new Unavailable(new Error('The standby did not confirm that it has this.'));
      return answer;
    } finally {
      unsure = false;
      clearTimeout(silence);
    }
  };
  client.query = ask as typeof client.query;
}
