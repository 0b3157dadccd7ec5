import { noteReads } from '#services/note-reads.ts';
import type { PublicServices } from '#services/public-services.ts';
import type { WebAnswer } from '#web/render/web-answer.ts';
import { sharing } from './cache-headers.ts';
import { withoutTrailingSlash } from './trailing-slash.ts';
import type { Visitor, WebHandler } from './web-bridge.ts';

export type PublicPages = (
  request: Request,
  visitor: Visitor,
  services: PublicServices,
) => Promise<WebAnswer>;

/** Every public page says what it shows, so that caches may keep it until that changes. */
export function sharedPages(pages: PublicPages, services: PublicServices): WebHandler {
  return async (request, visitor) => {
    const noted = noteReads(services);
    const answer = withoutTrailingSlash(request) ?? (await pages(request, visitor, noted.services));
    if (request.method !== 'GET' || answer.headers.has('cache-control')) return answer;
    for (const [name, value] of Object.entries(sharing(answer.status, noted.keys)))
      answer.headers.set(name, value);
    return answer;
  };
}
