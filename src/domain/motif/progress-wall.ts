import type { Point } from './geometry.ts';
import { formatNumber, polar, roundToTenth } from './geometry.ts';

export type StarState = 'todo' | 'done' | 'new';

export interface ProgressWallOptions {
  readonly done: number;
  readonly goal: number;
  readonly cols: number;
  /** How many of the stars set last are shown as new. */
  readonly recent?: number | undefined;
}

/** Stars of one state, side by side: a part of a row, or whole rows below one another. */
export interface StarField {
  readonly state: StarState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ProgressWallDrawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The distance from one star to the next, in both directions. */
  readonly step: number;
  readonly starPath: string;
  readonly fields: readonly StarField[];
}

const STEP = 12;
const CENTRE: Point = { x: STEP / 2, y: STEP / 2 };
const TIP = 5;
const NOTCH = 3.1;
const STAR_PATH = relativeStar();

export function drawProgressWall(options: ProgressWallOptions): ProgressWallDrawing {
  const { goal } = options;
  const cols = Math.max(1, options.cols);
  const rowCount = Math.ceil(goal / cols);
  const states = starStates(options);
  const rows = Array.from({ length: rowCount }, (_, row) =>
    fieldsOfRow(states.slice(row * cols, (row + 1) * cols), row),
  );
  return {
    id: `w${cols}-${goal}`,
    width: cols * STEP,
    height: rowCount * STEP,
    step: STEP,
    starPath: STAR_PATH,
    fields: rows.flat().reduce(joinRows, []),
  };
}

function starStates({ done, goal, recent = 0 }: ProgressWallOptions): StarState[] {
  const set = Math.min(done, goal);
  return Array.from({ length: goal }, (_, index) => {
    if (index >= set) {
      return 'todo';
    }
    return index >= set - recent ? 'new' : 'done';
  });
}

function fieldsOfRow(states: readonly StarState[], row: number): StarField[] {
  const starts = states.flatMap((state, index) => (state === states[index - 1] ? [] : [index]));
  return starts.flatMap((start, index) => {
    const state = states[start];
    const count = (starts[index + 1] ?? states.length) - start;
    if (!state) return [];
    return [{ state, x: start * STEP, y: row * STEP, width: count * STEP, height: STEP }];
  });
}

/** Rows that are all alike are one field. */
function joinRows(joined: StarField[], field: StarField): StarField[] {
  const above = joined.at(-1);
  const alike = above?.state === field.state && above.x === field.x && above.width === field.width;
  return alike
    ? [...joined.slice(0, -1), { ...above, height: above.height + field.height }]
    : [...joined, field];
}

/** Each step starts from the rounded corner before it, so rounding errors never add up. */
function relativeStar(): string {
  const steps: string[] = [];
  let from: Point = { x: CENTRE.x + TIP, y: CENTRE.y };
  for (let corner = 1; corner < 16; corner++) {
    const to = polar(CENTRE, corner % 2 ? NOTCH : TIP, corner * 22.5);
    steps.push(`${formatNumber(to.x - from.x)} ${formatNumber(to.y - from.y)}`);
    from = { x: roundToTenth(to.x), y: roundToTenth(to.y) };
  }
  return `M${CENTRE.x + TIP} ${CENTRE.y}l${steps.join(' ')}z`;
}
