import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { star } from '#domain/motif/geometry.ts';
import { addressIn } from '#domain/options/locales.ts';
import { SHORT_MINUTES } from '#domain/story/excerpt.ts';
import { permalink } from '#domain/story/permalink.ts';
import { Mark } from '#web/ui/mark.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { StoryTile } from '#web/ui/tile-sheet.tsx';
import { LAND_ID } from '#web/ui/world-map/world-map.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { TILE_SIZE } from './home-tiles.ts';
import type { HomeTold, WallStory } from './home-told.ts';

type Props = Pick<HomeTold, 'wall' | 'letter' | 'countries'>;
type LetterProps = { letter: NonNullable<Props['letter']> };

/** Where somebody may begin who looks for nothing in particular: things on a shelf, made of tiles. */
export function WaysIn({ wall, letter, countries }: Props) {
  const count = countries.length;
  return (
    <section className="section ways-in" aria-labelledby="ways">
      <div className="wrap">
        <h2 id="ways">{t`Where would you like to begin?`}</h2>
        <ul className="ways-shelf">
          <li>
            <Link to={`/stories?minutes=${SHORT_MINUTES}`}>
              <ShortOnes stories={wall.filter(isShort).slice(0, 2)} />
              <Tag title={t`Two-minute reads`}>{t`One fits between two bus stops.`}</Tag>
            </Link>
          </li>
          {letter && (
            <li>
              <Link to={permalink(letter)}>
                <Envelope letter={letter} />
                <Tag title={t`The newest letter`}>
                  <LetterLine letter={letter} />
                </Tag>
              </Link>
            </li>
          )}
          {countries.length > 0 && (
            <li>
              <Link to="/countries">
                <StarOnDots />
                <Tag title={t`From your country`}>
                  <Plural
                    value={count}
                    one="# country so far. Choose yours, or one you have never been to."
                    other="# countries so far. Choose yours, or one you have never been to."
                  />
                </Tag>
              </Link>
            </li>
          )}
          <li>
            {/* Not a page of its own: the server answers with where to go. */}
            <a href={addressIn(LOCALE, '/stories/surprise')} rel="nofollow">
              <span className="thing back">
                <span className="bit">
                  <Mark />
                </span>
              </span>
              <Tag title={t`Surprise me`}>{t`One story, taken from the wall without looking.`}</Tag>
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}

const isShort = (story: WallStory) => story.readingMinutes <= SHORT_MINUTES && !story.hushed;

function Tag({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className="tag">
      <b>{title}</b> <span>{children}</span>
    </span>
  );
}

function LetterLine({ letter }: LetterProps) {
  const { line, to, language } = letter;
  if (!to)
    return (
      <Trans>
        “<span {...languageAttributes(language)}>{line}</span>”
      </Trans>
    );
  return (
    <Trans>
      “<span {...languageAttributes(language)}>{line}</span>” To {to}.
    </Trans>
  );
}

function ShortOnes({ stories }: { stories: WallStory[] }) {
  return (
    <span className="thing duo">
      {stories.map(({ hash, category }) => (
        <span key={hash} className="bit">
          <StoryTile category={category} hash={hash} size={TILE_SIZE.way} />
        </span>
      ))}
    </span>
  );
}

/** Its stamp is the letter's own tile. */
function Envelope({ letter }: LetterProps) {
  return (
    <span className="thing">
      <span className="env">
        <span className="stamp">
          <StoryTile category={letter.category} hash={letter.hash} size={TILE_SIZE.way} />
        </span>
        <i />
        <i />
      </span>
    </span>
  );
}

/** A corner of the map below, whose dots it borrows. */
const CORNER = { x: 403, y: 107, side: 92 };
const STAR = star({ centre: { x: 449, y: 157 }, points: 8, outer: 15, inner: 10.6 });

function StarOnDots() {
  const { x, y, side } = CORNER;
  return (
    <span className="thing place">
      <svg viewBox={`${x} ${y} ${side} ${side}`} aria-hidden focusable={false}>
        <use href={`#${LAND_ID}`} className="land" />
        <path className="star" d={STAR} />
      </svg>
    </span>
  );
}
