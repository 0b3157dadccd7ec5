import type { SVGAttributes } from 'react';
import { star } from '#domain/motif/geometry.ts';
import { addressIn } from '#domain/options/locales.ts';
import { LOCALE } from '#web/words/locale.ts';
import { COUNTRY_POINTS } from './country-points.ts';
import { LAND_DOTS, MAP_HEIGHT, MAP_LEFT, MAP_TOP, MAP_WIDTH } from './land.ts';

type CountryCount = { country: string; total: number };

/** By which other drawings on the same page borrow the dots. */
export const LAND_ID = 'dots';

/** Drawn once; every star of the map is this one, moved, grown or shrunk. */
const STAR_ID = 'map-star';
const STAR_RADIUS = 10;
const STAR = star({ centre: { x: 0, y: 0 }, points: 8, outer: STAR_RADIUS, inner: 7.1 });

const SMALLEST_RADIUS = 5;
const LARGEST_RADIUS = 20;
/** What a country holding every story would add to the smallest star, were there no largest. */
const RADIUS_PER_ROOT_OF_SHARE = 26.4;
/** A hand hits no less than this around a star: 27 pixels on a wide page. */
const TARGET_RADIUS = 11;

const points: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries(COUNTRY_POINTS),
);

type Props = {
  counts: readonly CountryCount[];
  hrefOf: (country: string) => string;
  /** The star that is lit. */
  lit?: string | undefined;
} & Pick<SVGAttributes<SVGSVGElement>, 'onClick' | 'onPointerDown' | 'onPointerEnter'>;

/**
 * The world as dots, with a star on each country that has stories; a star leads to them. Countries only, no
 * borders. For eyes and pointers: whoever listens or presses keys has the list that always stands beside it.
 */
export function WorldMap({ counts, hrefOf, lit, ...hands }: Props) {
  return (
    <svg
      className="map"
      viewBox={`${MAP_LEFT} ${MAP_TOP} ${MAP_WIDTH} ${MAP_HEIGHT}`}
      aria-hidden
      focusable={false}
      {...hands}
    >
      <defs>
        <path id={STAR_ID} d={STAR} />
      </defs>
      <path id={LAND_ID} className="land" d={LAND_DOTS} />
      <g className="lit">
        {starsOf(counts, lit).map(({ country, place: [x, y], radius }) => (
          <a
            key={country}
            href={addressIn(LOCALE, hrefOf(country))}
            className={country === lit ? 'on' : undefined}
            tabIndex={-1}
          >
            <g transform={`translate(${x} ${y})scale(${rounded(radius / STAR_RADIUS)})`}>
              <circle r={rounded(STAR_RADIUS * Math.max(1, TARGET_RADIUS / radius))} />
              <use href={`#${STAR_ID}`} />
            </g>
          </a>
        ))}
      </g>
    </svg>
  );
}

type Star = { country: string; place: readonly [number, number]; radius: number };

/** Largest first, so that a small star is never hidden under a large neighbour; the lit one over all. */
function starsOf(counts: readonly CountryCount[], lit: string | undefined): Star[] {
  const shown = counts.filter(({ total }) => total > 0);
  const sum = shown.reduce((soFar, { total }) => soFar + total, 0);
  return [...shown]
    .sort((a, b) => Number(a.country === lit) - Number(b.country === lit) || b.total - a.total)
    .flatMap(({ country, total }) => {
      const place = points.get(country);
      return place ? [{ country, place, radius: radiusFor(total / sum) }] : [];
    });
}

/** By the root of the share, as an area grows; never too small to see, never over its neighbours. */
function radiusFor(share: number): number {
  const radius = SMALLEST_RADIUS + RADIUS_PER_ROOT_OF_SHARE * Math.sqrt(share);
  return Math.min(radius, LARGEST_RADIUS);
}

const rounded = (size: number) => Math.round(size * 100) / 100;
