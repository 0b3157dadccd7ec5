import type { Ground } from './ground.ts';

/** What one run of a drill found out. Words, because a person reads the table. */
export type Outcome = {
  measured: string;
  /** Every figure of the safety plan was held. */
  held: boolean;
  /** The same attack with the defence taken away: it must succeed, or the drill shows nothing. */
  control: { measured: string; attackSucceeded: boolean };
};

export type Drill = {
  name: string;
  /** What is done, in words with its numbers. */
  load: (size: Size) => string;
  /** The figure of the safety plan. */
  required: string;
  /** Where the small form runs, when it is not `drills.test.ts`. */
  smallIn?: string;
  run: (ground: Ground, size: Size) => Promise<Outcome>;
};

export type Size = 'small' | 'full';

/**
 * How long something may take. The small form runs beside others, all on the cores of one check, so
 * its stopwatch tells an order of magnitude; the full form runs alone and keeps the plan's figure.
 */
export const within = (ms: number): Record<Size, number> => ({ small: 3 * ms, full: ms });
const SMALL = ' (the small form, beside others: three times as long)';

export type Result = {
  drill: string;
  load: string;
  required: string;
  measured: string;
  control: string;
  ok: boolean;
  seconds: number;
};

export async function runDrill(drill: Drill, ground: Ground, size: Size): Promise<Result> {
  const start = performance.now();
  const outcome = await drill.run(ground, size);
  return {
    drill: drill.name,
    load: drill.load(size),
    required: `${drill.required}${size === 'small' ? SMALL : ''}`,
    measured: outcome.measured,
    control: outcome.control.measured,
    ok: outcome.held && outcome.control.attackSucceeded,
    seconds: Math.round((performance.now() - start) / 1_000),
  };
}
