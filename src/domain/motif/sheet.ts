import { CATEGORIES, type CategoryCode } from '#domain/options/categories.ts';
import { HASH_LENGTH, isHash } from '#domain/story/permalink.ts';
import type { Pigment } from './pigments.ts';
import { hashText } from './seed.ts';
import { drawTile } from './tile.ts';
import { tileInside } from './tile-svg.ts';

/** A story's tile, this many repeats wide and high. */
export type SheetTile = { category: CategoryCode; hash: string; size: number };

/** As many as a page of a list may have, and the wall of the home page. */
const MOST_TILES = 50;
const SUBJECT_LENGTH = 3;
const ENTRY_LENGTH = 1 + SUBJECT_LENGTH + HASH_LENGTH;

/** Subjects by their names, not by their place in a list that grows: a sheet may be kept for a year. */
const sign = (code: CategoryCode) =>
  (hashText(code) % 36 ** SUBJECT_LENGTH).toString(36).padStart(SUBJECT_LENGTH, '0');
const subjects = new Map(CATEGORIES.map(({ code }) => [sign(code), code]));

/** The address of one file with all these tiles: what it takes to draw them, and nothing of anybody. */
export function sheetPath(tiles: readonly SheetTile[]): string {
  const entries = tiles.map(({ category, hash, size }) => `${size}${sign(category)}${hash}`);
  return `/tiles/${[...new Set(entries)].join('')}.svg`;
}

/** What an address asks for; null for one that nobody here wrote. */
export function readSheetFile(file: string): SheetTile[] | null {
  const entries = /^([0-9a-z]+)\.svg$/.exec(file)?.[1] ?? '';
  const count = entries.length / ENTRY_LENGTH;
  if (!Number.isInteger(count) || count === 0 || count > MOST_TILES) return null;
  const tiles = Array.from({ length: count }, (_, i) =>
    readEntry(entries.slice(i * ENTRY_LENGTH, (i + 1) * ENTRY_LENGTH)),
  );
  return tiles.every((tile) => tile !== null) ? tiles : null;
}

function readEntry(entry: string): SheetTile | null {
  const size = Number(entry[0]);
  const category = subjects.get(entry.slice(1, 1 + SUBJECT_LENGTH));
  const hash = entry.slice(1 + SUBJECT_LENGTH);
  return category && isHash(hash) && size >= 1 && size <= 4 ? { size, category, hash } : null;
}

/** By which a page finds a tile in its sheet. */
export const idInSheet = ({ hash, size }: Pick<SheetTile, 'hash' | 'size'>) => `s${size}${hash}`;

export function drawSheet(
  tiles: readonly SheetTile[],
  colour: (pigment: Pigment) => string,
): string {
  const drawn = tiles.map((tile) => {
    const { category, hash: story, size } = tile;
    const drawing = drawTile({ category, story, cols: size, rows: size });
    return `<g id="${idInSheet(tile)}">${tileInside(drawing, colour)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}
