import { existsSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_FOLDER } from '../setup/settings-files.ts';

/** systemd hands a service its files in a folder that only this service sees. */
export function settingsFile(name: string, environment = process.env): string {
  const { HIKAYA_SETTINGS, CREDENTIALS_DIRECTORY } = environment;
  return path.join(HIKAYA_SETTINGS ?? CREDENTIALS_DIRECTORY ?? SETTINGS_FOLDER, `${name}.env`);
}

/** From the file of that name, if there is one; what the environment says already stays. */
export function loadSettings(name: string): boolean {
  const file = settingsFile(name);
  const isThere = existsSync(file);
  if (isThere) process.loadEnvFile(file);
  return isThere;
}
