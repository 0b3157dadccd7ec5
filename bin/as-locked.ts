/** Fails unless every package in a folder is of the version that the lockfile names: `node bin/as-locked.ts FOLDER`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesIn } from './packages-in.ts';

const root = process.argv[2] ?? '.';
const versionsIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const locked: Record<string, { version?: string }> = versionsIn('package-lock.json').packages;

const others = packagesIn(root).filter((folder) => {
  const { version } = versionsIn(path.join(root, folder, 'package.json'));
  return version !== undefined && version !== locked[folder]?.version;
});
if (others.length > 0) {
  process.stderr.write(`not as locked: ${others.join(', ')}\n`);
  process.exit(1);
}
