import Fastify, { LogController } from 'fastify';
import pino from 'pino';
import { answerUnreadable } from '#http/answer-unreadable.ts';
import { loadDeskBuild, registerDesk } from '#http/desk-server.ts';
import { refuseUnknownHosts } from '#http/known-hosts.ts';
import { closeAfterAnswer, leave, openDoor } from '#http/leave.ts';
import { logOptions } from '#http/log-options.ts';
import { createMetrics, measureRequests } from '#http/metrics.ts';
import { REACT } from '#http/react-build.ts';
import { addSecurityHeaders } from '#http/security-headers.ts';
import { BODY_LIMIT, HTTP_LIMITS, TIMEOUTS, WHILE_CLOSING } from '#http/server-limits.ts';
import { shedLoad } from '#http/shed-load.ts';
import { tallyRefusals } from '#http/tally-refusals.ts';
import { VERSION } from '#http/version.ts';
import { type Environment, readConfig } from './config.ts';
import { composeDesk } from './desk.ts';
import { DESK_KEYS } from './process-keys.ts';
import { watchProcess } from './watch-process.ts';

/** The officers' desk, with its own database role and host name. Tests start it by this function too. */
export async function startDesk(environment: Environment) {
  const config = readConfig(DESK_KEYS, environment);
  const log = pino(logOptions(config.LOG_LEVEL));
  const composed = await composeDesk(environment, (error) => log.error({ err: error }, 'desk'));
  const app = Fastify({
    logger: config.LOG_LEVEL === 'silent' ? false : logOptions(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    ...TIMEOUTS,
    http: HTTP_LIMITS,
    frameworkErrors: answerUnreadable,
    ...WHILE_CLOSING,
  });
  const door = openDoor();
  closeAfterAnswer(app, door);
  const metrics = createMetrics('desk');
  measureRequests(app, metrics);
  tallyRefusals(app);
  addSecurityHeaders(app);
  shedLoad(app, config.MOST_LAG_MS);
  refuseUnknownHosts(app, [composed.origin]);
  // The name alone is what people type.
  app.get('/', (_request, reply) => reply.redirect('/desk'));
  await registerDesk(app, {
    ...(await loadDeskBuild(composed.services)),
    origin: composed.origin,
    keptAssets: config.KEPT_ASSETS,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  const watched = await watchProcess({ db: composed.db, metrics, log, config, door });
  log.info({ version: VERSION, react: REACT, innerPort: watched.innerPort }, 'ready');
  const { db, services } = composed;
  return {
    db,
    services,
    log,
    stop: async () => {
      await leave(app, door, 0);
      await watched.stop();
      await composed.stop();
    },
  };
}
