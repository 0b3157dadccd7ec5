import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProgressWallDrawing, ProgressWallOptions, StarState } from './progress-wall.ts';
import { drawProgressWall } from './progress-wall.ts';

const anyWall = fc.record({
  done: fc.integer({ min: 0, max: 600 }),
  goal: fc.integer({ min: 0, max: 500 }),
  cols: fc.integer({ min: 1, max: 90 }),
  recent: fc.integer({ min: 0, max: 120 }),
});

function countByState({ fields, step }: ProgressWallDrawing): Record<StarState, number> {
  const counts = { todo: 0, done: 0, new: 0 };
  for (const { state, width, height } of fields) counts[state] += (width / step) * (height / step);
  return counts;
}

function expectedCounts({ done, goal, recent = 0 }: ProgressWallOptions) {
  const set = Math.min(done, goal);
  const fresh = Math.min(recent, set);
  return { todo: goal - set, done: set - fresh, new: fresh };
}

test('the stars of all states add up to the goal', () => {
  fc.assert(
    fc.property(anyWall, (options) => {
      const counts = countByState(drawProgressWall(options));
      expect(counts.todo + counts.done + counts.new).toBe(options.goal);
      expect(counts).toEqual(expectedCounts(options));
    }),
  );
});

test('every place of the wall has one star, and none is outside', () => {
  fc.assert(
    fc.property(anyWall, (options) => {
      const { fields, step } = drawProgressWall(options);
      const places = fields.flatMap(({ x, y, width, height }) =>
        Array.from({ length: (width * height) / step ** 2 }, (_, i) => {
          const col = (x + step * (i % (width / step))) / step;
          const row = y / step + Math.floor(i / (width / step));
          return row * options.cols + col;
        }),
      );
      const inOrder = places.sort((a, b) => a - b);
      expect(inOrder).toEqual(Array.from({ length: options.goal }, (_, i) => i));
    }),
  );
});

test('more letters than the goal fill the wall and no more', () => {
  const counts = countByState(drawProgressWall({ done: 2500, goal: 1948, cols: 78, recent: 37 }));
  expect(counts).toEqual({ todo: 0, done: 1911, new: 37 });
});

test('rows that are all alike are one field, a mixed or short row is several', () => {
  const { fields } = drawProgressWall({ done: 10, goal: 14, cols: 4, recent: 1 });
  expect(fields).toEqual([
    { state: 'done', x: 0, y: 0, width: 48, height: 24 },
    { state: 'done', x: 0, y: 24, width: 12, height: 12 },
    { state: 'new', x: 12, y: 24, width: 12, height: 12 },
    { state: 'todo', x: 24, y: 24, width: 24, height: 12 },
    { state: 'todo', x: 0, y: 36, width: 24, height: 12 },
  ]);
});
