import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontDetails } from '@takumi-rs/core';

const OURS = path.join(import.meta.dirname, '../../web/ui/fonts');
const { resolve } = createRequire(import.meta.url);

/**
 * Of Literata every script it has, not only the letters that pages send: a picture has no reader's device to
 * ask for the rest. The first of a name is what text is set in; the others stand in for letters it lacks.
 */
const fontFiles = (): { name: string; file: string }[] => [
  { name: 'Literata', file: literata('latin') },
  { name: 'Atkinson', file: path.join(OURS, 'atkinson.woff2') },
  { name: 'Nastaliq', file: path.join(OURS, 'nastaliq.woff2') },
  { name: 'Naskh', file: path.join(OURS, 'naskh.woff2') },
  ...['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'].map((part) => ({
    name: `Literata ${part}`,
    file: literata(part),
  })),
];

function literata(part: string): string {
  return resolve(`@fontsource-variable/literata/files/literata-${part}-opsz-normal.woff2`);
}

export function readFonts(): Promise<FontDetails[]> {
  return Promise.all(
    fontFiles().map(async ({ name, file }) => ({ name, data: await readFile(file) })),
  );
}
