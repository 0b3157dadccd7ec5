import { createContext, type ReactNode, useContext } from 'react';
import { REPEAT_SIDE } from '#domain/motif/repeat.ts';
import { BAND, bandPath, idInSheet, type SheetTile, sheetPath } from '#domain/motif/sheet.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Tile } from './tile.tsx';

const Sheet = createContext<string | null>(null);

/** Tiles of many stories come in one file behind the words: one request, and none when it is known already. */
export function TileSheet({ of, children }: { of: readonly SheetTile[]; children: ReactNode }) {
  return <Sheet value={of.length > 0 ? sheetPath(of) : null}>{children}</Sheet>;
}

/** A story's tile, from the sheet around it if there is one. Always decorative. */
export function StoryTile(tile: SheetTile) {
  const sheet = useContext(Sheet);
  const { category, hash, size, unlit } = tile;
  if (!sheet) return <Tile category={category} story={hash} cols={size} rows={size} lit={!unlit} />;
  return <FromFile href={`${sheet}#${idInSheet(tile)}`} cols={size} rows={size} />;
}

/** The wall of a subject as a band, whose file nearly every page has in common. */
export function Band({ category }: { category: CategoryCode }) {
  return <FromFile href={`${bandPath(category)}#${BAND.id}`} {...BAND} />;
}

function FromFile({ href, cols, rows }: { href: string; cols: number; rows: number }) {
  return (
    <svg
      className="tile"
      viewBox={`0 0 ${cols * REPEAT_SIDE} ${rows * REPEAT_SIDE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable={false}
    >
      <use href={href} />
    </svg>
  );
}
