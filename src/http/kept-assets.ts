import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BROWSER_FILES } from './react-build.ts';

/**
 * Assets of several releases in one folder. A page that a cache or a tab has kept asks for the files
 * of its own release; while processes are changed one by one, also from one of the other release.
 */
export type Side = keyof typeof BROWSER_FILES;

/** So many releases back a kept page may be. */
const RELEASES_KEPT = 3;

/** Which files each release has, newest last. */
type Kept = { version: string; files: string[] }[];

const listOf = (folder: string) => path.join(folder, 'releases.json');

async function readKept(folder: string): Promise<Kept> {
  const text = await readFile(listOf(folder), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Kept;
}

/** Adds those of this release, and drops what none of the last ones has. Answers how many were dropped. */
export async function keepAssets(folder: string, version: string): Promise<number> {
  const files: string[] = [];
  for (const [side, own] of Object.entries(BROWSER_FILES)) {
    const place = path.join(folder, side);
    await mkdir(place, { recursive: true });
    for (const name of await readdir(path.join(own, 'assets'))) {
      await cp(path.join(own, 'assets', name), path.join(place, name));
      files.push(`${side}/${name}`);
    }
  }
  const isThis = (release: Kept[number]) => release.files.join() === files.join();
  const others = (await readKept(folder)).filter((release) => !isThis(release));
  const kept = [...others, { version, files }].slice(-RELEASES_KEPT);
  await writeFile(listOf(folder), JSON.stringify(kept));
  return dropOthers(folder, new Set(kept.flatMap((release) => release.files)));
}

async function dropOthers(folder: string, kept: ReadonlySet<string>): Promise<number> {
  let dropped = 0;
  for (const side of Object.keys(BROWSER_FILES))
    for (const name of await readdir(path.join(folder, side)))
      if (!kept.has(`${side}/${name}`)) {
        await rm(path.join(folder, side, name));
        dropped += 1;
      }
  return dropped;
}

/** Where a process looks for a file: among its own, then among the kept ones. */
export function rootsOf(side: Side, own: string, kept: string | undefined): string[] {
  const roots = [path.join(own, 'assets')];
  if (kept === undefined) return roots;
  const place = path.join(kept, side);
  if (!existsSync(place)) throw new Error(`There is no ${place}. Run \`hikaya assets\` first.`);
  return [...roots, place];
}
