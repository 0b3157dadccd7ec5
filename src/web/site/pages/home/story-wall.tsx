import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import { GivenWords } from '#web/ui/given-words.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { StoryTile } from '#web/ui/tile-sheet.tsx';
import { textLabel } from '../../story/writer-label.ts';
import { TILE_SIZE } from './home-tiles.ts';
import type { HomeTold, WallStory } from './home-told.ts';
import { moveByArrow } from './move-by-arrow.ts';
import { PLACES } from './places.ts';
import { useUnfolding } from './use-unfolding.ts';

/** The newest stories as tiles that say how they begin. The next empty place is always the reader's own. */
export function StoryWall({ open, wall }: Pick<HomeTold, 'open' | 'wall'>) {
  const { unfolded, shut, hands, pressed } = useUnfolding();
  return (
    <nav
      className={shut ? 'speaks shut' : 'speaks'}
      aria-label={t`The newest stories, and an empty place for yours`}
      {...hands}
      onKeyDown={moveByArrow}
    >
      <ul className="wallgrid">
        {open ? (
          <li className="m open">
            <SpeakingTile story={open} size={TILE_SIZE.open} />
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
                size={TILE_SIZE[place.includes('big') ? 'big' : 'small']}
                unfolded={unfolded === story.hash}
                onClick={pressed(story.hash)}
              />
            </li>
          );
        })}
        <li className="m mine r5 c1">
          <Link className="yours" to="/tell">
            <Icon name="pen" />
            {t`Yours`}
          </Link>
        </li>
      </ul>
      {open && (
        <p className="note wallhint">{t`Each tile is a story. Touch one to see how it begins.`}</p>
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
        <StoryTile category={story.category} hash={story.hash} size={size} />
      </span>
      <span className="unfold">
        <span className={`line ${sizeOf(line)}`.trim()} {...languageAttributes(language)}>
          {line}
          {!ENDED.test(line) && <span className="heard">.</span>}
        </span>{' '}
        <span className="from">
          <GivenWords beside={language}>{who}</GivenWords>
          <span className="heard">. {textLabel(story)}</span>
        </span>
        <span className="read" aria-hidden>
          {t`Read it`} <Icon name="arrow" />
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
