/** The officers' desk as a process of its own, with its own database role and host name. */
import Fastify from 'fastify';
import pino from 'pino';
import { composeDesk } from './compose.ts';
import { readConfig } from './config.ts';
import { loadDeskBuild, registerDesk } from './desk-server.ts';
import { logOptions } from './log-options.ts';
import { onStop } from './on-stop.ts';
import { BODY_LIMIT, TIMEOUTS } from './server-limits.ts';

const config = readConfig(['HOST', 'PORT', 'LOG_LEVEL', 'TRUST_PROXY']);
const log = pino(logOptions(config.LOG_LEVEL));
const composed = await composeDesk(process.env, (error) => log.error({ err: error }, 'desk'));
const app = Fastify({ trustProxy: config.TRUST_PROXY, bodyLimit: BODY_LIMIT, ...TIMEOUTS });
await registerDesk(app, {
  ...(await loadDeskBuild(composed.services)),
  origin: composed.origin,
});
await app.listen({ host: config.HOST, port: config.PORT });
onStop(async () => {
  await app.close();
  await composed.stop();
});
