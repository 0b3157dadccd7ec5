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

const WORDS = 'one two, three. '.repeat(1_250);
const PATTERN = /(\p{Lu}?\p{L}+)[\s,.]+(?=\p{L})/gu;
/** What `patterns` takes on a core that has nothing else to do. */
const ALONE_MS = 2;

function patterns(): number {
  let found = 0;
  for (let round = 0; round < 8; round += 1)
    found += [...WORDS.matchAll(PATTERN)].length + WORDS.normalize('NFKD').toLowerCase().length;
  return found;
}

/**
 * How many times slower this thread is just now than alone: two threads that share a core take each other's time, and
 * the processor's clock counts it. Work of the same kind as what is measured, in the same moment.
 */
export function slowness(): number {
  return Math.max(1, threadTime(patterns) / ALONE_MS);
}
