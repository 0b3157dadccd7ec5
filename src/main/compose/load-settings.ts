import { existsSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_FOLDER } from '../setup/settings-files.ts';

/**
 * From the file of that name, if there is one; what the environment says already stays. systemd hands a
 * service its files in a folder that only this service sees.
 */
export function loadSettings(name: string, environment = process.env): void {
  const { HIKAYA_SETTINGS, CREDENTIALS_DIRECTORY } = environment;
  const folder = HIKAYA_SETTINGS ?? CREDENTIALS_DIRECTORY ?? SETTINGS_FOLDER;
  const file = path.join(folder, `${name}.env`);
  if (existsSync(file)) process.loadEnvFile(file);
}
