import { Redis } from 'ioredis';

const CONNECTS_WITHIN_MS = 2_000;
const TRIES_AGAIN_AFTER_MS = 2_000;
/** A line that says nothing for so long, although it was asked, is dead. */
const SILENT_MS = 5_000;

/** It writes to a disk, or does not say: what stands in it is not allowed to. */
export class UnsafeRedisError extends Error {}

export type OpenRedis = {
  client: Redis;
  /** Rejects while it cannot be reached, and with an `UnsafeRedisError` where it must not be used. */
  reach: () => Promise<void>;
  /** Asks only once it has said that it keeps nothing, and again after every new connection. */
  ask: <T>(question: () => Promise<T>) => Promise<T>;
  stop: () => Promise<void>;
};

export function openRedis(url: string): OpenRedis {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECTS_WITHIN_MS,
    socketTimeout: SILENT_MS,
    // Whoever counts does not wait for it to come back.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => TRIES_AGAIN_AFTER_MS,
  });
  let lastError = 'no answer';
  client.on('error', ({ message }: Error) => {
    lastError = message;
  });
  let keepsNothing: Promise<void> | null = null;
  client.on('close', () => {
    keepsNothing = null;
  });
  client.on('ready', () => {
    keepsNothing = refuseDisk(client);
    keepsNothing.catch(() => {});
  });
  const safe = async () => {
    if (!keepsNothing) throw new Error(`Redis cannot be reached: ${lastError}`);
    await keepsNothing;
  };
  return {
    client,
    reach: async () => {
      await inTime(client.connect()).catch(() => {});
      await inTime(safe());
    },
    ask: async (question) => {
      await safe();
      return question().catch(withoutWords);
    },
    stop: async () => client.disconnect(),
  };
}

/** Snapshots (`save`) and the log of changes (`appendonly`) are the two ways in which Redis writes what it has to a disk. */
async function refuseDisk(client: Redis): Promise<void> {
  for (const [name, none] of [
    ['save', ''],
    ['appendonly', 'no'],
  ] as const) {
    const said = await client.config('GET', name).catch((error: Error) => {
      if (error.name === 'ReplyError')
        throw new UnsafeRedisError('Redis does not say whether it writes to a disk: allow CONFIG.');
      throw error;
    });
    const value = (said as string[])[1];
    if (value !== none)
      throw new UnsafeRedisError(
        `Redis writes to a disk what nobody may keep: ${name} is "${value}". See deploy/redis.conf.`,
      );
  }
}

/** The library's errors carry the question with them, and Redis repeats parts of it: no name may stand in a log. */
function withoutWords(error: Error): never {
  throw new Error(error.message.split(', with args')[0]);
}

/** A Redis that hangs takes a connection and says nothing. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('Redis does not answer')),
    CONNECTS_WITHIN_MS,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
