import { expect, test } from 'vitest';
import { CATEGORIES } from '#domain/options/categories.ts';
import { drawSheet, readSheetFile, sheetPath } from './sheet.ts';

const tiles = CATEGORIES.slice(0, 20).map(({ code }, i) => ({
  category: code,
  hash: `0123456789${String(i).padStart(2, '0')}`,
  size: (i % 4) + 1,
}));
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
});

test('a sheet has every tile, with colours that its page decides', () => {
  const svg = drawSheet(tiles, (pigment) => `var(--p-${pigment})`);
  for (const { hash, size } of tiles) expect(svg).toContain(`<g id="s${size}${hash}">`);
  expect(svg).toContain('var(--p-');
  expect(svg).not.toMatch(/[^\x20-\x7e]/);
});
