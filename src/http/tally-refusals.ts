import type { FastifyInstance } from 'fastify';

const MINUTE_MS = 60_000;

/**
 * What was refused, once a minute and in sum: forms from another site, guesses of a receipt, proofs sent twice, too
 * many of anything. A flood of them costs one line, and no line holds an address, a path or a word.
 */
export function tallyRefusals(app: FastifyInstance, everyMs = MINUTE_MS): void {
  const refused = new Map<string, number>();
  const tell = () => {
    if (refused.size > 0) app.log.warn({ refused: Object.fromEntries(refused) }, 'refused');
    refused.clear();
  };
  const timer = setInterval(tell, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    tell();
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const isRefusal = statusCode >= 400 && statusCode < 500;
    // Addresses that lead nowhere are mistyped or old, and asked for by every robot.
    if (!isRefusal || (method === 'GET' && statusCode === 404)) return;
    const kind = `${statusCode} ${method} ${routeOptions.url ?? 'none'}`;
    refused.set(kind, (refused.get(kind) ?? 0) + 1);
  });
}
