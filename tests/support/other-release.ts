import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COPIED = [
  'bin',
  'src',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** A copy of the project with something changed in it, built: as the next release would be. */
export function buildOtherRelease(change: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-release-'));
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  change(folder);
  execFileSync('npx', ['react-router', 'build'], { cwd: folder, stdio: 'pipe' });
  // The desk's files as they are: building them again takes as long as the site's.
  cpSync('build/desk', path.join(folder, 'build/desk'), { recursive: true });
  return folder;
}
