import { createContext, type ReactNode, useContext } from 'react';
import { idInSheet, type SheetTile, sheetPath } from '#domain/motif/sheet.ts';
import { Tile } from './tile.tsx';

const Sheet = createContext<string | null>(null);

/** Tiles of many stories come in one file behind the words: one request, and none when it is known already. */
export function TileSheet({ of, children }: { of: readonly SheetTile[]; children: ReactNode }) {
  return <Sheet value={of.length > 0 ? sheetPath(of) : null}>{children}</Sheet>;
}

/** A story's tile, from the sheet around it if there is one. Always decorative. */
export function StoryTile({ category, hash, size }: SheetTile) {
  const sheet = useContext(Sheet);
  if (!sheet) return <Tile category={category} story={hash} cols={size} rows={size} />;
  const side = size * 100;
  return (
    <svg
      className="tile"
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable={false}
    >
      <use href={`${sheet}#${idInSheet({ hash, size })}`} />
    </svg>
  );
}
