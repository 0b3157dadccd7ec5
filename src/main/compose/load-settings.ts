import { existsSync } from 'node:fs';
import type { SettingsOf } from '../setup/settings.ts';
import { fileOf, settingsFolder } from '../setup/settings-files.ts';

export const settingsFile = (name: SettingsOf) => fileOf(settingsFolder(), name);

/** From the file of that name, if there is one; what the environment says already stays. */
export function loadSettings(name: SettingsOf): boolean {
  const file = settingsFile(name);
  const isThere = existsSync(file);
  if (isThere) process.loadEnvFile(file);
  return isThere;
}
