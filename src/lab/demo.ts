/** The whole product in one command: `npm run demo -- --port 4310 [--fresh]`. */
import '#main/production.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { logOptions } from '#http/log-options.ts';
import { onStop } from '#main/compose/on-stop.ts';
import { openDemoDoor } from './demo-door.ts';
import { startLocalWorld } from './local-world.ts';
import { type ProcessName, startProcess } from './start-process.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4310' },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string', default: '.data/demo' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const port = Number(values.port);

const folder = path.resolve(values.data);
const world = await startLocalWorld({ folder, port, fresh: values.fresh, say });
const { environment, files, deskPort } = world;
/** The same processes that operators start, each with its own port and settings file. */
const start = (name: ProcessName, PORT = port) =>
  startProcess(name, { HIKAYA_SETTINGS: files, PORT: String(PORT) }, say);
const [web, ...others] = await Promise.all([
  start('web'),
  start('desk', deskPort),
  start('worker'),
  start('purger'),
]).catch(async (error: unknown) => {
  // Else its database would outlive it.
  await world.stop();
  throw error;
});
const door = await openDemoDoor(environment);
onStop(
  async () => {
    await Promise.all([door, web, ...others].map((one) => one.stop()));
    await world.stop();
  },
  pino(logOptions('info')),
);
say(`React ${web.ready.react}, settings ${JSON.stringify(web.ready.settings)}`);
say(`desk ${door.link}`);
say(`mail goes to ${path.join(values.data, 'mail')}`);
say(`ready http://127.0.0.1:${port}`);
