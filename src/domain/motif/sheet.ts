import type { CategoryCode } from '#domain/options/categories.ts';
import { hashText } from './seed.ts';

/** A tile, this many repeats wide and high; a story's has one star lit. */
export type SheetTile = { category: CategoryCode; hash: string; size: number; unlit?: true };

/** How an entry of an address begins, by size. */
export const LIT = ['1', '2', '3', '4'];
export const UNLIT = ['a', 'b', 'c', 'd'];

export const SUBJECT_LENGTH = 3;

/** Subjects by their names, not by their place in a list that grows: a sheet may be kept for a year. */
export const subjectSign = (code: CategoryCode) =>
  (hashText(code) % 36 ** SUBJECT_LENGTH).toString(36).padStart(SUBJECT_LENGTH, '0');

/** The address of one file with all these tiles: what it takes to draw them, and nothing of anybody. */
export function sheetPath(tiles: readonly SheetTile[]): string {
  const entries = tiles.map((tile) => `${sizeSign(tile)}${subjectSign(tile.category)}${tile.hash}`);
  return `/tiles/${[...new Set(entries)].join('')}.svg`;
}

const sizeSign = ({ size, unlit }: Pick<SheetTile, 'size' | 'unlit'>) =>
  (unlit ? UNLIT : LIT)[size - 1] ?? '';

/** By which a page finds a tile in its sheet. */
export const idInSheet = (tile: Omit<SheetTile, 'category'>) => `s${sizeSign(tile)}${tile.hash}`;

/** A subject's wall as the band below every page. */
export const BAND = { cols: 30, rows: 1, id: 'band' } as const;

export const bandPath = (category: CategoryCode) => `/tiles/band-${subjectSign(category)}.svg`;
