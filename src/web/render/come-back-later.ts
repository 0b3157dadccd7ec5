import type { RouterContextProvider } from 'react-router';
import { COME_BACK_SECONDS, isUnavailable } from '#domain/unavailable.ts';

type Context = Readonly<RouterContextProvider>;

/** Requests during which something we stand on was away. */
const met = new WeakSet<Context>();

export function noteUnavailable(error: unknown, context: Context): void {
  if (isUnavailable(error)) met.add(context);
}

/** A page that failed because something is away says so, and when to come back; a bug of ours stays a 500. */
export function comeBackLater(response: Response, context: Context): Response {
  if (response.status < 500 || !met.has(context)) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', String(COME_BACK_SECONDS));
  headers.set('cache-control', 'no-store');
  const { page } = response as Response & { page?: string };
  const later = new Response(isPage(response) ? response.body : 'Please try again later.', {
    status: 503,
    headers,
  });
  return page === undefined ? later : Object.assign(later, { page });
}

/** A page, or the data of one, has its own words; a feed or a picture has none. */
const isPage = ({ headers }: Response) => !headers.get('content-type')?.startsWith('text/plain');
