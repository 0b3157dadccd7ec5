/**
 * `hikaya doctor [--mail ADDRESS] [--dns ADDRESS]`: held, look or broken, and how to mend it. Ends with 0, 1 or 2. It reads
 * every settings file, so it runs as whoever installed.
 */
import { parseArgs } from 'node:util';
import { checkDatabase } from './doctor/database-checks.ts';
import { exitCode } from './doctor/finding.ts';
import {
  checkAddresses,
  checkCaches,
  checkCounters,
  checkJournal,
  checkMail,
} from './doctor/outside-checks.ts';
import { checkPrinting } from './doctor/printing-check.ts';
import { checkSender } from './doctor/sender-checks.ts';
import {
  checkContactKeys,
  checkFolder,
  checkSecretChanges,
  checkSettings,
} from './doctor/settings-checks.ts';
import { readSettings, settingsFolder } from './setup/settings-files.ts';

const { values } = parseArgs({ options: { mail: { type: 'string' }, dns: { type: 'string' } } });
const folder = settingsFolder();
const settings = await readSettings(folder);
const findings = [
  await checkFolder(folder),
  ...(await checkSettings(settings)),
  ...(await checkContactKeys(settings)),
  ...(await checkSecretChanges(settings)),
  ...(await checkDatabase(settings, () => new Date())),
  ...(await checkMail(settings, values.mail)),
  ...(await checkSender(settings, values.dns)),
  ...(await checkAddresses(settings)),
  ...(await checkCaches(settings)),
  ...(await checkCounters(settings)),
  ...(await checkJournal(settings)),
  ...(await checkPrinting(settings)),
];
for (const { state, about, says, mend } of findings) {
  process.stdout.write(`${state.padEnd(7)} ${about}: ${says}\n`);
  if (mend) process.stdout.write(`        → ${mend}\n`);
}
process.exitCode = exitCode(findings);
