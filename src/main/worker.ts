/** The background worker: prepares stories for reading and sends mail. */
import './production.ts';
import pino from 'pino';
import { logOptions } from '#http/log-options.ts';
import { readConfig } from './compose/config.ts';
import { onStop } from './compose/on-stop.ts';
import { composeWorker } from './compose/worker.ts';

const { LOG_LEVEL } = readConfig(['LOG_LEVEL']);
const log = pino(logOptions(LOG_LEVEL));
const worker = await composeWorker(process.env, log);
log.info('ready');
onStop(worker.stop);
