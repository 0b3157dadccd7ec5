/** The officers' desk as a process of its own, with its own database role and host name. */
import Fastify from 'fastify';
import pino from 'pino';
import { composeDesk } from './compose-desk.ts';
import { readConfig } from './config.ts';
import { loadDeskBuild, registerDesk } from './desk-server.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { logOptions } from './log-options.ts';
import { onStop } from './on-stop.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { BODY_LIMIT, HTTP_LIMITS, TIMEOUTS } from './server-limits.ts';
import { shedLoad } from './shed-load.ts';

const config = readConfig(['HOST', 'PORT', 'LOG_LEVEL', 'TRUST_PROXY', 'MOST_LAG_MS']);
const log = pino(logOptions(config.LOG_LEVEL));
const composed = await composeDesk(process.env, (error) => log.error({ err: error }, 'desk'));
const app = Fastify({
  trustProxy: config.TRUST_PROXY,
  bodyLimit: BODY_LIMIT,
  ...TIMEOUTS,
  http: HTTP_LIMITS,
});
addSecurityHeaders(app);
shedLoad(app, config.MOST_LAG_MS);
refuseUnknownHosts(app, [composed.origin]);
await registerDesk(app, {
  ...(await loadDeskBuild(composed.services)),
  origin: composed.origin,
});
await app.listen({ host: config.HOST, port: config.PORT });
onStop(async () => {
  await app.close();
  await composed.stop();
});
