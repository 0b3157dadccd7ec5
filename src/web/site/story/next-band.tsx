import { Link } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import type { NextTold } from './next-told.ts';
import type { ReadingPlace } from './reading-place.ts';

type Props = {
  neighbours: { previous: Neighbour | null; next: NextTold | null };
  place: ReadingPlace;
  search: string;
};

/** What comes after a story, in one band: painted with the wall of the room one reads in, else bare. */
export function NextBand({ neighbours: { previous, next }, place, search }: Props) {
  const painted = place.wall ? `w-${place.wall}` : 'unpainted';
  const hushed = place.remembrance || next?.quiet ? ' hushed' : '';
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

type NextLinkProps = { story: NextTold; place: ReadingPlace; search: string };

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
        {story.line && (
          <span className="line" {...(story.quiet ? {} : language)}>
            {story.line}
          </span>
        )}
        <span className="from">
          {story.from} <Icon name="arrow" />
        </span>
      </div>
    </Link>
  );
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
