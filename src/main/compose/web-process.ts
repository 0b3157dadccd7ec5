import { flushCompileCache } from 'node:module';
import pino from 'pino';
import { createHttpServer, type HttpServerOptions, loadWebBuild } from '#http/http-server.ts';
import { logOptions } from '#http/log-options.ts';
import { REACT } from '#http/react-build.ts';
import { VERSION } from '#http/version.ts';
import { type Environment, readConfig, settingsToShow } from './config.ts';
import { WEB_KEYS } from './process-keys.ts';
import { composePublic } from './public.ts';

/** The web server: pages and the JSON API. Tests start it by this function too. */
export async function startWeb(
  environment: Environment,
  load: () => Promise<Pick<HttpServerOptions, 'pages' | 'assets'>> = loadWebBuild,
) {
  const config = readConfig(WEB_KEYS, environment);
  const log = pino(logOptions(config.LOG_LEVEL));
  const composed = await composePublic(environment, (step) =>
    log.warn({ step }, step > 0 ? 'shield: sums are harder' : 'shield: down again'),
  );
  const app = await createHttpServer({
    services: composed.services,
    ...(await load()),
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUST_PROXY,
    allowedOrigins: config.API_ALLOWED_ORIGINS,
    keepPagesMs: config.KEEP_PAGES_MS,
    mostLagMs: config.MOST_LAG_MS,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  // Kept now and not at the end: a process that is killed starts again twice as fast.
  flushCompileCache();
  log.info({ version: VERSION, react: REACT, settings: settingsToShow(environment) }, 'ready');
  return {
    stop: async () => {
      await app.close();
      await composed.stop();
    },
  };
}
