/** `npm run dev`: the demo world with reloading. Pages reload in place, the server restarts itself. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { createServer as createVite } from 'vite';
import { createHttpServer } from '#http/http-server.ts';
import { logOptions } from '#http/log-options.ts';
import { composeDesk } from '#main/compose/desk.ts';
import { onStop } from '#main/compose/on-stop.ts';
import { composePurger } from '#main/compose/privacy.ts';
import { composePublic } from '#main/compose/public.ts';
import { composeWorker } from '#main/compose/worker.ts';
import { makeDemoLink } from './demo-door.ts';
import { startLocalWorld } from './local-world.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4300' },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string', default: '.data/dev' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const port = Number(values.port);

const world = await startLocalWorld({
  folder: path.resolve(values.data),
  port,
  fresh: values.fresh,
  say,
  sharedPort: true,
});
const composed = await composePublic(world.environment);
const log = pino(logOptions('error'));
const worker = await composeWorker(world.environment, log);
const purger = await composePurger(world.environment, log);
const desk = await composeDesk(world.environment, (error) => say(`desk: ${error.message}`));
const door = await makeDemoLink(desk, desk.origin);
const vite = await createVite({ server: { middlewareMode: true, hmr: { port: port + 1 } } });
const deskVite = await createVite({
  root: path.resolve('src/web/desk'),
  server: { middlewareMode: true, hmr: { port: port + 2 } },
});
const app = await createHttpServer({
  services: composed.services,
  // Loaded anew for each request, so that a saved file is a changed page.
  pages: async (request, visitor, services) => {
    const { createWebHandler } = await vite.ssrLoadModule('./src/web/server.ts');
    return (await createWebHandler())(request, visitor, services);
  },
  assets: null,
  desk: {
    handler: async (request) => {
      const { createDeskHandler } = await deskVite.ssrLoadModule('./server.ts');
      return (await createDeskHandler(desk.services))(request);
    },
    assets: null,
    origin: desk.origin,
    more: door.routes,
  },
  logLevel: 'info',
  trustedProxies: [],
  allowedOrigins: [],
});
app.addHook('onRequest', (request, reply, done) => {
  const { raw, url } = request;
  const { middlewares } = url.startsWith('/desk') ? deskVite : vite;
  middlewares(raw, reply.raw, () => {
    // What is no file of theirs comes back without the desk's name in front.
    raw.url = url;
    done();
  });
});
onStop(async () => {
  // The watcher gives us little time, so the database, which outlives us, goes first.
  await world.stop();
  await Promise.allSettled([
    app.close(),
    vite.close(),
    deskVite.close(),
    composed.stop(),
    desk.stop(),
    worker.stop(),
    purger.stop(),
  ]);
}, log);
await app.listen({ host: '127.0.0.1', port });
// Every source is compiled for the first page drawn: nobody waits for that at a white screen.
for (const page of ['/', '/desk']) await fetch(`http://127.0.0.1:${port}${page}`);
say(`desk ${door.link}`);
say(`ready http://127.0.0.1:${port}`);
