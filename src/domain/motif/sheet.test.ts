import { expect, test } from 'vitest';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { bandPath, idInSheet, sheetPath } from './sheet.ts';
import { drawFile, readSheetFile } from './sheet-file.ts';

const tiles = CATEGORIES.slice(0, 20).map(({ code }, i) => ({
  category: code,
  hash: `0123456789${String(i).padStart(2, '0')}`,
  size: (i % 4) + 1,
  ...(i % 3 === 0 && { unlit: true as const }),
}));
const colour = (pigment: string) => `var(--p-${pigment})`;
const fileOf = (path: string) => path.replace('/tiles/', '');

test('every subject has a sign of its own', () => {
  const paths = CATEGORIES.map(({ code }) =>
    sheetPath([{ category: code, hash: '000000000000', size: 1 }]),
  );
  expect(new Set(paths).size).toBe(CATEGORIES.length);
});

test('an address holds all that it takes to draw', () => {
  expect(readSheetFile(fileOf(sheetPath(tiles)))).toEqual(tiles);
  expect(sheetPath(tiles).length).toBeLessThan(400);
});

test.each([
  ['nothing', '.svg'],
  ['half a tile', '2abc0123.svg'],
  ['another ending', fileOf(sheetPath(tiles)).replace('.svg', '.png')],
  ['an unknown subject', '2---012345678900.svg'],
  ['a size that no page has', `9${fileOf(sheetPath(tiles)).slice(1)}`],
  ['a letter that no hash has', fileOf(sheetPath(tiles)).replace('012345678900', 'uuuuuuuuuuuu')],
  ['more than a page has', `${fileOf(sheetPath(tiles)).replace('.svg', '').repeat(3)}.svg`],
])('%s is no sheet', (_what, file) => {
  expect(readSheetFile(file)).toBeNull();
  expect(drawFile(file, colour)).toBeNull();
});

test('a sheet has every tile, with colours that its page decides', () => {
  const svg = drawFile(fileOf(sheetPath(tiles)), colour);
  for (const tile of tiles) expect(svg).toContain(`<g id="${idInSheet(tile)}">`);
  expect(svg).toContain('var(--p-');
  expect(svg).not.toMatch(/[^\x20-\x7e]/);
});

test('a subject’s band has a file of its own', () => {
  expect(drawFile(fileOf(bandPath('MOSQUE')), colour)).toContain('<g id="band">');
  expect(drawFile('band-000000.svg', colour)).toBeNull();
});
