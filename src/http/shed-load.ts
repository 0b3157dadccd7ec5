import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { COME_BACK_SECONDS } from '#domain/unavailable.ts';

/** Beyond this a request would wait for seconds; better to say so at once and serve the others. */
export const MOST_LAG_MS = 1_000;
const LOOK_EVERY_MS = 500;
const NANOSECONDS = 1e6;

/** Answers 503 while the process cannot keep up: its own work is later than this, time and again. */
export function shedLoad(app: FastifyInstance, mostLagMs = MOST_LAG_MS): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let lookedAt = performance.now();
  let before = 0;
  let lag = 0;
  const timer = setInterval(() => {
    const sinceLook = performance.now() - lookedAt;
    lookedAt += sinceLook;
    // The first turn after a reset is not recorded. Where there was no other, the process stood
    // still all this time, and the histogram, which says 0, knows nothing of it.
    const now = delay.count === 0 ? sinceLook : delay.max / NANOSECONDS;
    // One long moment is a hiccup; two in a row are a process that cannot keep up.
    lag = Math.min(before, now);
    before = now;
    delay.reset();
  }, LOOK_EVERY_MS);
  timer.unref();
  delay.enable();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (lag > mostLagMs)
      return reply.code(503).header('retry-after', String(COME_BACK_SECONDS)).send();
  });
}
