import type { PurgeEdge } from '#services/ports.ts';
import { createCloudflarePurge } from './cloudflare.ts';
import { createFastlyPurge } from './fastly.ts';
import { createVarnishPurge } from './varnish.ts';

export type EdgeOptions = {
  /** Addresses of Varnish, `fastly:SERVICE_ID`, `cloudflare:ZONE_ID`. */
  caches: readonly string[];
  token?: string | undefined;
  /** In place of the company's own address. */
  api?: string | undefined;
};

const isVarnish = (cache: string) => /^https?:/.test(cache);

export const varnishesIn = (caches: readonly string[]) => caches.filter(isVarnish);
export const companiesIn = (caches: readonly string[]) =>
  caches.filter((cache) => !isVarnish(cache));

/** Every cache in front. One that refuses fails it all, so that all are told again. */
export function createPurgeEdge({ caches, token, api }: EdgeOptions): PurgeEdge {
  const companies = companiesIn(caches).map((cache) => {
    const [name, id = ''] = cache.split(':');
    if (token === undefined)
      throw new Error(`EDGE_TOKEN is missing: ${name} takes no purge without.`);
    const create = name === 'fastly' ? createFastlyPurge : createCloudflarePurge;
    return create({ id, token, api });
  });
  const purges = [createVarnishPurge(varnishesIn(caches)), ...companies];
  return async (keys) => {
    await Promise.all(purges.map((purge) => purge(keys)));
  };
}
