import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { wallClass } from '#domain/motif/own-wall.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { GivenWords } from '#web/ui/given-words.tsx';
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
  const painted = place.wall ? wallClass(place.wall) : 'unpainted';
  const { state } = useLocation();
  const found = useFoundList();
  const back = found ?? place.back;
  const hushed = place.remembrance || next?.quiet ? ' hushed' : '';
  return (
    <nav className={`nextone ${painted}${hushed}`} aria-label={t`More stories`}>
      <div className="wrap">
        {next && <NextLink story={next} place={place} search={search} state={state} />}
        {!next && !place.remembrance && <FreePlace place={place} />}
        <p className="ways-on">
          {previous && (
            <>
              <Link className="go" rel="prev" to={`${permalink(previous)}${search}`} state={state}>
                <Icon name="back" />
                <span>{t`Previous Story`}</span>
              </Link>
              <span className="title" {...languageAttributes(previous.language)}>
                {previous.title}
              </span>
            </>
          )}
          <Link className="go all" to={back.to}>
            <span>
              {!next && place.remembrance && !found ? t`Back to the letters` : back.label}
            </span>
          </Link>
        </p>
      </div>
    </nav>
  );
}

/** Whoever looked for something comes back to what was found. The server never knows it. */
function useFoundList(): ReadingPlace['back'] | null {
  const { state } = useLocation() as { state: { listed?: unknown } | null };
  const to = useScriptRuns() ? state?.listed : undefined;
  return typeof to === 'string' && to.startsWith('/stories?')
    ? { to, label: t`Back to what you found` }
    : null;
}

type NextLinkProps = { story: NextTold; place: ReadingPlace; search: string; state: unknown };

function NextLink({ story, place, search, state }: NextLinkProps) {
  const language = languageAttributes(story.language);
  const { subject } = place;
  return (
    <Link className="next" rel="next" to={`${permalink(story)}${search}`} state={state}>
      <div className="pic">
        <Tile category={story.category} story={story.hash} cols={3} rows={3} />
      </div>
      <div className="txt">
        <span className="where">
          {subject === null ? (
            <Trans>
              <b>Next Story</b> newest first
            </Trans>
          ) : (
            <Trans>
              <b>Next Story</b> in {subject}
            </Trans>
          )}
        </span>
        <strong {...language}>{story.title}</strong>
        {story.line && (
          <span className="line" {...(story.quiet ? {} : language)}>
            {story.line}
          </span>
        )}
        <span className="from">
          <GivenWords beside={story.language}>{story.from}</GivenWords>
          {'\u00a0'}
          <Icon name="arrow" />
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
        <span>{t`Yours`}</span>
      </div>
      <div className="txt">
        <span className="where">
          {wall ? t`That was the last one in this room` : t`That was the last one`}
        </span>
        <strong>{t`The next place is free`}</strong>
        <span className="line">{write.text}</span>
        <span className="from">
          {write.label} <Icon name="arrow" />
        </span>
      </div>
    </Link>
  );
}
