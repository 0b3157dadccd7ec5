// Trims the @fontsource files to the letters and axes the site uses, and writes them beside this file.
// Usage: node trim-fonts.mjs path/to/node_modules   (README.md names the packages to install there)
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const codePoints = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const LATIN = [
  codePoints(0x20, 0x7e),
  '\u00a0¡¢£¥§©«®°±·»¿',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ',
  'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŸ',
  '–—‘’“”„†•…‹›€™−×→←↑↓✓',
].join('');

const ARABIC_SCRIPT = [
  codePoints(0x600, 0x6ff),
  ' \u200c\u200d\u200e\u200f',
  '()«»"\'.,:;!?-–—…0123456789ﷺﷻ',
].join('');

const LITERATA = '@fontsource-variable/literata/files/literata-latin-opsz';
const ATKINSON =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght';
const NASTALIQ =
  '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2';

const FONTS = [
  {
    output: 'literata-roman.woff2',
    source: `${LITERATA}-normal.woff2`,
    letters: LATIN,
    axes: { wght: { min: 350, max: 600 } },
  },
  {
    output: 'literata-italic.woff2',
    source: `${LITERATA}-italic.woff2`,
    letters: LATIN,
    axes: { wght: { min: 400, max: 500 }, opsz: { min: 12, max: 36 } },
  },
  {
    output: 'atkinson.woff2',
    source: `${ATKINSON}-normal.woff2`,
    letters: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // the Arabic word in the mark
    output: 'amiri-word.woff2',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    letters: 'حكاية',
  },
  {
    // whole texts in Arabic; fetched only where one is on the page
    output: 'amiri.woff2',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    letters: ARABIC_SCRIPT,
  },
  {
    // "write in Urdu", where a campaign says in which languages letters are welcome
    output: 'nastaliq-ui.woff2',
    source: NASTALIQ,
    letters: 'اردو میں لکھیں',
    axes: { wght: 500 },
  },
  {
    output: 'nastaliq.woff2',
    source: NASTALIQ,
    letters: ARABIC_SCRIPT,
    axes: { wght: { min: 400, max: 600 } },
  },
];

const [modulesArgument] = process.argv.slice(2);
if (!modulesArgument) throw new Error('Usage: node trim-fonts.mjs path/to/node_modules');

const modules = resolve(modulesArgument);
const subsetFontPath = createRequire(join(modules, 'index.js')).resolve('subset-font');
const { default: subsetFont } = await import(pathToFileURL(subsetFontPath).href);

for (const { output, source, letters, axes } of FONTS) {
  const original = await readFile(join(modules, source));
  const trimmed = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(join(import.meta.dirname, output), trimmed);
  process.stdout.write(`${output}: ${original.length} -> ${trimmed.length} bytes\n`);
}
