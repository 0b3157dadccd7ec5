import type { RouterContextProvider } from 'react-router';
import { COME_BACK_SECONDS, isUnavailable } from '#domain/unavailable.ts';
import type { WebAnswer } from './web-answer.ts';

type Context = Readonly<RouterContextProvider>;

/** Requests during which something we stand on was away. */
const met = new WeakSet<Context>();

export function noteUnavailable(error: unknown, context: Context): void {
  if (isUnavailable(error)) met.add(context);
}

/** A page that failed because something is away says so, and when to come back; a bug of ours stays a 500. */
export function comeBackLater(answer: WebAnswer, context: Context): WebAnswer {
  if (answer.status < 500 || !met.has(context)) return answer;
  const headers = new Headers(answer.headers);
  headers.set('retry-after', String(COME_BACK_SECONDS));
  headers.set('cache-control', 'no-store');
  const body = hasOwnWords(answer) ? answer.body : 'Please try again later.';
  return { status: 503, headers, body };
}

/** A page, or the data of one, has its own words; a feed or a picture has none. */
const hasOwnWords = ({ headers }: WebAnswer) =>
  !headers.get('content-type')?.startsWith('text/plain');
