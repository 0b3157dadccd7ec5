import { type WebHandler, wholeOf } from './web-bridge.ts';

/** A few hundred pages are what readers ask for in one second; the rest is rendered as it comes. */
const MOST_PAGES = 500;

type Kept = { until: number; answer: ReturnType<WebHandler> };

/**
 * For a deployment without a cache in front: a page is rendered once for all who ask while it is made, and
 * kept for a moment. So short that nothing has to be purged: what is taken down is gone when the moment is.
 */
export function keepPages(pages: WebHandler, forMs: number): WebHandler {
  const kept = new Map<string, Kept>();
  const render: WebHandler = async (request, visitor) => {
    const answer = await pages(request, visitor);
    return { ...answer, body: await wholeOf(answer.body) };
  };
  return async (request, visitor) => {
    if (request.method !== 'GET') return pages(request, visitor);
    const now = performance.now();
    let page = kept.get(request.url);
    if (!page || page.until <= now) {
      page = { until: now + forMs, answer: render(request, visitor) };
      kept.delete(request.url);
      kept.set(request.url, page);
      if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value as string);
    }
    const forget = () => {
      if (kept.get(request.url) === page) kept.delete(request.url);
    };
    const answer = await page.answer.catch((error: unknown) => {
      forget();
      throw error;
    });
    // A page that says it is not to be kept, or failed.
    if (!answer.headers.has('surrogate-key')) forget();
    return { ...answer, headers: new Headers(answer.headers) };
  };
}
