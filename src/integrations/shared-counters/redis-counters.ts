import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Counters } from '#services/ports.ts';
import { type OpenRedis, openRedis, UnsafeRedisError } from './open-redis.ts';

const DAY_SECONDS = 24 * 3_600;
export const SALT_KEY = 'salt';

/** Throws where Redis must not be used. One that is away is used when it is back. */
export async function connectRedisCounters({ url, secret }: { url: string; secret: string }) {
  const redis = openRedis(url);
  await redis.reach().catch(async (error: unknown) => {
    if (!(error instanceof UnsafeRedisError)) return;
    await redis.stop();
    throw error;
  });
  return { counters: redisCounters(redis, createHash(redis.client, secret)), stop: redis.stop };
}

type Hash = (name: string) => Promise<string>;

function redisCounters({ client, ask }: OpenRedis, hashOf: Hash): Counters {
  return ({ name: keyPrefix, windowMs }) => {
    // Only its counting is used: what a count means is said elsewhere.
    const limiter = new RateLimiterRedis({
      storeClient: client,
      keyPrefix,
      points: 1,
      duration: windowMs / 1_000,
    });
    const counted = (found: RateLimiterRes | null) => ({
      times: Math.max(0, found?.consumedPoints ?? 0),
      waitMs: Math.max(0, found?.msBeforeNext ?? 0),
    });
    return {
      look: (name) => ask(async () => counted(await limiter.get(await hashOf(name)))),
      add: async (name) => {
        const hash = await ask(() => hashOf(name));
        const now = counted(await ask(() => limiter.penalty(hash)));
        const forgottenAt = performance.now() + now.waitMs;
        const takeBack = async () => {
          // What is forgotten already would be taken from the next count.
          if (performance.now() < forgottenAt) await ask(() => limiter.reward(hash));
        };
        return { ...now, takeBack };
      },
    };
  };
}

/**
 * Nobody can tell names apart who has not both our secret and the salt, and the salt stands in Redis alone, for a day.
 * It is asked for each time: so all processes have the same one, and none has it any longer.
 */
function createHash(client: Redis, secret: string): Hash {
  const key = createSecretKey(secret, 'utf8');
  return async (name) => {
    const salt = (await client.get(SALT_KEY)) ?? (await newSalt(client));
    return createHmac('sha256', key).update(`${salt} ${name}`).digest('base64url');
  };
}

/** Of several that make one at the same time, the first has made it. */
async function newSalt(client: Redis): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await client.set(SALT_KEY, made, 'EX', DAY_SECONDS, 'NX');
  return (await client.get(SALT_KEY)) ?? made;
}
