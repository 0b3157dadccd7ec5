import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { Clock, Counters } from '#services/ports.ts';

/** Then the key is destroyed, and with it whatever could tell names apart. */
const KEY_MS = 24 * 3_600_000;
/** Going through all names at every look would make a flood from many of them its own harm. */
const SWEEP_EVERY_MS = 60_000;

/** Counts in the memory of this process. A name is kept only as a keyed hash, and the key dies with the process or after a day. */
export function countHere(clock: Clock): Counters {
  return ({ windowMs }) => {
    const moments = createMoments(windowMs);
    const counted = (times: readonly number[], now: number) => ({
      times: times.length,
      waitMs: (times[0] ?? now - windowMs) + windowMs - now,
    });
    return {
      look: async (name) => {
        const now = clock().getTime();
        return counted(moments.of(name, now), now);
      },
      add: async (name) => {
        const now = clock().getTime();
        const times = moments.note(name, now);
        return { ...counted(times, now), takeBack: async () => forgetOne(times, now) };
      },
    };
  };
}

function createMoments(windowMs: number) {
  let key = newKey();
  let keySince: number | null = null;
  const noted = new Map<string, number[]>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  const hashOf = (name: string, now: number): string => {
    keySince ??= now;
    if (now - keySince > KEY_MS) {
      key = newKey();
      keySince = now;
      noted.clear();
    }
    return createHmac('sha256', key).update(name).digest('base64url');
  };

  const sweep = (now: number): void => {
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    for (const [hash, times] of noted) {
      forgetOlder(times, now - windowMs);
      if (times.length === 0) noted.delete(hash);
    }
  };

  const under = (hash: string, now: number): number[] => {
    sweep(now);
    const times = noted.get(hash) ?? [];
    forgetOlder(times, now - windowMs);
    return times;
  };

  return {
    /** Within the window, oldest first. Looking alone leaves nothing behind. */
    of: (name: string, now: number) => under(hashOf(name, now), now),
    note: (name: string, now: number) => {
      const hash = hashOf(name, now);
      const times = under(hash, now);
      times.push(now);
      noted.set(hash, times);
      return times;
    },
  };
}

/** Bare bytes would be made into a key anew for every name, which takes eight times as long. */
const newKey = () => createSecretKey(randomBytes(32));

/** In place: whoever holds the list sees the same one. */
function forgetOlder(times: number[], until: number): void {
  const kept = times.findIndex((time) => time > until);
  times.splice(0, kept === -1 ? times.length : kept);
}

function forgetOne(times: number[], time: number): void {
  const at = times.lastIndexOf(time);
  if (at >= 0) times.splice(at, 1);
}
