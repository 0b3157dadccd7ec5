/** The background worker: prepares stories for reading and sends mail. */
import './production.ts';
import pino from 'pino';
import { composeWorker } from './compose-worker.ts';
import { readConfig } from './config.ts';
import { logOptions } from './log-options.ts';
import { onStop } from './on-stop.ts';

const { LOG_LEVEL } = readConfig(['LOG_LEVEL']);
const log = pino(logOptions(LOG_LEVEL));
const worker = await composeWorker(process.env, (error) => log.error({ err: error }, 'worker'));
log.info('ready');
onStop(worker.stop);
