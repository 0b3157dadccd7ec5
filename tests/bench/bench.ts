import type { Ground } from '../drills/ground.ts';

export type Figure = {
  figure: string;
  required: string;
  measured: string;
  /** From the worst to the best round. */
  spread: string;
  ok: boolean;
};

type Options = {
  /** The largest archive to make. */
  largest: number;
  /** A folder where archives stay for the next time; filling the largest takes many minutes. */
  keep: string | undefined;
  /** Where peers run that somebody started. */
  wordpress: string | undefined;
  ghost: string | undefined;
  /** Where another version of the product is built. */
  before: string | undefined;
};

export type Bench = {
  name: string;
  run: (ground: Ground, options: Options) => Promise<Figure[]>;
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const shown = (value: number) => value.toFixed(value < 10 ? 2 : 0);

/** Both sides of a ratio in turn, several times, because the machine is never quite the same. */
export async function ratio(options: {
  figure: string;
  /** Without one the figure stands there for comparison only. */
  required?: { atLeast: number } | { atMost: number };
  rounds: number;
  of: () => Promise<number>;
  to: () => Promise<number>;
  unit?: string;
}): Promise<Figure> {
  const { required } = options;
  const rounds: { of: number; to: number }[] = [];
  for (let round = 0; round < options.rounds; round += 1)
    rounds.push({ of: await options.of(), to: await options.to() });
  const ratios = rounds.map(({ of, to }) => of / to);
  const middle = median(ratios);
  const sides = `${shown(median(rounds.map(({ of }) => of)))} ÷ ${shown(median(rounds.map(({ to }) => to)))}`;
  return {
    figure: options.figure,
    required: requirement(required),
    measured: `${middle.toFixed(2)} (${sides}${options.unit ? ` ${options.unit}` : ''})`,
    spread: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    ok: isMet(middle, required),
  };
}

type Required = Parameters<typeof ratio>[0]['required'];

function requirement(required: Required): string {
  if (!required) return 'for comparison';
  return 'atLeast' in required ? `≥ ${required.atLeast}` : `≤ ${required.atMost}`;
}

function isMet(value: number, required: Required): boolean {
  if (!required) return true;
  return 'atLeast' in required ? value >= required.atLeast : value <= required.atMost;
}
