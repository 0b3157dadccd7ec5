import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Pigment } from './pigments.ts';
import { PIGMENT_HEX } from './pigments.ts';
import type { TileOptions } from './tile.ts';
import { drawTile } from './tile.ts';
import { tileSvg } from './tile-svg.ts';

const CATEGORIES = [
  'PALESTINE',
  'HIJAB',
  'RAMADAN',
  'MOSQUE',
  'KASHMIR',
  'OUR_LONDON_FAMILY',
  'QUEBEC_CITY_MOSQUE_SHOOTING',
  'WAR',
  'REFUGEE',
  'FOOD',
  'SCHOOL',
  'TRAVEL',
];

const VARIANTS: Readonly<Record<string, Omit<TileOptions, 'category'>>> = {
  'default size': {},
  'band 16x2': { cols: 16, rows: 2 },
  'story 3x3': { story: '7f3a9c', cols: 3, rows: 3 },
  'story 1x1 meet': { story: 'b20e51', cols: 1, rows: 1, fit: 'meet' },
  'story 4x2 unlit': { story: 'b20e51', cols: 4, rows: 2, lit: false },
  'story 3x2 lit at 2,1': { story: '04d8aa', cols: 3, rows: 2, lit: [2, 1] },
  'wall 2x3 lit': { cols: 2, rows: 3, lit: true, fit: 'meet' },
  'story 3x3 line': { story: '7f3a9c', cols: 3, rows: 3, line: true },
  'story 2x2 coloured': { story: '91c3f7', cols: 2, rows: 2, line: false },
  'story 3x3 second copy': { story: '7f3a9c', cols: 3, rows: 3, uid: 'b' },
};

const COLOURS: Readonly<Record<string, (pigment: Pigment) => string>> = {
  variables: (pigment) => `var(--p-${pigment})`,
  hex: (pigment) => PIGMENT_HEX[pigment],
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function hashesByName(): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const category of CATEGORIES) {
    for (const [variant, options] of Object.entries(VARIANTS)) {
      for (const [colours, colour] of Object.entries(COLOURS)) {
        const svg = tileSvg(drawTile({ ...options, category }), { colour });
        hashes[`${category}, ${variant}, ${colours}`] = sha256(svg);
      }
    }
  }
  return hashes;
}

test('draws every tile exactly as the design study does', () => {
  const golden = JSON.parse(readFileSync(new URL('./tile.golden.json', import.meta.url), 'utf8'));
  expect(Object.keys(golden).length).toBeGreaterThanOrEqual(60);
  expect(hashesByName()).toEqual(golden);
});

test('a tile without a title is hidden from assistive technology', () => {
  const svg = tileSvg(drawTile({ category: 'EID' }), { colour: (pigment) => pigment });
  expect(svg).toContain('aria-hidden="true" focusable="false"');
});

test('a title keeps its special characters, escaped', () => {
  const title = `Tea & "biscuits" <b> it's &amp;`;
  const svg = tileSvg(drawTile({ category: 'EID' }), { colour: (pigment) => pigment, title });
  expect(svg).toContain(
    `role="img" aria-label="Tea &amp; &quot;biscuits&quot; &lt;b&gt; it&apos;s &amp;amp;"`,
  );
});
