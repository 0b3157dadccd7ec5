/** A drawing's own units. Text in it is 15 px at 1:1, so each plot is drawn for two widths. */
export type Frame = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

export type Axis = { max: number; step: number };

/** More lines than this would be a fence. */
const MOST_LINES = 4;
const STEPS = [1, 2, 5, 10, 25, 50];

/** Round steps from zero up to the largest value or just above it. */
export function axisFor(values: readonly number[]): Axis {
  const most = Math.max(1, ...values);
  let scale = 1;
  for (;;) {
    const step = STEPS.find((one) => most <= one * scale * MOST_LINES);
    if (step) return { step: step * scale, max: Math.ceil(most / (step * scale)) * step * scale };
    scale *= 10;
  }
}

export function linesOf({ max, step }: Axis): number[] {
  return Array.from({ length: max / step + 1 }, (_, i) => i * step);
}

/** Where a value lies, from the top. */
export function heightOf(value: number, { max }: Axis, frame: Frame): number {
  const floor = frame.height - frame.bottom;
  return round(floor - ((floor - frame.top) * value) / max);
}

/** Room for the longest number and a gap. */
export function roomFor({ max }: Axis): number {
  return Math.max(34, String(max).length * 9 + 14);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Which weeks are named under a plot: evenly, and always the last. */
export function isNamed(index: number, count: number, names: number): boolean {
  const every = Math.max(1, Math.ceil(count / names));
  return (count - 1 - index) % every === 0;
}
