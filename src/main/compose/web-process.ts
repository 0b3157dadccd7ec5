import { flushCompileCache } from 'node:module';
import pino from 'pino';
import { createHttpServer, type HttpServerOptions, loadWebBuild } from '#http/http-server.ts';
import { leave, openDoor } from '#http/leave.ts';
import { logOptions } from '#http/log-options.ts';
import { createMetrics } from '#http/metrics.ts';
import { REACT } from '#http/react-build.ts';
import { VERSION } from '#http/version.ts';
import { type Environment, readConfig, settingsToShow } from './config.ts';
import { countOutcomes } from './count-outcomes.ts';
import { WEB_KEYS } from './process-keys.ts';
import { composePublic } from './public.ts';
import { watchProcess } from './watch-process.ts';

/** No cache stands before it, so it keeps pages for a moment itself; and it believes no proxy. */
const THROUGH_TOR = { throughTor: true, trustedProxies: [], keepPagesMs: 1_000 };

/** The web server: pages and the JSON API. Tests start it by this function too. */
export async function startWeb(
  environment: Environment,
  load: () => Promise<Pick<HttpServerOptions, 'pages' | 'assets'>> = loadWebBuild,
) {
  const config = readConfig(WEB_KEYS, environment);
  const log = pino(logOptions(config.LOG_LEVEL));
  const composed = await composePublic(environment, {
    log,
    onShield: (step) =>
      log.warn({ step }, step > 0 ? 'shield: sums are harder' : 'shield: down again'),
  });
  const metrics = createMetrics('web');
  const door = openDoor();
  const options: HttpServerOptions = {
    services: countOutcomes(composed.services, metrics),
    metrics,
    ...(await load()),
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUST_PROXY,
    allowedOrigins: config.API_ALLOWED_ORIGINS,
    keepPagesMs: config.KEEP_PAGES_MS,
    edgeHeaders: config.EDGE_HEADERS,
    mostLagMs: config.MOST_LAG_MS,
    keptAssets: config.KEPT_ASSETS,
    onionOrigin: config.ONION_ORIGIN,
    door,
  };
  const app = await createHttpServer(options);
  const servers = [app];
  if (config.ONION_ORIGIN) {
    const onion = await createHttpServer({ ...options, ...THROUGH_TOR });
    await onion.listen({ host: config.ONION_HOST, port: config.ONION_PORT });
    servers.push(onion);
  }
  await app.listen({ host: config.HOST, port: config.PORT });
  const watched = await watchProcess({ db: composed.db, metrics, log, config, door });
  // Kept now and not at the end: a process that is killed starts again twice as fast.
  flushCompileCache();
  const { innerPort } = watched;
  log.info(
    { version: VERSION, react: REACT, innerPort, settings: settingsToShow(environment) },
    'ready',
  );
  return {
    log,
    stop: async () => {
      await Promise.all(servers.map((server) => leave(server, door, config.DRAIN_MS)));
      await watched.stop();
      await composed.stop();
    },
  };
}
