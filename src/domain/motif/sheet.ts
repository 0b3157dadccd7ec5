import { CATEGORIES, type CategoryCode } from '#domain/options/categories.ts';
import { HASH_LENGTH, isHash } from '#domain/story/permalink.ts';
import type { Pigment } from './pigments.ts';
import { hashText } from './seed.ts';
import { drawTile } from './tile.ts';
import { tileInside } from './tile-svg.ts';

/** A tile, this many repeats wide and high; a story's has one star lit. */
export type SheetTile = { category: CategoryCode; hash: string; size: number; unlit?: true };

/** How an entry of an address begins, by size. */
const LIT = ['1', '2', '3', '4'];
const UNLIT = ['a', 'b', 'c', 'd'];

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
  const entries = tiles.map((tile) => `${sizeSign(tile)}${sign(tile.category)}${tile.hash}`);
  return `/tiles/${[...new Set(entries)].join('')}.svg`;
}

const sizeSign = ({ size, unlit }: Pick<SheetTile, 'size' | 'unlit'>) =>
  (unlit ? UNLIT : LIT)[size - 1] ?? '';

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
  const [first = ''] = entry;
  const unlit = UNLIT.includes(first);
  const size = (unlit ? UNLIT : LIT).indexOf(first) + 1;
  const category = subjects.get(entry.slice(1, 1 + SUBJECT_LENGTH));
  const hash = entry.slice(1 + SUBJECT_LENGTH);
  return category && isHash(hash) && size > 0
    ? { size, category, hash, ...(unlit && { unlit }) }
    : null;
}

/** By which a page finds a tile in its sheet. */
export const idInSheet = (tile: Omit<SheetTile, 'category'>) => `s${sizeSign(tile)}${tile.hash}`;

/** A subject's wall as the band below every page. */
export const BAND = { cols: 30, rows: 1, id: 'band' } as const;

export const bandPath = (category: CategoryCode) => `/tiles/band-${sign(category)}.svg`;

/** The file that an address asks for; null for an address that nobody here wrote. */
export function drawFile(file: string, colour: Colour): string | null {
  const tiles = readSheetFile(file);
  if (tiles) return drawSheet(tiles, colour);
  const category = subjects.get(/^band-(\w+)\.svg$/.exec(file)?.[1] ?? '');
  return category ? drawBand(category, colour) : null;
}

function drawBand(category: CategoryCode, colour: Colour): string {
  const { cols, rows, id } = BAND;
  const drawing = drawTile({ category, cols, rows, lit: false });
  return fileOf(`<g id="${id}">${tileInside(drawing, colour)}</g>`);
}

const fileOf = (drawn: string) => `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`;

type Colour = (pigment: Pigment) => string;

function drawSheet(tiles: readonly SheetTile[], colour: Colour): string {
  const drawn = tiles.map((tile) => {
    const { category, hash: story, size, unlit } = tile;
    const drawing = drawTile({ category, story, cols: size, rows: size, lit: !unlit });
    return `<g id="${idInSheet(tile)}">${tileInside(drawing, colour)}</g>`;
  });
  return fileOf(drawn.join(''));
}
