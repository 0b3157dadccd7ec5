import { connectRedisCounters } from '#integrations/shared-counters/redis-counters.ts';
import { countHere } from '#services/counting/count-here.ts';
import { countTogether } from '#services/counting/count-together.ts';
import type { Counters, Log } from '#services/ports.ts';
import type { Config } from './config.ts';

type Chosen = { counters: Counters; stop: () => Promise<void> };

/** In this process alone, or together with others where COUNTERS_URL says so. */
export async function chooseCounters(
  { COUNTERS_URL: url, APP_SECRET: secret }: Pick<Config, 'COUNTERS_URL' | 'APP_SECRET'>,
  log: Log,
): Promise<Chosen> {
  const alone = countHere(() => new Date());
  if (url === undefined) return { counters: alone, stop: async () => {} };
  const redis = await connectRedisCounters({ url, secret });
  const counters = countTogether({ shared: redis.counters, alone, log });
  // One that is away is told of at the start, and not with the first visitor.
  await counters({ name: 'start', windowMs: 1_000 }).look('start');
  return { counters, stop: redis.stop };
}
