import type { CategoryCode } from '#domain/options/categories.ts';
import { HASH_LENGTH } from '#domain/story/permalink.ts';
import { StoryTile, TileSheet } from '#web/ui/tile-sheet.tsx';

const SUBJECTS: readonly CategoryCode[] = [
  ...(['GRANDMOTHER', 'EID', 'COURAGE', 'MY_NAME', 'FRIENDSHIP', 'COOKING'] as const),
  ...(['MOSQUE', 'PETS', 'SPORTS', 'NATURE', 'RAMADAN', 'BROTHER'] as const),
  ...(['ART', 'SCIENCE', 'NEIGHBOURS', 'PALESTINE', 'HOME', 'POETRY'] as const),
  ...(['KINDNESS', 'TRAVEL', 'SISTER', 'FOOD', 'LANGUAGE', 'HIJAB'] as const),
  ...(['MOVING', 'TIME', 'LOVE', 'PEACE', 'PLAYING_OUTSIDE', 'FATHER'] as const),
];

/** Not lit: a class that has not written yet. */
const TILES = SUBJECTS.map((category, i) => ({
  category,
  hash: String(i).padStart(HASH_LENGTH, '0'),
  size: 1,
  unlit: true as const,
}));

/** A class, as tiles. `row` lays them in one line on wide screens. */
export function ThirtyTiles({ row = true }: { row?: boolean }) {
  return (
    <div className={row ? 'thirty row30' : 'thirty'} aria-hidden>
      <TileSheet of={TILES}>
        {TILES.map((tile) => (
          <span key={tile.hash}>
            <StoryTile {...tile} />
          </span>
        ))}
      </TileSheet>
    </div>
  );
}
