import type { PurgeEdge } from '#services/ports.ts';
import { type Account, createCompanyPurge } from './company-purge.ts';

const API = 'https://api.fastly.com';
const MOST_KEYS = 256;

/** By surrogate keys, at once and for good: no `Fastly-Soft-Purge`. Written from Fastly's documentation, never tried there. */
export function createFastlyPurge({ id, token, api = API }: Account): PurgeEdge {
  return createCompanyPurge({
    name: 'Fastly',
    mostKeys: MOST_KEYS,
    request: (keys) =>
      new Request(new URL(`/service/${id}/purge`, api), {
        method: 'POST',
        headers: {
          'fastly-key': token,
          'surrogate-key': keys.join(' '),
          accept: 'application/json',
        },
      }),
    // It answers with the number of a purge for each key.
    isDone: (told, keys) =>
      typeof told === 'object' && told !== null && keys.every((key) => Object.hasOwn(told, key)),
  });
}
