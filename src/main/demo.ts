/** The whole product in one command: `npm run demo -- --port 4310 [--fresh]`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { composeDesk } from './compose-desk.ts';
import { composePurger } from './compose-privacy.ts';
import { composePublic } from './compose-public.ts';
import { composeWorker } from './compose-worker.ts';
import { openDemoDoor } from './demo-door.ts';
import { loadDeskBuild } from './desk-server.ts';
import { createHttpServer, loadWebBuild } from './http-server.ts';
import { startLocalWorld } from './local-world.ts';
import { onStop } from './on-stop.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4310' },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string', default: '.data/demo' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const port = Number(values.port);

const world = await startLocalWorld({
  folder: path.resolve(values.data),
  port,
  fresh: values.fresh,
  say,
});
const composed = await composePublic(world.environment);
const worker = await composeWorker(world.environment, (error) => say(`worker: ${error.message}`));
const purger = await composePurger(world.environment, (error) => say(`purger: ${error.message}`));
const desk = await composeDesk(world.environment, (error) => say(`desk: ${error.message}`));
const door = await openDemoDoor(desk);
const app = await createHttpServer({
  services: composed.services,
  ...(await loadWebBuild()),
  desk: {
    ...(await loadDeskBuild(desk.services)),
    origin: desk.origin,
    more: door.routes,
  },
  logLevel: 'warn',
  trustedProxies: [],
  allowedOrigins: [],
});
onStop(async () => {
  await app.close();
  await composed.stop();
  await desk.stop();
  await worker.stop();
  await purger.stop();
  await world.stop();
});
await app.listen({ host: '127.0.0.1', port });
say(`desk ${door.link}`);
say(`mail goes to ${path.join(values.data, 'mail')}`);
say(`ready http://127.0.0.1:${port}`);
