/** Who made what a release brings along, and under which terms: `node bin/write-notices.ts FOLDER`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesIn } from './packages-in.ts';

const root = process.argv[2] ?? '.';
const TERMS = /^(?:licen[cs]e|copying|ofl|notice)/i;

type About = {
  name?: string;
  version?: string;
  license?: string;
  author?: unknown;
  homepage?: string;
};

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

function noticeOf(folder: string): string {
  const about = JSON.parse(read(path.join(folder, 'package.json'))) as About;
  const terms = readdirSync(folder)
    .filter((file) => TERMS.test(file))
    .toSorted()
    .map((file) => read(path.join(folder, file)));
  const head = `${about.name} ${about.version} (${about.license ?? 'terms not named'})`;
  return [head, about.homepage ?? '', ...terms].filter(Boolean).join('\n\n');
}

const folders = packagesIn(root).map((folder) => path.join(root, folder));
const node = path.join(root, 'runtime/LICENSE');
const parts = [
  'Hikaya brings these along. The terms of Hikaya itself are for its owners to choose.',
  ...(existsSync(node) ? [`Node.js\n\n${read(node)}`] : []),
  ...folders.map(noticeOf),
];
process.stdout.write(`${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`);
