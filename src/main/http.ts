/** The web server: pages and the JSON API. Reads its settings from the environment. */
import { flushCompileCache } from 'node:module';
import pino from 'pino';
import { composePublic } from './compose-public.ts';
import { readConfig } from './config.ts';
import { createHttpServer, loadWebBuild } from './http-server.ts';
import { logOptions } from './log-options.ts';
import { onStop } from './on-stop.ts';

const config = readConfig([
  'HOST',
  'PORT',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'API_ALLOWED_ORIGINS',
  'KEEP_PAGES_MS',
  'MOST_LAG_MS',
]);
const log = pino(logOptions(config.LOG_LEVEL));
const composed = await composePublic(process.env, (step) =>
  log.warn({ step }, step > 0 ? 'shield: sums are harder' : 'shield: down again'),
);
const app = await createHttpServer({
  services: composed.services,
  ...(await loadWebBuild()),
  logLevel: config.LOG_LEVEL,
  trustedProxies: config.TRUST_PROXY,
  allowedOrigins: config.API_ALLOWED_ORIGINS,
  keepPagesMs: config.KEEP_PAGES_MS,
  mostLagMs: config.MOST_LAG_MS,
});
await app.listen({ host: config.HOST, port: config.PORT });
// Kept now and not at the end: a process that is killed starts again twice as fast.
flushCompileCache();
onStop(async () => {
  await app.close();
  await composed.stop();
});
