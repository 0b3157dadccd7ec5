export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface StarShape {
  readonly centre: Point;
  readonly points: number;
  readonly outer: number;
  readonly inner: number;
  /** Degrees by which the first outer point is turned from the x axis. */
  readonly turn?: number | undefined;
}

export interface PolygonShape {
  readonly centre: Point;
  readonly corners: number;
  readonly radius: number;
  readonly turn?: number | undefined;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function formatNumber(value: number): string {
  return String(roundToTenth(value));
}

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = degrees * RADIANS_PER_DEGREE;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

export function point(centre: Point, radius: number, degrees: number): string {
  const { x, y } = polar(centre, radius, degrees);
  return `${formatNumber(x)} ${formatNumber(y)}`;
}

export function closedPath(points: readonly string[]): string {
  return `M${points.join('L')}Z`;
}

export function star({ centre, points, outer, inner, turn = 0 }: StarShape): string {
  const tips = Array.from({ length: points }, (_, index) => [
    point(centre, outer, turn + (index * 360) / points),
    point(centre, inner, turn + ((index + 0.5) * 360) / points),
  ]);
  return closedPath(tips.flat());
}

export function polygon({ centre, corners, radius, turn = 0 }: PolygonShape): string {
  const tips = Array.from({ length: corners }, (_, index) =>
    point(centre, radius, turn + (index * 360) / corners),
  );
  return closedPath(tips);
}

/** Polygons in contact: where rays leaving neighbouring edge midpoints at `theta` degrees meet. */
export function contactRadius(inradius: number, sides: number, theta: number): number {
  const rayToEdge = Math.cos(theta * RADIANS_PER_DEGREE);
  const rayToCorner = Math.cos((theta - 180 / sides) * RADIANS_PER_DEGREE);
  return (inradius * rayToEdge) / rayToCorner;
}
