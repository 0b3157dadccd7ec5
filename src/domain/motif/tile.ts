import type { Point } from './geometry.ts';
import { roundToTenth } from './geometry.ts';
import { isStillKey } from './own-wall.ts';
import type { Pigment } from './pigments.ts';
import type { Recipe } from './recipe.ts';
import { lampPigment, QUIET_CATEGORIES, recipeFor } from './recipe.ts';
import { LAMP_CORE, LAMP_HEARTS, REPEAT_SIDE, repeatOf } from './repeat.ts';
import type { NumberStream } from './seed.ts';
import { hashText, numberStream, pick, wholeBelow } from './seed.ts';

export type Fit = 'meet' | 'slice';

export interface TileOptions {
  /** A subject, or the key of its wall where leads drew one. */
  readonly category: string;
  readonly story?: string | undefined;
  readonly cols?: number | undefined;
  readonly rows?: number | undefined;
  readonly lit?: boolean | readonly [number, number] | undefined;
  readonly line?: boolean | undefined;
  /** Keeps ids unique when the very same tile appears twice in one document. */
  readonly uid?: string | undefined;
  readonly fit?: Fit | undefined;
}

export interface CellPath {
  readonly d: string;
  readonly fill: Pigment | null;
}

export interface LitPath {
  readonly d: string;
  readonly fill: Pigment | 'lamp-line' | null;
}

export interface LitStar extends Point {
  readonly paths: readonly LitPath[];
}

export interface TileDrawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fit: Fit;
  readonly lineWork: boolean;
  readonly ground: Pigment | null;
  readonly stroke: Pigment | 'currentColor';
  readonly strokeWidth: number;
  readonly cell: readonly CellPath[];
  readonly uses: readonly Point[];
  readonly lit: LitStar | null;
}

interface Scene {
  readonly options: TileOptions;
  readonly cols: number;
  readonly rows: number;
  readonly lineWork: boolean;
  readonly recipe: Recipe;
  /** Where the tile opens onto its wall: on a star, or half a repeat further, between stars. */
  readonly shift: Point;
}

export function drawTile(options: TileOptions): TileDrawing {
  const next = numberStream(hashText(`${options.story ?? ''}|${options.category}`));
  const scene = setScene(options, next);
  const { cols, rows, lineWork, recipe } = scene;
  const { layers, starPath } = repeatOf(recipe);
  return {
    id: tileId(scene),
    width: cols * REPEAT_SIDE,
    height: rows * REPEAT_SIDE,
    fit: options.fit ?? 'slice',
    lineWork,
    ground: lineWork ? null : recipe.ground,
    stroke: lineWork ? 'currentColor' : recipe.strap,
    strokeWidth: strokeWidth(scene),
    cell: layers.map(({ role, d }) => ({ d, fill: lineWork ? null : recipe[role] })),
    uses: repeatPlaces(scene),
    lit: (options.lit ?? Boolean(options.story)) ? litStar(scene, starPath, next) : null,
  };
}

function setScene(options: TileOptions, next: NumberStream): Scene {
  const { category, story, cols = 2, rows = 2 } = options;
  const wall = recipeFor(category);
  const recipe = story ? bend(wall, next) : wall;
  const shift = story ? { x: halfStep(next), y: halfStep(next) } : { x: 0, y: 0 };
  // A room of remembrance is never coloured, whatever a caller asks for.
  const still = QUIET_CATEGORIES.has(category) || isStillKey(category);
  const lineWork = still || (options.line ?? false);
  return { options, cols, rows, lineWork, recipe, shift };
}

/** A story bends its wall a little: recognisably the same room, yet its own tile. */
function bend(recipe: Recipe, next: NumberStream): Recipe {
  const theta = recipe.theta + wholeBelow(9, next) - 4;
  const inner = recipe.inner + (wholeBelow(7, next) - 3) * 0.018;
  return { ...recipe, theta, inner };
}

function halfStep(next: NumberStream): number {
  return next() < 0.5 ? 0 : 0.5;
}

function tileId({ options, cols, rows, lineWork }: Scene): string {
  const key = JSON.stringify([options.category, options.story, cols, rows, lineWork, options.uid]);
  return `t${(hashText(key) % 1e7).toString(36)}`;
}

function strokeWidth({ lineWork, recipe }: Scene): number {
  if (lineWork) {
    return 1.3;
  }
  return recipe.strap === 'ink' ? 1.4 : 2.2;
}

function repeatPlaces({ cols, rows, shift }: Scene): Point[] {
  const places: Point[] = [];
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= cols; x++) {
      places.push(placeOnTile({ x, y }, shift));
    }
  }
  return places;
}

function placeOnTile(repeat: Point, shift: Point): Point {
  return {
    x: roundToTenth((repeat.x - shift.x) * REPEAT_SIDE),
    y: roundToTenth((repeat.y - shift.y) * REPEAT_SIDE),
  };
}

function litStar(scene: Scene, starPath: string, next: NumberStream): LitStar {
  const place = placeOnTile(litRepeat(scene, next), scene.shift);
  const { ground } = scene.recipe;
  const lamp = lampPigment(scene.options.category, scene.recipe);
  const heart = pick(LAMP_HEARTS, next);
  const coloured = (pigment: Pigment): Pigment | null => (scene.lineWork ? null : pigment);
  const paths: LitPath[] = [
    { d: starPath, fill: scene.lineWork ? 'lamp-line' : lamp },
    { d: heart, fill: coloured(ground === lamp ? 'ink' : ground) },
    { d: LAMP_CORE, fill: coloured(lamp) },
  ];
  return { ...place, paths };
}

function litRepeat({ options, cols, rows, shift }: Scene, next: NumberStream): Point {
  if (typeof options.lit === 'object') {
    const [x, y] = options.lit;
    return { x, y };
  }
  return { x: wholeRepeat(cols, shift.x, next), y: wholeRepeat(rows, shift.y, next) };
}

/** Skips the repeat that a shifted tile cuts in half at its edge. */
function wholeRepeat(count: number, shift: number, next: NumberStream): number {
  const skipped = shift ? 1 : 0;
  return wholeBelow(Math.max(1, count - skipped), next) + skipped;
}
