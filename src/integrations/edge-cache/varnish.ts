import type { PurgeEdge } from '#services/ports.ts';

/** A cache that takes longer is away, and is told again. */
const TIMEOUT_MS = 2_000;

/** Every Varnish in front, by the method and header that `deploy/varnish.vcl` understands. */
export function createVarnishPurge(addresses: readonly string[]): PurgeEdge {
  return async (keys) => {
    await Promise.all(
      addresses.map(async (address) => {
        const response = await fetch(address, {
          method: 'PURGE',
          headers: { 'xkey-purge': keys.join(' ') },
          // Our key is for this cache and for nobody it might send us to.
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) throw new Error(`${address} refused a purge: ${response.status}`);
      }),
    );
  };
}
