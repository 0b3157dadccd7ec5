import type { Point } from './geometry.ts';
import { polygon } from './geometry.ts';

export interface MarkPaths {
  readonly squares: readonly [string, string];
  readonly dot: string;
}

/** The side of the square view box. */
export const MARK_SIZE = 48;
export const MARK_STROKE_WIDTH = 2.6;

const CENTRE: Point = { x: MARK_SIZE / 2, y: MARK_SIZE / 2 };

/** A khatam, two squares, with the nuqta, the dot of a reed pen, at its heart. */
export const markPaths: MarkPaths = {
  squares: [
    polygon({ centre: CENTRE, corners: 4, radius: 21.5 }),
    polygon({ centre: CENTRE, corners: 4, radius: 21.5, turn: 45 }),
  ],
  dot: polygon({ centre: CENTRE, corners: 4, radius: 6.4 }),
};
