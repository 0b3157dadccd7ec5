import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether this process is about to go; whoever shares out visitors sends it no new ones. */
export type Door = { leaving: boolean };

export const openDoor = (): Door => ({ leaving: false });

/** What is under way may take this long once no new connection is taken. */
const LAST_ANSWERS_MS = 10_000;

/** A connection that is kept would bring the next visitor to a process that goes. */
export function closeAfterAnswer(app: FastifyInstance, door: Door): void {
  app.addHook('onSend', async (_request, reply) => {
    if (door.leaving) reply.header('connection', 'close');
  });
}

/**
 * Goes without anybody noticing (draining): says that it goes and serves on for so long, takes no new
 * connection, ends what it has begun.
 */
export async function leave(app: FastifyInstance, door: Door, drainMs: number): Promise<void> {
  door.leaving = true;
  await setTimeout(drainMs);
  const closing = app.close();
  const late = new AbortController();
  const cut = setTimeout(LAST_ANSWERS_MS, undefined, { signal: late.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  );
  await closing;
  late.abort();
  await cut;
}
