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

export interface StarRun {
  readonly state: StarState;
  readonly start: number;
  readonly count: number;
}

export type WallRow =
  | { readonly kind: 'whole'; readonly y: number; readonly state: StarState }
  | { readonly kind: 'runs'; readonly y: number; readonly runs: readonly StarRun[] };

export interface ProgressWallDrawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly cols: number;
  /** The distance from one star to the next, in both directions. */
  readonly step: number;
  readonly starPath: string;
  readonly rows: readonly WallRow[];
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
  return {
    id: `w${cols}-${goal}`,
    width: cols * STEP,
    height: rowCount * STEP,
    cols,
    step: STEP,
    starPath: STAR_PATH,
    rows: Array.from({ length: rowCount }, (_, row) =>
      wallRow(states.slice(row * cols, (row + 1) * cols), cols, row * STEP),
    ),
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

function wallRow(states: readonly StarState[], cols: number, y: number): WallRow {
  const runs = groupRuns(states);
  const [first] = runs;
  return first?.count === cols
    ? { kind: 'whole', y, state: first.state }
    : { kind: 'runs', y, runs };
}

function groupRuns(states: readonly StarState[]): StarRun[] {
  const starts = states.flatMap((state, index) => (state === states[index - 1] ? [] : [index]));
  return starts.flatMap((start, index) => {
    const state = states[start];
    const end = starts[index + 1] ?? states.length;
    return state ? [{ state, start, count: end - start }] : [];
  });
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
