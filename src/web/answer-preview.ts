import { previewBase, splitPreview } from '#domain/campaigns/previews.ts';
import { addressIn, splitAddress } from '#domain/options/locales.ts';
import type { PublicServices } from '#services/public-services.ts';
import { type WebAnswer, withoutWords } from './render/web-answer.ts';
import type { PreviewShown } from './services-context.ts';
import { LOCALE } from './words/locale.ts';

type How = {
  /** Below which every link of the page stands, the language's prefix aside. */
  base?: string;
  given?: PublicServices;
  preview?: PreviewShown | null;
};
/** Draws a page by the routes of the site. */
export type Draw = (request: Request, how: How) => Promise<WebAnswer>;

/**
 * A page of a draft at its secret address, by the site's own routes. Null for whatever is none: then it is an address like
 * any that nobody has. Links that lead beyond the draft go to where everybody is.
 */
export async function answerPreview(
  request: Request,
  services: PublicServices,
  draw: Draw,
): Promise<WebAnswer | null> {
  const url = new URL(request.url);
  const asked = splitPreview(splitAddress(url.pathname).path);
  const { secret = '', path = '' } = asked ?? {};
  const found = asked && (await services.openPreview({ secret, services }));
  if (!found) return null;
  const { endsAt, tryStory, services: given, isPage, isElsewhere } = found;
  const base = previewBase(secret);
  if (isPage(LOCALE, path))
    return forOneReader(await draw(request, { base, given, preview: { base, endsAt, tryStory } }));
  if (request.method !== 'GET' || !isElsewhere(LOCALE, path)) return null;
  const away = withoutWords(302);
  away.headers.set('location', `${addressIn(LOCALE, path)}${url.search}`);
  return forOneReader(away);
}

/** Kept by nobody, found by no search engine, and told to no other site. */
function forOneReader(answer: WebAnswer): WebAnswer {
  const { headers } = answer;
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex, nofollow, noarchive');
  // Not `no-referrer`: the form would then come from the origin "null".
  headers.set('referrer-policy', 'same-origin');
  headers.delete('surrogate-key');
  headers.delete('surrogate-control');
  return answer;
}
