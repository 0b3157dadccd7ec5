import { star } from '#domain/motif/geometry.ts';
import { COUNTRY_POINTS } from './country-points.ts';
import { LAND_DOTS, MAP_HEIGHT, MAP_LEFT, MAP_TOP, MAP_WIDTH } from './land.ts';

type CountryCount = { country: string; total: number };

const SMALLEST_RADIUS = 5;
const LARGEST_RADIUS = 20;
/** What a country holding every story would add to the smallest star, were there no largest. */
const RADIUS_PER_ROOT_OF_SHARE = 26.4;
const INNER_TO_OUTER = 0.71;

const points: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries(COUNTRY_POINTS),
);

/** The world as dots, with a star on each country that has stories. Countries only, no borders. */
export function WorldMap({ counts, label }: { counts: readonly CountryCount[]; label: string }) {
  return (
    <svg
      className="map"
      viewBox={`${MAP_LEFT} ${MAP_TOP} ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <path className="land" d={LAND_DOTS} />
      <g className="lit">
        {starsOf(counts).map(({ country, d }) => (
          <path key={country} d={d} />
        ))}
      </g>
    </svg>
  );
}

/** Largest first, so that a small star is never hidden under a large neighbour. */
function starsOf(counts: readonly CountryCount[]): { country: string; d: string }[] {
  const lit = counts.filter(({ total }) => total > 0);
  const sum = lit.reduce((soFar, { total }) => soFar + total, 0);
  return lit
    .sort((a, b) => b.total - a.total)
    .flatMap(({ country, total }) => {
      const place = points.get(country);
      return place ? [{ country, d: starAt(place, radiusFor(total / sum)) }] : [];
    });
}

/** By the root of the share, as an area grows; never too small to see, never over its neighbours. */
function radiusFor(share: number): number {
  const radius = SMALLEST_RADIUS + RADIUS_PER_ROOT_OF_SHARE * Math.sqrt(share);
  return Math.min(radius, LARGEST_RADIUS);
}

function starAt([x, y]: readonly [number, number], outer: number): string {
  return star({ centre: { x, y }, points: 8, outer, inner: outer * INNER_TO_OUTER });
}
