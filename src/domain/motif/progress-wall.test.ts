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

function countByState({ rows, cols }: ProgressWallDrawing): Record<StarState, number> {
  const counts = { todo: 0, done: 0, new: 0 };
  const runs = rows.flatMap((row) =>
    row.kind === 'whole' ? [{ state: row.state, start: 0, count: cols }] : row.runs,
  );
  for (const { state, count } of runs) {
    counts[state] += count;
  }
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

test('the runs of a row follow one another without a gap', () => {
  fc.assert(
    fc.property(anyWall, (options) => {
      for (const row of drawProgressWall(options).rows) {
        let expectedStart = 0;
        for (const run of row.kind === 'runs' ? row.runs : []) {
          expect(run.start).toBe(expectedStart);
          expectedStart += run.count;
        }
      }
    }),
  );
});

test('more letters than the goal fill the wall and no more', () => {
  const counts = countByState(drawProgressWall({ done: 2500, goal: 1948, cols: 78, recent: 37 }));
  expect(counts).toEqual({ todo: 0, done: 1911, new: 37 });
});

test('a full row of one state is a single whole row, a mixed or short row is runs', () => {
  const { rows } = drawProgressWall({ done: 6, goal: 10, cols: 4, recent: 1 });
  expect(rows).toEqual([
    { kind: 'whole', y: 0, state: 'done' },
    {
      kind: 'runs',
      y: 12,
      runs: [
        { state: 'done', start: 0, count: 1 },
        { state: 'new', start: 1, count: 1 },
        { state: 'todo', start: 2, count: 2 },
      ],
    },
    { kind: 'runs', y: 24, runs: [{ state: 'todo', start: 0, count: 2 }] },
  ]);
});
