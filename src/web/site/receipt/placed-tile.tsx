import type { ReactNode } from 'react';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Tile } from '#web/ui/tile.tsx';

export type HungTile = { hash: string; category: CategoryCode };

/** Where the tiles around the writer's hang, row by row on a wide wall; phones show the first nine. */
const PLACES = ['c2 r1', 'c3 r1', 'c4 r1', 'c5 r1', 'c3 r2', 'c4 r2', 'c5 r2', 'c3 r3', 'c4 r3'];
const MORE_PLACES = ['c5 r3', 'c3 r4', 'c4 r4', 'c5 r4'];

type Props = {
  label: string;
  newest: readonly HungTile[];
  /** Nothing is empty beside a letter of remembrance. */
  spare?: boolean;
  colouring?: boolean;
  children: ReactNode;
};

/** The piece of wall that a tile hangs on, among the newest. */
export function PlacedTile({ label, newest, spare = true, colouring = false, children }: Props) {
  return (
    <div className={colouring ? 'placed colouring' : 'placed'} role="img" aria-label={label}>
      <div className="me">{children}</div>
      {[...PLACES, ...MORE_PLACES].map((place, i) => {
        const tile = newest[i];
        return (
          <div key={place} className={i < PLACES.length ? `m ${place}` : place}>
            {tile && <Tile category={tile.category} story={tile.hash} />}
          </div>
        );
      })}
      {spare && <div className="spare c2 r4" />}
    </div>
  );
}

/** How many the wall has room for. */
export const TILES_AROUND = PLACES.length + MORE_PLACES.length;

/** A room of remembrance has one pattern; which star is which letter's, the wall does not say. */
export const roomTiles = (category: CategoryCode): HungTile[] =>
  Array.from({ length: TILES_AROUND }, (_, i) => ({ category, hash: `of this room ${i}` }));
