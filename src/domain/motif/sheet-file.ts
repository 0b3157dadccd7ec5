import { CATEGORIES } from '#domain/options/category-list.ts';
import { HASH_LENGTH, isHash } from '#domain/story/permalink.ts';
import { isTileKey, keyAtPlace } from './own-wall.ts';
import type { Pigment } from './pigments.ts';
import {
  BAND,
  idInSheet,
  LIT,
  OWN_LIT,
  OWN_UNLIT,
  type SheetTile,
  SUBJECT_LENGTH,
  subjectSign,
  UNLIT,
} from './sheet.ts';
import { drawTile } from './tile.ts';
import { tileInside } from './tile-svg.ts';

/** As many as a page of a list may have, and the wall of the home page. */
const MOST_TILES = 50;
const ENTRY_LENGTH = 1 + SUBJECT_LENGTH + HASH_LENGTH;

const subjects: ReadonlyMap<string, string> = new Map(
  CATEGORIES.map(({ code }) => [subjectSign(code), code]),
);

/** The file that an address asks for; null for an address that nobody here wrote. */
export function drawFile(file: string, colour: Colour): string | null {
  const tiles = readSheetFile(file);
  if (tiles) return drawSheet(tiles, colour);
  const sign = /^band-([\w-]+)\.svg$/.exec(file)?.[1] ?? '';
  const key = isTileKey(sign) ? sign : subjects.get(sign);
  return key ? drawBand(key, colour) : null;
}

function drawBand(category: string, colour: Colour): string {
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
  const signs = [LIT, UNLIT, OWN_LIT, OWN_UNLIT].find((one) => one.includes(first));
  if (!signs) return null;
  const unlit = signs === UNLIT || signs === OWN_UNLIT;
  const size = signs.indexOf(first) + 1;
  const sign = entry.slice(1, 1 + SUBJECT_LENGTH);
  const isOwn = signs === OWN_LIT || signs === OWN_UNLIT;
  const category = isOwn ? keyAtPlace(Number.parseInt(sign, 36)) : subjects.get(sign);
  const hash = entry.slice(1 + SUBJECT_LENGTH);
  return category && isHash(hash) ? { size, category, hash, ...(unlit && { unlit }) } : null;
}
