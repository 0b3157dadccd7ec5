/** The web server: pages and the JSON API. Reads its settings from the environment. */
import { composePublic } from './compose-public.ts';
import { readConfig } from './config.ts';
import { createHttpServer, loadWebBuild } from './http-server.ts';
import { onStop } from './on-stop.ts';

const config = readConfig([
  'HOST',
  'PORT',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'API_ALLOWED_ORIGINS',
  'KEEP_PAGES_MS',
]);
const composed = await composePublic(process.env);
const app = await createHttpServer({
  services: composed.services,
  ...(await loadWebBuild()),
  logLevel: config.LOG_LEVEL,
  trustProxy: config.TRUST_PROXY,
  allowedOrigins: config.API_ALLOWED_ORIGINS,
  keepPagesMs: config.KEEP_PAGES_MS,
});
await app.listen({ host: config.HOST, port: config.PORT });
onStop(async () => {
  await app.close();
  await composed.stop();
});
