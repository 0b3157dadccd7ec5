import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#domain/options/category-list.ts';
import {
  ANGLES,
  drawnWall,
  FAMILIES,
  HEARTS,
  isStillKey,
  isTileKey,
  ownWall,
  PAINT_NAMES,
  PAINTS,
  PIGMENT_SET_NAMES,
  tileKey,
  wallClass,
  wallCode,
  wallHex,
} from './own-wall.ts';
import { PIGMENT_HEX } from './pigments.ts';
import { recipeFor } from './recipe.ts';
import { numberStream } from './seed.ts';
import { bandPath, idInSheet, sheetPath } from './sheet.ts';
import { drawFile, readSheetFile } from './sheet-file.ts';
import { drawTile } from './tile.ts';
import { wallSheet, wallSheetPath } from './wall-sheet.ts';
import { contrast, isSoundWall, nearestWall, nightPaint, verdictOf } from './wall-verdict.ts';
import { WALL_HEX } from './walls.ts';

const paint = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => number.toString(16).padStart(6, '0'));
const anyWall = fc.record({
  family: fc.constantFrom(...FAMILIES),
  pigments: fc.constantFrom(...PIGMENT_SET_NAMES),
  angle: fc.constantFrom(...ANGLES),
  heart: fc.constantFrom(...HEARTS),
  paint,
});
const colour = (pigment: string) => `var(--p-${pigment})`;

describe('a wall that leads drew', () => {
  test('is whole in its word', () => {
    fc.assert(
      fc.property(anyWall, (wall) => {
        expect(ownWall(wallCode(wall))).toEqual(wall);
      }),
    );
  });

  test.each([
    ...['', 'ramadan', 'hankin-rose-58-2', 'hankin-rose-58-2-283A50', 'hankin-rose-58-9-283a50'],
    ...['hankin-rose-58-2-283a50}', 'hankin-rose-58-2-283a5', 'x hankin-rose-58-2-283a50'],
    ...['hankin-gold-58-2-283a50', 'hankin-rose-58-2-red', 'hankin-rose-58-2-283a50\n'],
  ])('%j is none', (word) => {
    expect(ownWall(word)).toBeUndefined();
    expect(tileKey({ wall: word, remembrance: false })).toBeUndefined();
  });

  test('is drawn in its own colours, and in a room of remembrance in line', () => {
    fc.assert(
      fc.property(anyWall, fc.boolean(), (wall, remembrance) => {
        const key = tileKey({ wall: wallCode(wall), remembrance }) ?? '';
        expect([isTileKey(key), isStillKey(key)]).toEqual([true, remembrance]);
        const drawing = drawTile({ category: key, story: '0123456789ab' });
        expect(drawing.ground).toBe(remembrance ? null : wall.pigments);
        expect(drawing.lineWork).toBe(remembrance);
      }),
    );
  });

  test('another paint moves no star', () => {
    const keys = ['283a50', '3d2650'].map((one) =>
      tileKey({ wall: `cross-sky-54-1-${one}`, remembrance: false }),
    );
    expect(keys).toEqual(['cross-sky-54-1', 'cross-sky-54-1']);
  });

  test('a star of it stands out from every ground it may have', () => {
    for (const pigments of PIGMENT_SET_NAMES) {
      const { ground, star } = recipeFor(`hankin-${pigments}-58-2`);
      expect(contrast(PIGMENT_HEX[ground].slice(1), PIGMENT_HEX[star].slice(1))).toBeGreaterThan(
        1.3,
      );
    }
  });

  test('no subject of the specification is drawn by a key', () => {
    expect(CATEGORIES.filter(({ code }) => isTileKey(code))).toEqual([]);
  });

  test('an address of tiles holds it beside those of subjects', () => {
    fc.assert(
      fc.property(anyWall, fc.boolean(), fc.integer({ min: 1, max: 4 }), (wall, still, size) => {
        const category = tileKey({ wall: wallCode(wall), remembrance: still }) ?? '';
        const tiles = [
          { category, hash: '0123456789ab', size },
          { category, hash: '0123456789ab', size, unlit: true as const },
          { category: 'MOSQUE', hash: '0123456789ab', size },
        ];
        const path = sheetPath(tiles);
        expect(readSheetFile(path.replace('/tiles/', ''))).toEqual(tiles);
        const svg = drawFile(path.replace('/tiles/', ''), colour);
        for (const tile of tiles) expect(svg).toContain(`<g id="${idInSheet(tile)}">`);
        expect(new Set(tiles.map(idInSheet)).size).toBe(3);
      }),
      { numRuns: 30 },
    );
    expect(drawFile(bandPath('still-cross-rose-50-0').replace('/tiles/', ''), colour)).toContain(
      'band',
    );
    expect(drawFile('e0zz0123456789ab.svg', colour)).toBeNull();
  });

  test('one that is drawn for somebody may always be had', () => {
    for (let seed = 0; seed < 500; seed += 1)
      expect(isSoundWall(wallCode(drawnWall(numberStream(seed))))).toBe(true);
  });
});

describe('the verdict on a paint', () => {
  test.each(PAINT_NAMES)('%s can be read on, by day and in the dark', (name) => {
    const { words, inTheDark, lamp, sound } = verdictOf(PAINTS[name]);
    expect(sound).toBe(true);
    expect(Math.min(words, inTheDark)).toBeGreaterThanOrEqual(9);
    expect(lamp).toBeGreaterThan(5);
  });

  test('nobody has one of the ten', () => {
    const taken = new Set(Object.values(WALL_HEX));
    expect(Object.values(PAINTS).filter((one) => taken.has(`#${one}`))).toEqual([]);
  });

  test('on a wall that may be had words stand out seven to one, and the nearest to any other may be had', () => {
    fc.assert(
      fc.property(anyWall, (wall) => {
        const { words, inTheDark, sound, nearest } = verdictOf(wall.paint);
        expect(isSoundWall(wallCode(wall))).toBe(sound);
        expect(sound).toBe(Math.min(words, inTheDark) >= 7);
        expect(nearest === null).toBe(sound);
        if (nearest) {
          expect(verdictOf(nearest.paint).sound).toBe(true);
          expect(nearest.words).toBeLessThan(8);
        }
      }),
    );
  });

  test('as the picture of it says: light olive is refused, with a darker one', () => {
    const { words, nearest } = verdictOf('9aa86b');
    expect(words).toBeCloseTo(2.3, 1);
    expect(nearest?.words).toBeGreaterThanOrEqual(7);
  });

  test('every named wall of the release may be had, and nothing that is called otherwise', () => {
    expect(Object.keys(WALL_HEX).filter((name) => !isSoundWall(name))).toEqual([]);
    for (const wall of ['', 'constructor', 'eid}', 'hankin-rose-58-2-ffffff', 'toString'])
      expect(isSoundWall(wall), wall).toBe(false);
  });

  test('the wall that looks most like it is named', () => {
    const others = Object.entries(WALL_HEX).map(([name, hex]) => ({ name, paint: hex.slice(1) }));
    expect(nearestWall('2b3621', others)).toMatchObject({
      wall: { name: 'palestine' },
      alike: true,
    });
    expect(nearestWall(PAINTS.slate, others)?.alike).toBe(false);
    expect(nearestWall(PAINTS.slate, [])).toBeUndefined();
  });
});

describe('the sheet that paints', () => {
  test('says by its address all that is in it', () => {
    const path = wallSheetPath(['eid', 'cross-sky-54-1-3d2650', 'hankin-rose-58-2-283a50']);
    expect(path).toBe('/walls/283a50-3d2650.css');
    const rules = wallSheet('283a50-3d2650.css') ?? '';
    expect(rules).toContain('.w-283a50{--wall:#283a50}');
    expect(rules.split(`--wall:#${nightPaint('3d2650')}`)).toHaveLength(3);
    expect(wallSheetPath(['eid', 'ramadan'])).toBeNull();
  });

  test('is of paints that may be had, and of nothing else', () => {
    for (const file of [
      ...[
        'ffffff.css',
        '283a50',
        '283a50.css.css',
        '283a5.css',
        '-283a50.css',
        '283a50-.css',
        '.css',
      ],
      ...[
        '283a50;.css',
        '283A50.css',
        `${Array.from({ length: 61 }, () => '283a50').join('-')}.css`,
      ],
    ])
      expect(wallSheet(file), file).toBeNull();
    fc.assert(
      fc.property(fc.string(), (file) => {
        expect(wallSheet(file)).toBeNull();
      }),
    );
  });

  test('a page names it by its paint, and a wall of the release by its name', () => {
    expect(wallClass('hankin-rose-58-2-283a50')).toBe('w-283a50');
    expect(wallClass('eid')).toBe('w-eid');
    expect(wallHex('hankin-rose-58-2-283a50')).toBe('#283a50');
    expect(wallHex('eid')).toBe('#164c4b');
  });
});
