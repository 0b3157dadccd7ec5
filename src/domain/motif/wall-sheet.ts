import { ownWall } from './own-wall.ts';
import { nightPaint, verdictOf } from './wall-verdict.ts';

/** As many as hang on one page. */
const MOST_PAINTS = 60;

/**
 * The address of the rules that paint with these colours: a page loads styles from the site alone, and carries none. It says
 * all that is in it, so a sheet never changes and is kept for a year.
 */
export function wallSheetPath(walls: readonly string[]): string | null {
  const paints = walls.flatMap((wall) => ownWall(wall)?.paint ?? []);
  const sorted = [...new Set(paints)].sort().slice(0, MOST_PAINTS);
  return sorted.length > 0 ? `/walls/${sorted.join('-')}.css` : null;
}

/** The rules that an address asks for; null for one that nobody here wrote, and for a paint that no wall may have. */
export function wallSheet(file: string): string | null {
  if (!/^[0-9a-f]{6}(?:-[0-9a-f]{6})*\.css$/.test(file)) return null;
  const paints = file.slice(0, -'.css'.length).split('-');
  if (paints.length > MOST_PAINTS || !paints.every((paint) => verdictOf(paint).sound)) return null;
  return paints.map(rulesOf).join('');
}

/** By day, in the dark that somebody chose, and in the dark that the device asks for. */
function rulesOf(paint: string): string {
  const night = `.w-${paint}{--wall:#${nightPaint(paint)}}`;
  return [
    `.w-${paint}{--wall:#${paint}}`,
    `:root[data-theme="dark"] ${night}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]) ${night}}\n`,
  ].join('\n');
}
