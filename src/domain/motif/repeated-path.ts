import { formatNumber, type Point } from './geometry.ts';

type Size = { readonly width: number; readonly height: number };

/** Half of the widest line: a shape this far outside still shows its edge. */
const LINE = 2;

/**
 * The shapes of a path at each of the places, as one path, without those that are not seen. Every
 * shape is told by steps from its first corner, the same text each time, which packs to nothing.
 */
export function repeated(d: string, places: readonly Point[], { width, height }: Size): string {
  const shapes = d.split('Z').filter(Boolean).map(readShape);
  const isSeen = ({ from, to }: Shape, { x, y }: Point) =>
    from.x + x < width + LINE && to.x + x > -LINE && from.y + y < height + LINE && to.y + y > -LINE;
  return places
    .flatMap((place) =>
      shapes
        .filter((shape) => isSeen(shape, place))
        .map(({ start, steps }) => `M${at(start.x + place.x)} ${at(start.y + place.y)}${steps}z`),
    )
    .join('');
}

type Shape = {
  start: Point;
  steps: string;
  /** The corners of the box around it. */
  from: Point;
  to: Point;
};

const at = formatNumber;

/** "M100 50L80.1 62.5…": corners are rounded to tenths, and so is every step between them. */
function readShape(d: string): Shape {
  const corners = d
    .slice(1)
    .split('L')
    .map((corner) => {
      const [x, y] = corner.split(' ');
      return { x: Number(x), y: Number(y) };
    });
  const [start = { x: 0, y: 0 }, ...rest] = corners;
  const steps = rest.map(({ x, y }, i) => {
    const before = corners[i] ?? start;
    return `${at(x - before.x)} ${at(y - before.y)}`;
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    start,
    steps: `l${steps.join(' ').replaceAll(' -', '-')}`,
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}
