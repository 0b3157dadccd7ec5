import type { Counters, Log } from '#services/ports.ts';
import { sayTrouble } from '#services/say-trouble.ts';

/** Nobody waits longer for a count: one is better than none, and a visitor more important than either. */
const MOST_WAIT_MS = 200;
/** Then nobody asks for a moment: short after a hitch, and one visitor a second where it lasts. */
const AWAY_MS = { least: 100, most: 1_000 };

type Options = { shared: Counters; alone: Counters; log: Log };

/** Counts with other processes, and alone while what they share is away. */
export function countTogether({ shared, alone, log }: Options): Counters {
  const trouble = sayTrouble('counters', log);
  let awayUntil = Number.NEGATIVE_INFINITY;
  let awayMs: number = AWAY_MS.least;
  const attempt = async <T>(together: () => Promise<T>, here: () => Promise<T>): Promise<T> => {
    if (performance.now() < awayUntil) return here();
    try {
      const answer = await inTime(together());
      trouble.over();
      awayMs = AWAY_MS.least;
      return answer;
    } catch (error) {
      trouble.came(error);
      // Of many that waited at the same time, the first has said so.
      if (performance.now() >= awayUntil) {
        awayUntil = performance.now() + awayMs;
        awayMs = Math.min(2 * awayMs, AWAY_MS.most);
      }
      return here();
    }
  };
  return (what) => {
    const [together, here] = [shared(what), alone(what)];
    return {
      look: (name) =>
        attempt(
          () => together.look(name),
          () => here.look(name),
        ),
      add: (name) =>
        attempt(
          async () => {
            const counted = await together.add(name);
            // Given back where it was counted, or not at all: a count too many harms nobody.
            return { ...counted, takeBack: () => attempt(counted.takeBack, async () => {}) };
          },
          () => here.add(name),
        ),
    };
  };
}

/** An answer that has arrived while this process was busy is still read: it comes before what is due "immediately". */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => setImmediate(() => late.reject(new Error(`no answer within ${MOST_WAIT_MS} ms`))),
    MOST_WAIT_MS,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
