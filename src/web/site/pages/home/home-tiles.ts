import type { SheetTile } from '#domain/motif/sheet.ts';
import type { HomeTold } from './home-told.ts';
import { PLACES } from './places.ts';

/** How many repeats a story's tile has, by where it hangs. */
export const TILE_SIZE = { open: 3, big: 3, small: 2, way: 2, feature: 4 } as const;

type Hung = Pick<SheetTile, 'category' | 'hash'>;

/** Every story's tile of the page, for the one file that it fetches them by. */
export function homeTiles({ open, wall, letter, feature }: HomeTold): SheetTile[] {
  const sized = (size: number, stories: (Hung | null)[]) =>
    stories.flatMap((story) =>
      story ? [{ category: story.category, hash: story.hash, size }] : [],
    );
  return [
    ...sized(TILE_SIZE.open, [open]),
    ...sized(TILE_SIZE.small, wall),
    ...sized(TILE_SIZE.big, [wall[BIG_PLACE] ?? null]),
    ...sized(TILE_SIZE.way, [letter]),
    ...sized(TILE_SIZE.feature, [feature]),
  ];
}

const BIG_PLACE = PLACES.findIndex((place) => place.includes('big'));
