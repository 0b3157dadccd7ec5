import type { Point } from './geometry.ts';
import { closedPath, contactRadius, point, polygon, star } from './geometry.ts';
import type { Recipe } from './recipe.ts';

export type Role = 'ground' | 'star' | 'square' | 'heart' | 'strap';

export interface Layer {
  readonly role: Role;
  readonly d: string;
}

export interface Repeat {
  /** Back to front. */
  readonly layers: readonly Layer[];
  readonly starPath: string;
}

/** The side of one repeat, in the units of the drawing. */
export const REPEAT_SIDE = 100;

const HALF = REPEAT_SIDE / 2;
const CENTRE: Point = { x: HALF, y: HALF };
// One corner is enough: the neighbouring repeats draw the other three.
const CORNER: Point = { x: 0, y: 0 };
const SQUARE_INRADIUS = (REPEAT_SIDE * (Math.SQRT2 - 1)) / 2;
const EIGHTH_TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

export const LAMP_CORE = octagram(9, 6.4);
export const LAMP_HEARTS: readonly string[] = [
  octagram(21, 15.5, 22.5),
  octagram(22, 14),
  octagon(18),
  star({ centre: CENTRE, points: 4, outer: 23, inner: 13, turn: 45 }),
];

export function repeatOf(recipe: Recipe): Repeat {
  return recipe.family === 'cross' ? starAndCross(recipe) : starAndSquare(recipe);
}

function starAndCross({ inner }: Recipe): Repeat {
  const notch = contactRadius(HALF, 8, 45);
  const starPath = octagram(HALF, notch);
  const heart = octagram(HALF * inner * 1.25, notch * inner * 1.25, 22.5);
  const core = octagram(HALF * inner * 0.62, notch * inner * 0.62);
  const cross = { centre: CORNER, points: 4, outer: HALF * 0.5, inner: HALF * 0.21, turn: 45 };
  const layers: Layer[] = [
    { role: 'star', d: starPath },
    { role: 'heart', d: heart },
    { role: 'square', d: core },
    { role: 'square', d: star(cross) },
    { role: 'strap', d: polygon({ centre: CORNER, corners: 4, radius: HALF * 0.09 }) },
  ];
  return { layers, starPath };
}

/** The 4.8.8 tiling of octagons and squares, drawn as polygons in contact. */
function starAndSquare(recipe: Recipe): Repeat {
  const notch = contactRadius(HALF, 8, recipe.theta);
  const starPath = octagram(HALF, notch);
  const inner = contactRadius(SQUARE_INRADIUS, 4, recipe.theta);
  const square = { centre: CORNER, points: 4, outer: SQUARE_INRADIUS, inner, turn: 45 };
  const filling = recipe.family === 'rosette' ? rosette(recipe, notch) : nestedStars(recipe);
  const layers: Layer[] = [
    { role: 'star', d: starPath },
    { role: 'square', d: star(square) },
    ...filling,
  ];
  return { layers, starPath };
}

function rosette(recipe: Recipe, notch: number): Layer[] {
  const eye = HALF * recipe.inner;
  const petals = EIGHTH_TURNS.map((turn) => petal(eye, notch * 0.98, turn));
  return [
    { role: 'heart', d: petals.join('') },
    { role: 'square', d: octagram(eye * 0.78, eye * 0.5, 22.5) },
    { role: 'strap', d: octagon(eye * 0.2) },
  ];
}

function petal(eye: number, shoulder: number, turn: number): string {
  return closedPath([
    point(CENTRE, eye * 0.8, turn),
    point(CENTRE, eye * 1.18, turn - 16.5),
    point(CENTRE, shoulder * 0.9, turn - 15),
    point(CENTRE, HALF * 0.93, turn),
    point(CENTRE, shoulder * 0.9, turn + 15),
    point(CENTRE, eye * 1.18, turn + 16.5),
  ]);
}

function nestedStars({ theta, inner }: Recipe): Layer[] {
  const tip = HALF * inner * 1.12;
  const notch = contactRadius(tip, 8, theta);
  const stud = { centre: CORNER, corners: 4, radius: SQUARE_INRADIUS * 0.42, turn: 45 };
  return [
    { role: 'heart', d: octagram(tip, notch, 22.5) },
    { role: 'ground', d: octagram(tip * 0.6, notch * 0.6) },
    { role: 'strap', d: octagon(tip * 0.17) },
    { role: 'heart', d: polygon(stud) },
  ];
}

function octagram(outer: number, inner: number, turn = 0): string {
  return star({ centre: CENTRE, points: 8, outer, inner, turn });
}

function octagon(radius: number): string {
  return polygon({ centre: CENTRE, corners: 8, radius, turn: 22.5 });
}
