import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locale } from '#domain/options/locales.ts';

const COPIED = [
  'bin',
  'src',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
  'translations',
  'react-router.config.ts',
];
const BUILD = ['react-router', 'build'];

/** All that is needed to build the project, in a folder of its own. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-release-'));
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** A copy of the project with something changed in it, built: as the next release would be. */
export function buildOtherRelease(change: (folder: string) => void): string {
  const folder = copyProject();
  change(folder);
  execFileSync('npx', BUILD, { cwd: folder, stdio: 'pipe' });
  // The desk's files as they are: building them again takes as long as the site's.
  cpSync('build/desk', path.join(folder, 'build/desk'), { recursive: true });
  return folder;
}

/** The release as it is, but for some languages, whose words are those of no language (`src/web/pseudo-words.ts`). */
export async function buildPseudoRelease(locales: readonly Locale[]): Promise<string> {
  const folder = copyProject();
  cpSync('build', path.join(folder, 'build'), { recursive: true });
  const build = (locale: Locale) => {
    const env = { ...process.env, VITE_LOCALE: locale, PSEUDO_WORDS: '1' };
    return promisify(execFile)('npx', BUILD, { cwd: folder, env });
  };
  await Promise.all(locales.map(build));
  return folder;
}
