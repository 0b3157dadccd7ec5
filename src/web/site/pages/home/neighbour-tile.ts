export type Box = { left: number; right: number; top: number; bottom: number };

/** Which way an arrow points on the screen, whatever the direction of writing. */
const ARROWS = {
  ArrowLeft: { along: ['left', 'right'], across: ['top', 'bottom'], sign: -1 },
  ArrowRight: { along: ['left', 'right'], across: ['top', 'bottom'], sign: 1 },
  ArrowUp: { along: ['top', 'bottom'], across: ['left', 'right'], sign: -1 },
  ArrowDown: { along: ['top', 'bottom'], across: ['left', 'right'], sign: 1 },
} as const;

export type Arrow = keyof typeof ARROWS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(ARROWS, key);
}

/** Places touch by fractions of a pixel. */
const TOUCHING_PX = 1;

/**
 * The tile that lies in the arrow's way: among those beside this one, the nearest, and of several as near the one
 * that is most in line. Null at the wall's edge.
 */
export function neighbourTile<T extends { box: Box }>(
  from: Box,
  arrow: Arrow,
  tiles: readonly T[],
): T | null {
  const { along, across, sign } = ARROWS[arrow];
  const [near, far] = sign > 0 ? along : ([along[1], along[0]] as const);
  const [start, end] = across;
  const gap = ({ box }: T) => (box[near] - from[far]) * sign;
  const askew = ({ box }: T) => Math.abs(box[start] + box[end] - from[start] - from[end]);
  const inTheWay = tiles.filter(
    (tile) =>
      gap(tile) >= -TOUCHING_PX &&
      tile.box[start] < from[end] - TOUCHING_PX &&
      tile.box[end] > from[start] + TOUCHING_PX,
  );
  const asNear = (a: T, b: T) => Math.abs(gap(a) - gap(b)) <= TOUCHING_PX;
  return inTheWay.reduce<T | null>((best, tile) => {
    if (!best) return tile;
    return (asNear(tile, best) ? askew(tile) < askew(best) : gap(tile) < gap(best)) ? tile : best;
  }, null);
}
