import { noteReads } from '#services/note-reads.ts';
import type { PublicServices } from '#services/public-services.ts';
import { sharing } from './cache-headers.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';
import type { Visitor, WebHandler } from './web-bridge.ts';

export type PublicPages = (
  request: Request,
  visitor: Visitor,
  services: PublicServices,
) => Promise<Response>;

/** Every public page says what it shows, so that caches may keep it until that changes. */
export function sharedPages(pages: PublicPages, services: PublicServices): WebHandler {
  return async (request, visitor) => {
    const noted = noteReads(services);
    const response =
      withoutTrailingSlash(request) ?? (await pages(request, visitor, noted.services));
    if (request.method !== 'GET' || response.headers.has('cache-control')) return response;
    for (const [name, value] of Object.entries(sharing(response.status, noted.keys)))
      response.headers.set(name, value);
    return response;
  };
}
