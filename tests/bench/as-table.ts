import { readFile, writeFile } from 'node:fs/promises';
import type { Figure } from './bench.ts';

export function asTable(figures: Figure[]): string {
  const rows = figures.map(({ figure, required, measured, spread, ok }) =>
    [figure, required, measured, spread, ok ? 'held' : '**not held**'].join(' | '),
  );
  return [
    '| Figure | Required | Measured | Spread | |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** Between the marks `<!-- bench NAME -->` and `<!-- end -->` of a document, with the day. */
export async function writeInto(document: string, name: string, figures: Figure[]): Promise<void> {
  const text = await readFile(document, 'utf8');
  const place = new RegExp(`(<!-- bench ${name} -->\\n).*?(<!-- end -->)`, 's');
  if (!place.test(text)) return;
  const day = new Date().toISOString().slice(0, 10);
  const measured = `Measured on ${day}.\n\n${asTable(figures)}\n\n`;
  await writeFile(
    document,
    text.replace(place, (_, begin: string, end: string) => `${begin}${measured}${end}`),
  );
}
