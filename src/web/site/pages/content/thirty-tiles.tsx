import type { CategoryCode } from '#domain/options/categories.ts';
import { Tile } from '#web/ui/tile.tsx';

const SUBJECTS: readonly CategoryCode[] = [
  ...(['GRANDMOTHER', 'EID', 'COURAGE', 'MY_NAME', 'FRIENDSHIP', 'COOKING'] as const),
  ...(['MOSQUE', 'PETS', 'SPORTS', 'NATURE', 'RAMADAN', 'BROTHER'] as const),
  ...(['ART', 'SCIENCE', 'NEIGHBOURS', 'PALESTINE', 'HOME', 'POETRY'] as const),
  ...(['KINDNESS', 'TRAVEL', 'SISTER', 'FOOD', 'LANGUAGE', 'HIJAB'] as const),
  ...(['MOVING', 'TIME', 'LOVE', 'PEACE', 'PLAYING_OUTSIDE', 'FATHER'] as const),
];

/** A class, as tiles. `row` lays them in one line on wide screens. */
export function ThirtyTiles({ row = true }: { row?: boolean }) {
  return (
    <div className={row ? 'thirty row30' : 'thirty'} aria-hidden>
      {SUBJECTS.map((category, i) => (
        <span key={category}>
          <Tile category={category} story={`c${i}`} cols={1} rows={1} lit={false} />
        </span>
      ))}
    </div>
  );
}
