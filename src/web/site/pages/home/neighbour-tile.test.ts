import { describe, expect, test } from 'vitest';
import { type Arrow, type Box, isArrow, neighbourTile } from './neighbour-tile.ts';

const SIDE = 100;
const GAP = 4;

/** A place on the wall, by its column and row. */
const place = (col: number, row: number, cols = 1, rows = 1): Box => ({
  left: col * (SIDE + GAP),
  right: (col + cols) * (SIDE + GAP) - GAP,
  top: row * (SIDE + GAP),
  bottom: (row + rows) * (SIDE + GAP) - GAP,
});
/** As a page from right to left shows it. */
const mirrored = ({ left, right, ...box }: Box): Box => ({ ...box, left: -right, right: -left });

/** As the wide wall: two rows with a large tile, the open place, and below it a step. */
const WALL: Record<string, Box> = {
  a1: place(0, 0),
  b1: place(1, 0),
  big: place(2, 0, 2, 2),
  e1: place(4, 0),
  a2: place(0, 1),
  b2: place(1, 1),
  e2: place(4, 1),
  open: place(0, 2, 5, 2),
  yours: place(0, 4),
  b5: place(1, 4),
  c5: place(2, 4),
  d5: place(3, 4),
  e5: place(4, 4),
  c6: place(2, 5),
};

function moved(from: string, arrow: Arrow, turn = (box: Box) => box): string | null {
  const tiles = Object.entries(WALL).map(([name, box]) => ({ name, box: turn(box) }));
  const here = tiles.find(({ name }) => name === from);
  if (!here) throw new Error(from);
  const others = tiles.filter((tile) => tile !== here);
  return neighbourTile(here.box, arrow, others)?.name ?? null;
}

describe('the tile in the way of an arrow', () => {
  test.each<[string, Arrow, string | null]>([
    ['a1', 'ArrowRight', 'b1'],
    ['b1', 'ArrowRight', 'big'],
    ['b2', 'ArrowRight', 'big'],
    ['big', 'ArrowRight', 'e1'],
    ['big', 'ArrowLeft', 'b1'],
    ['e2', 'ArrowLeft', 'big'],
    ['a1', 'ArrowDown', 'a2'],
    ['big', 'ArrowDown', 'open'],
    ['b2', 'ArrowDown', 'open'],
    ['open', 'ArrowDown', 'c5'],
    ['open', 'ArrowUp', 'big'],
    ['e5', 'ArrowUp', 'open'],
    ['c5', 'ArrowDown', 'c6'],
    ['b5', 'ArrowLeft', 'yours'],
  ])('%s %s %s', (from, arrow, to) => {
    expect(moved(from, arrow)).toBe(to);
  });

  test('is none at the edge, where the page scrolls as ever', () => {
    expect(moved('a1', 'ArrowLeft')).toBeNull();
    expect(moved('b1', 'ArrowUp')).toBeNull();
    expect(moved('yours', 'ArrowDown')).toBeNull();
  });

  test('lies where it is seen, on a page from right to left too', () => {
    expect(moved('a1', 'ArrowLeft', mirrored)).toBe('b1');
    expect(moved('b1', 'ArrowRight', mirrored)).toBe('a1');
    expect(moved('a1', 'ArrowDown', mirrored)).toBe('a2');
  });
});

test('only the four arrows are arrows', () => {
  expect(['ArrowUp', 'Tab', 'Home', 'toString'].filter(isArrow)).toEqual(['ArrowUp']);
});
