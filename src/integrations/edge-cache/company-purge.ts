import type { PurgeEdge } from '#services/ports.ts';

/** Below the seven seconds after which the database ends the transaction that waits for it. */
const TIMEOUT_MS = 5_000;
/** Asking five times a second in vain would use up what a company lets anybody ask, and then nothing is purged at all. */
const REST_MS = 1_000;
const WORDS_SHOWN = 200;

export type Account = { id: string; token: string; api?: string | undefined };

export type Company = {
  name: string;
  /** That it takes in one request. */
  mostKeys: number;
  request: (keys: string[]) => Request;
  /** Whether what an answer with a good status holds says so, too. */
  isDone: (told: unknown, keys: readonly string[]) => boolean;
};

/** Purges by the interface of a company that keeps pages for us. Whatever is not a clear yes is a no. */
export function createCompanyPurge({ name, mostKeys, request, isDone }: Company): PurgeEdge {
  let restUntil = Number.NEGATIVE_INFINITY;
  let refusal: unknown;
  const purge = async (keys: string[]) => {
    const answer = await fetch(request(keys), {
      // Our key is for this company and for nobody it might send us to.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await answer.text();
    if (answer.ok && isDone(parsed(body), keys)) return;
    const told = Number(answer.headers.get('retry-after') ?? 0) * 1_000;
    restUntil = performance.now() + Math.max(REST_MS, told || 0);
    throw new Error(`${name} refused a purge: ${answer.status} ${body.slice(0, WORDS_SHOWN)}`);
  };
  return async (keys) => {
    if (performance.now() < restUntil) throw refusal;
    const lots: string[][] = [];
    for (let n = 0; n < keys.length; n += mostKeys) lots.push(keys.slice(n, n + mostKeys));
    await Promise.all(lots.map(purge)).catch((error: unknown) => {
      restUntil = Math.max(restUntil, performance.now() + REST_MS);
      refusal = error;
      throw error;
    });
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
