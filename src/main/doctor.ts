/**
 * `hikaya doctor [--mail ADDRESS]`: held, look or broken, and how to mend it. Ends with 0, 1 or 2. It reads
 * every settings file, so it runs as whoever installed.
 */
import { parseArgs } from 'node:util';
import { checkDatabase } from './doctor/database-checks.ts';
import { exitCode } from './doctor/finding.ts';
import { checkAddresses, checkCaches, checkJournal, checkMail } from './doctor/outside-checks.ts';
import { checkContactKeys, checkSettings } from './doctor/settings-checks.ts';
import { readSettings, SETTINGS_FOLDER } from './setup/settings-files.ts';

const { values } = parseArgs({ options: { mail: { type: 'string' } } });
const folder = process.env.HIKAYA_SETTINGS ?? SETTINGS_FOLDER;
const settings = await readSettings(folder);
const findings = [
  ...(await checkSettings(settings)),
  ...(await checkContactKeys(settings)),
  ...(await checkDatabase(settings, () => new Date())),
  ...(await checkMail(settings, values.mail)),
  ...(await checkAddresses(settings)),
  ...(await checkCaches(settings)),
  ...(await checkJournal(settings)),
];
for (const { state, about, says, mend } of findings) {
  process.stdout.write(`${state.padEnd(7)} ${about}: ${says}\n`);
  if (mend) process.stdout.write(`        → ${mend}\n`);
}
process.exitCode = exitCode(findings);
