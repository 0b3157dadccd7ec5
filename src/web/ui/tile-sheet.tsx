import { createContext, type ReactNode, useContext } from 'react';
import { REPEAT_SIDE } from '#domain/motif/repeat.ts';
import { BAND, bandPath, idInSheet, type SheetTile, sheetPath } from '#domain/motif/sheet.ts';
import { useTileKey } from './own-walls.ts';
import { Tile } from './tile.tsx';

const Sheet = createContext<string | null>(null);

/** Tiles of many stories come in one file behind the words: one request, and none when it is known already. */
export function TileSheet({ of, children }: { of: readonly SheetTile[]; children: ReactNode }) {
  const keyOf = useTileKey();
  const tiles = of.map((tile) => ({ ...tile, category: keyOf(tile.category) }));
  return <Sheet value={tiles.length > 0 ? sheetPath(tiles) : null}>{children}</Sheet>;
}

/** A story's tile, from the sheet around it if there is one. Always decorative. */
export function StoryTile(tile: SheetTile) {
  const sheet = useContext(Sheet);
  const keyOf = useTileKey();
  const { category, hash, size, unlit } = tile;
  if (!sheet) return <Tile category={category} story={hash} cols={size} rows={size} lit={!unlit} />;
  return (
    <FromFile
      href={`${sheet}#${idInSheet({ ...tile, category: keyOf(category) })}`}
      cols={size}
      rows={size}
    />
  );
}

/** The wall of a subject as a band, whose file nearly every page has in common. `category` may be the key of its wall. */
export function Band({ category }: { category: string }) {
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
