/**
 * How many sequences a property tries against the real database: few in every check, and as many as somebody has time
 * for when a rule of cases changes. HIKAYA_RUNS=10000 npx vitest run --project database -t "nobody decides their own case"
 */
export const runs = (usual: number) => Number(process.env.HIKAYA_RUNS ?? usual);

/** A test of so many is given its time. */
export const timeFor = (usualRuns: number, usualMs: number) =>
  Math.max(usualMs, (runs(usualRuns) / usualRuns) * usualMs);
