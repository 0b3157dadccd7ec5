/** The background worker, which prepares stories for reading and sends mail: `hikaya worker`. */
import './production.ts';
import pino from 'pino';
import { logOptions } from '#http/log-options.ts';
import { VERSION } from '#http/version.ts';
import { readConfig } from './compose/config.ts';
import { onStop } from './compose/on-stop.ts';
import { composeWorker } from './compose/worker.ts';

const { LOG_LEVEL } = readConfig(['LOG_LEVEL']);
const log = pino(logOptions(LOG_LEVEL));
const worker = await composeWorker(process.env, log);
log.info({ version: VERSION, innerPort: worker.innerPort }, 'ready');
onStop(worker.stop, log);
