import { Link } from 'react-router';
import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { displayAge, displayGender, displayOpening, UNSPECIFIED } from '#domain/story/display.ts';
import { firstSentence } from '#domain/story/opening.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { NextStory, ReadingNeighbours } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import type { ReadingPlace } from './reading-place.ts';

type Props = { neighbours: ReadingNeighbours; place: ReadingPlace; search: string };

/** What comes after a story, in one band: painted with the wall of the room one reads in, else bare. */
export function NextBand({ neighbours: { previous, next }, place, search }: Props) {
  const painted = place.wall ? `w-${place.wall}` : 'unpainted';
  const hushed = place.remembrance || (next !== null && isQuiet(next)) ? ' hushed' : '';
  return (
    <nav className={`nextone ${painted}${hushed}`} aria-label="More stories">
      <div className="wrap">
        {next && <NextLink story={next} place={place} search={search} />}
        {!next && !place.remembrance && <FreePlace place={place} />}
        <p className="ways-on">
          {previous && (
            <>
              <Link className="go" rel="prev" to={`${permalink(previous)}${search}`}>
                <Icon name="back" />
                <span>Previous Story</span>
              </Link>
              <span className="title" {...languageAttributes(previous.language)}>
                {previous.title}
              </span>
            </>
          )}
          <Link className="go all" to={place.back.to}>
            <span>{!next && place.remembrance ? 'Back to the letters' : place.back.label}</span>
          </Link>
        </p>
      </div>
    </nav>
  );
}

const isQuiet = ({ category }: NextStory) => campaignOfCategory(category)?.remembrance === true;

type NextLinkProps = { story: NextStory; place: ReadingPlace; search: string };

function NextLink({ story, place, search }: NextLinkProps) {
  const language = languageAttributes(story.language);
  return (
    <Link className="next" rel="next" to={`${permalink(story)}${search}`}>
      <div className="pic">
        <Tile category={story.category} story={story.hash} cols={3} rows={3} />
      </div>
      <div className="txt">
        <span className="where">
          <b>Next Story</b> {place.where}
        </span>
        <strong {...language}>{story.title}</strong>
        <FirstWords story={story} />
        <span className="from">
          {whoAndHowLong(story)} <Icon name="arrow" />
        </span>
      </div>
    </Link>
  );
}

/** In a room of remembrance a letter is told by whom it is to, not by a line out of it. */
function FirstWords({ story }: { story: NextStory }) {
  if (isQuiet(story)) {
    const to = story.recipient;
    return to && <span className="line">To {to.charAt(0).toLowerCase() + to.slice(1)}</span>;
  }
  const language = story.contentNote === null ? languageAttributes(story.language) : {};
  return (
    <span className="line" {...language}>
      {firstSentence(displayOpening(story))}
    </span>
  );
}

/** "Woman, 67, Morocco, 1 minute" */
function whoAndHowLong(story: NextStory): string {
  const { readingMinutes: minutes } = story;
  const told = [displayGender(story), displayAge(story), story.country].filter(
    (one) => one !== UNSPECIFIED,
  );
  return [...told, `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`].join(', ');
}

/** After the last one there is an empty place. */
function FreePlace({ place: { wall, write } }: { place: ReadingPlace }) {
  return (
    <Link className="next" to={write.to}>
      <div className="pic place-free">
        <Icon name="pen" />
        <span>Yours</span>
      </div>
      <div className="txt">
        <span className="where">That was the last one{wall ? ' in this room' : ''}</span>
        <strong>The next place is free</strong>
        <span className="line">{write.text}</span>
        <span className="from">
          {write.label} <Icon name="arrow" />
        </span>
      </div>
    </Link>
  );
}
