import type { PurgeEdge } from '#services/ports.ts';
import { type Account, createCompanyPurge } from './company-purge.ts';

const API = 'https://api.cloudflare.com';
const MOST_TAGS = 100;

/** By cache tags, which `src/http/cloudflare-headers.ts` puts on pages. Written from Cloudflare's documentation, never tried there. */
export function createCloudflarePurge({ id, token, api = API }: Account): PurgeEdge {
  return createCompanyPurge({
    name: 'Cloudflare',
    mostKeys: MOST_TAGS,
    request: (tags) =>
      new Request(new URL(`/client/v4/zones/${id}/purge_cache`, api), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      }),
    // A refusal may come with the status of a success.
    isDone: (told) => (told as { success?: unknown } | null)?.success === true,
  });
}
