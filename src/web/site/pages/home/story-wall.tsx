import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';

/** Places on the stepped wall; `m` are those a phone shows too. */
const PLACES = [
  'm r1 c2',
  'm r1 c1',
  'm big r1 c3',
  'm r1 c5',
  'm r2 c5',
  'm r2 c2',
  'm r2 c1',
  'm r3 c2',
  'r3 c1',
  'r3 c3',
  'big r3 c4',
  'r4 c2',
  'r4 c3',
  'r5 c2',
  'r5 c3',
  'r5 c4',
  'r5 c5',
  'r6 c3',
  'r6 c4',
  'r6 c5',
];

/** The newest stories as tiles. The next empty place is always the reader's own. */
export function StoryWall({ stories }: { stories: Neighbour[] }) {
  return (
    <nav className="wallgrid" aria-label="The newest stories, and an empty place for yours">
      {PLACES.map((place, i) => {
        const story = stories[i];
        const size = place.includes('big') ? 3 : 2;
        return story ? (
          <Link
            key={place}
            className={place}
            to={permalink(story)}
            aria-label={`${story.title}, ${categoryLabel(story.category)}`}
          >
            <Tile category={story.category} story={story.hash} cols={size} rows={size} />
          </Link>
        ) : (
          <span key={place} className={place} />
        );
      })}
      <Link className="m yours r4 c1" to="/tell">
        <Icon name="pen" />
        Yours
      </Link>
    </nav>
  );
}
