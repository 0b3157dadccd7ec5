/** Erases what is over, and writes the journal of it: `npm run purger`. */
import './production.ts';
import pino from 'pino';
import { logOptions } from '#http/log-options.ts';
import { readConfig } from './compose/config.ts';
import { onStop } from './compose/on-stop.ts';
import { composePurger } from './compose/privacy.ts';

const { LOG_LEVEL } = readConfig(['LOG_LEVEL']);
const log = pino(logOptions(LOG_LEVEL));
const purger = await composePurger(process.env, log);
log.info('ready');
onStop(purger.stop);
