import { placeOfKey } from './own-wall.ts';
import { hashText } from './seed.ts';

/**
 * A tile, this many repeats wide and high; a story's has one star lit. It is drawn by its subject, or by the key of its
 * wall where leads drew one.
 */
export type SheetTile = { category: string; hash: string; size: number; unlit?: true };

/** How an entry of an address begins, by size. */
export const LIT = ['1', '2', '3', '4'];
export const UNLIT = ['a', 'b', 'c', 'd'];
/** The same for walls that leads drew, which are told by their place among all that can be drawn. */
export const OWN_LIT = ['e', 'f', 'g', 'h'];
export const OWN_UNLIT = ['i', 'j', 'k', 'l'];

export const SUBJECT_LENGTH = 3;

/** Subjects by their names, not by their place in a list that grows: a sheet may be kept for a year. */
export const subjectSign = (code: string) =>
  (hashText(code) % 36 ** SUBJECT_LENGTH).toString(36).padStart(SUBJECT_LENGTH, '0');

/** The address of one file with all these tiles: what it takes to draw them, and nothing of anybody. */
export function sheetPath(tiles: readonly SheetTile[]): string {
  const entries = tiles.map((tile) => `${sizeSign(tile)}${wallSign(tile.category)}${tile.hash}`);
  return `/tiles/${[...new Set(entries)].join('')}.svg`;
}

function sizeSign({ category, size, unlit }: Omit<SheetTile, 'hash'>): string {
  const isOwn = placeOfKey(category) !== undefined;
  const signs = isOwn ? (unlit ? OWN_UNLIT : OWN_LIT) : unlit ? UNLIT : LIT;
  return signs[size - 1] ?? '';
}

const wallSign = (key: string): string =>
  placeOfKey(key)?.toString(36).padStart(SUBJECT_LENGTH, '0') ?? subjectSign(key);

/** By which a page finds a tile in its sheet. */
export const idInSheet = (tile: SheetTile) => `s${sizeSign(tile)}${tile.hash}`;

/** A subject's wall as the band below every page. */
export const BAND = { cols: 30, rows: 1, id: 'band' } as const;

export const bandPath = (key: string) =>
  `/tiles/band-${placeOfKey(key) === undefined ? subjectSign(key) : key}.svg`;
