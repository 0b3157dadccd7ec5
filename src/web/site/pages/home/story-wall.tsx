import { Link } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import { textLabel } from '#domain/story/wall-words.ts';
import type { HomePage, WallStory } from '#services/stories/home-page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { useUnfolding } from './use-unfolding.ts';

/**
 * Places on the wide wall, row by row; `m` are those a phone shows too. Rows 3 and 4 are the open place. Paper
 * unfolds within a pair of rows: from its lower one upwards, and from the last columns towards the middle.
 */
const PLACES = [
  'm r1 c1',
  'm r1 c2',
  'm big r1 c3 to-start',
  'm r1 c5 to-start',
  'm r2 c1 up',
  'm r2 c2 up',
  'm r2 c5 to-start up',
  'm r5 c2',
  'm r5 c3',
  'm r5 c4 to-start',
  'm r5 c5 to-start',
  'r6 c3 up',
  'r6 c4 to-start up',
  'r6 c5 to-start up',
];

/** The newest stories as tiles that say how they begin. The next empty place is always the reader's own. */
export function StoryWall({ open, wall }: Pick<HomePage, 'open' | 'wall'>) {
  const { unfolded, shut, hands, pressed } = useUnfolding();
  return (
    <nav
      className={shut ? 'speaks shut' : 'speaks'}
      aria-label="The newest stories, and an empty place for yours"
      {...hands}
    >
      <ul className="wallgrid">
        {open ? (
          <li className="m open">
            <SpeakingTile story={open} size={3} />
          </li>
        ) : (
          <li className="open" aria-hidden />
        )}
        {PLACES.map((place, i) => {
          const story = wall[i];
          if (!story) return <li key={place} className={place} aria-hidden />;
          return (
            <li key={place} className={place}>
              <SpeakingTile
                story={story}
                size={place.includes('big') ? 3 : 2}
                unfolded={unfolded === story.hash}
                onClick={pressed(story.hash)}
              />
            </li>
          );
        })}
        <li className="m mine r5 c1">
          <Link className="yours" to="/tell">
            <Icon name="pen" />
            Yours
          </Link>
        </li>
      </ul>
      {open && (
        <p className="note wallhint">Each tile is a story. Touch one to see how it begins.</p>
      )}
    </nav>
  );
}

type SpeakingTileProps = {
  story: WallStory;
  size: number;
  unfolded?: boolean;
  onClick?: ReturnType<ReturnType<typeof useUnfolding>['pressed']>;
};

/** One link whose name is the words themselves, whether they are seen or not. */
function SpeakingTile({ story, size, unfolded = false, onClick }: SpeakingTileProps) {
  const { line, hushed, language, who } = story;
  const classes = ['t', hushed && 'hushed', unfolded && 'on'].filter(Boolean);
  return (
    <Link className={classes.join(' ')} to={permalink(story)} {...(onClick ? { onClick } : {})}>
      <span className="pic">
        <Tile category={story.category} story={story.hash} cols={size} rows={size} />
      </span>
      <span className="unfold">
        <span className={`line ${sizeOf(line)}`.trim()} {...languageAttributes(language)}>
          {line}
          {!ENDED.test(line) && <span className="heard">.</span>}
        </span>{' '}
        <span className="from">
          {who}
          <span className="heard">. {textLabel(story)}</span>
        </span>
        <span className="read" aria-hidden>
          Read it <Icon name="arrow" />
        </span>
      </span>
    </Link>
  );
}

/** With a mark of its own, or one that stands before the last quotation mark. */
const ENDED = /[.!?…۔؟]["'“”’»)\]]*$/u;

/** Few words stand larger, many smaller, so that all fill one place. */
const SHORT = 48;
const LONG = 78;

function sizeOf(line: string): string {
  const signs = [...line].length;
  if (signs <= SHORT) return 'short';
  return signs > LONG ? 'long' : '';
}
