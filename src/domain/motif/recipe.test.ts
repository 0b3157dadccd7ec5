import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pigment } from './pigments.ts';
import {
  CURATED_RECIPES,
  GRAVE_CATEGORIES,
  lampPigment,
  QUIET_CATEGORIES,
  recipeFor,
} from './recipe.ts';
import type { TileOptions } from './tile.ts';
import { drawTile } from './tile.ts';

const WARM_PIGMENTS: readonly Pigment[] = ['zafran', 'rose', 'anar'];

const anySize = fc.integer({ min: 1, max: 6 });
const anyTile = fc.record({
  story: fc.string(),
  cols: anySize,
  rows: anySize,
  lit: fc.boolean(),
  line: fc.option(fc.boolean(), { nil: undefined }),
});

function pigmentsOf(category: string): Pigment[] {
  const recipe = recipeFor(category);
  const { ground, star, square, heart, strap } = recipe;
  return [ground, star, square, heart, strap, lampPigment(category, recipe)];
}

function warmPigmentsOf(category: string): Pigment[] {
  return pigmentsOf(category).filter((pigment) => WARM_PIGMENTS.includes(pigment));
}

/** The id is made from the story, so it would differ even where the pictures do not. */
function pictureOf(options: TileOptions): string {
  return JSON.stringify({ ...drawTile(options), id: '' });
}

test.each([...QUIET_CATEGORIES])('%s is line work, even where colour is asked for', (category) => {
  fc.assert(
    fc.property(anyTile, (options) => {
      const drawing = drawTile({ ...options, category });
      const fills = [...drawing.cell, ...(drawing.lit?.paths ?? [])].map(({ fill }) => fill);
      expect(drawing.lineWork).toBe(true);
      expect(drawing.ground).toBeNull();
      expect(drawing.stroke).toBe('currentColor');
      expect(fills.every((fill) => fill === null || fill === 'lamp-line')).toBe(true);
    }),
  );
});

// The study art-directs Kashmir with pomegranate red, so it is checked on its own below.
const coolCategories = [...GRAVE_CATEGORIES].filter((category) => category !== 'KASHMIR');

test.each(coolCategories)('%s, a grave category, uses no saffron, rose or pomegranate', (name) => {
  expect(warmPigmentsOf(name)).toEqual([]);
});

test('Kashmir, grave but art-directed, has pomegranate as its only warm pigment', () => {
  expect(new Set(warmPigmentsOf('KASHMIR'))).toEqual(new Set(['anar']));
});

test('the same input gives the same drawing', () => {
  fc.assert(
    fc.property(fc.string(), anyTile, (category, options) => {
      expect(drawTile({ ...options, category })).toEqual(drawTile({ ...options, category }));
    }),
  );
});

test.each(['PALESTINE', 'HIJAB', 'RAMADAN', 'FOOD'])('stories of %s usually differ', (category) => {
  const pictures = Array.from({ length: 100 }, (_, index) =>
    pictureOf({ category, story: `story-${index}`, cols: 3, rows: 3 }),
  );
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(85);
});

test('a category named like a built-in property still gets a seeded recipe', () => {
  expect(CURATED_RECIPES.has('constructor')).toBe(false);
  expect(recipeFor('constructor').theta).toBeGreaterThan(0);
});
