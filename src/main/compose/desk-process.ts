import Fastify from 'fastify';
import pino from 'pino';
import { loadDeskBuild, registerDesk } from '#http/desk-server.ts';
import { refuseUnknownHosts } from '#http/known-hosts.ts';
import { logOptions } from '#http/log-options.ts';
import { REACT } from '#http/react-build.ts';
import { addSecurityHeaders } from '#http/security-headers.ts';
import { BODY_LIMIT, HTTP_LIMITS, TIMEOUTS } from '#http/server-limits.ts';
import { shedLoad } from '#http/shed-load.ts';
import { VERSION } from '#http/version.ts';
import { type Environment, readConfig } from './config.ts';
import { composeDesk } from './desk.ts';
import { DESK_KEYS } from './process-keys.ts';

/** The officers' desk, with its own database role and host name. Tests start it by this function too. */
export async function startDesk(environment: Environment) {
  const config = readConfig(DESK_KEYS, environment);
  const log = pino(logOptions(config.LOG_LEVEL));
  const composed = await composeDesk(environment, (error) => log.error({ err: error }, 'desk'));
  const app = Fastify({
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    ...TIMEOUTS,
    http: HTTP_LIMITS,
  });
  addSecurityHeaders(app);
  shedLoad(app, config.MOST_LAG_MS);
  refuseUnknownHosts(app, [composed.origin]);
  // The name alone is what people type.
  app.get('/', (_request, reply) => reply.redirect('/desk'));
  await registerDesk(app, {
    ...(await loadDeskBuild(composed.services)),
    origin: composed.origin,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  log.info({ version: VERSION, react: REACT }, 'ready');
  const { db, services } = composed;
  return {
    db,
    services,
    stop: async () => {
      await app.close();
      await composed.stop();
    },
  };
}
