/** Fails unless every package in a folder is of the version that the lockfile names: `node bin/as-locked.ts FOLDER`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.argv[2] ?? '.';
const versionsIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const locked: Record<string, { version?: string }> = versionsIn('package-lock.json').packages;

const others = globSync('node_modules/**/package.json', { cwd: root })
  .map((file) => path.dirname(file))
  .filter((folder) => /node_modules\/(?:@[^/]+\/)?[^/]+$/.test(folder))
  .filter((folder) => {
    const { version } = versionsIn(path.join(root, folder, 'package.json'));
    return version !== undefined && version !== locked[folder]?.version;
  });
if (others.length > 0) {
  process.stderr.write(`not as locked: ${others.join(', ')}\n`);
  process.exit(1);
}
