/**
 * `hikaya rotate contact|receipt|session [--finish [--now]]`: one step of a change of secrets. It says what to restart
 * before the next one; begun again, it goes on where it was. Ends with 0, or with 1 where something has to be done before.
 */
import { parseArgs } from 'node:util';
import { CHANGING_SECRETS } from '#domain/system/secret-changes.ts';
import { rotateSecret } from './rotate/rotate-secret.ts';
import { settingsFolder } from './setup/settings-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    finish: { type: 'boolean', default: false },
    now: { type: 'boolean', default: false },
  },
});
const secret = CHANGING_SECRETS.find((name) => name === positionals[0]);
if (!secret) throw new Error(`Say which: ${CHANGING_SECRETS.join(', ')}.`);
const say = (line: string) => process.stdout.write(`${line}\n`);
const done = await rotateSecret({ ...values, secret, folder: settingsFolder(), say });
process.exitCode = done ? 0 : 1;
