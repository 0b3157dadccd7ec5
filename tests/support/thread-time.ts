const RUNS = 5;

/** Milliseconds of this thread, not of a machine that has other work; the best run, as the first also compiles. */
export function threadTime(work: () => unknown): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = process.threadCpuUsage();
    work();
    return process.threadCpuUsage(start).user / 1000;
  });
  return Math.min(...runs);
}
