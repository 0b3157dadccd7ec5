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

/** Letters of Arabic and of Urdu, marks and stops, digits of both, signs of blessing, joiners. */
const ARABIC_AND_URDU = [
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱ',
  'پٹچڈڑژکگںھہۂۃیےۓ',
  codePoints(0x64b, 0x658),
  '\u0670\u0640',
  '،؛؟۔٪٫٬',
  codePoints(0x660, 0x669),
  codePoints(0x6f0, 0x6f9),
  codePoints(0x610, 0x614),
  'ﷺﷻﷲ',
  ' \u200c\u200d\u200e\u200f',
].join('');

/** Of names in Kurdish, Pashto, Uyghur and the Maghreb; nobody's stands in boxes beside a text. */
const NEIGHBOURS = 'ڤڭڨەڕڵۆێېۍټډړښږځڅۇۋۈۅ';

const LITERATA = '@fontsource-variable/literata/files/literata-latin-opsz';
const ATKINSON =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght';
const NASKH =
  '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';
const ARABIC_SANS =
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
const AMIRI = '@fontsource/amiri/files/amiri-arabic-400-normal.woff2';
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
    // the name of the site, where no other word is in this face
    output: 'literata-word.woff2',
    source: `${LITERATA}-normal.woff2`,
    letters: 'Hikaya',
    axes: { wght: 500, opsz: 28 },
  },
  {
    // the Arabic word in the mark
    output: 'amiri-word.woff2',
    source: AMIRI,
    letters: 'حكاية',
  },
  {
    output: 'naskh.woff2',
    source: NASKH,
    letters: ARABIC_AND_URDU + NEIGHBOURS,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    output: 'arabic-sans.woff2',
    source: ARABIC_SANS,
    letters: ARABIC_AND_URDU + NEIGHBOURS,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // the name of the language
    output: 'arabic-ui.woff2',
    source: ARABIC_SANS,
    letters: 'العربية',
    axes: { wght: 400 },
  },
  {
    output: 'nastaliq.woff2',
    source: NASTALIQ,
    letters: ARABIC_AND_URDU,
    axes: { wght: 400 },
  },
  {
    // the name of the language
    output: 'nastaliq-ui.woff2',
    source: NASTALIQ,
    letters: 'اردو',
    axes: { wght: 400 },
  },
  {
    // "write in Urdu", where a campaign says in which languages letters are welcome
    output: 'nastaliq-write.woff2',
    source: NASTALIQ,
    letters: 'اردو میں لکھیں',
    axes: { wght: 400 },
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
