/** Erases what is over, and writes the journal of it: `hikaya purger`. */
import './production.ts';
import pino from 'pino';
import { logOptions } from '#http/log-options.ts';
import { VERSION } from '#http/version.ts';
import { readConfig } from './compose/config.ts';
import { onStop } from './compose/on-stop.ts';
import { composePurger } from './compose/privacy.ts';

const { LOG_LEVEL } = readConfig(['LOG_LEVEL']);
const log = pino(logOptions(LOG_LEVEL));
const purger = await composePurger(process.env, log);
log.info({ version: VERSION, innerPort: purger.innerPort }, 'ready');
onStop(purger.stop, log);
