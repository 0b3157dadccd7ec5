/** Erases what is over, and writes the journal of it: `npm run purger`. */
import './production.ts';
import pino from 'pino';
import { composePurger } from './compose-privacy.ts';
import { readConfig } from './config.ts';
import { logOptions } from './log-options.ts';
import { onStop } from './on-stop.ts';

const { LOG_LEVEL } = readConfig(['LOG_LEVEL']);
const log = pino(logOptions(LOG_LEVEL));
const purger = await composePurger(process.env, (error) => log.error({ err: error }, 'purger'));
log.info('ready');
onStop(purger.stop);
