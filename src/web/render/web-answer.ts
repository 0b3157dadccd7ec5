import type { RouterContextProvider } from 'react-router';

type Context = Readonly<RouterContextProvider>;

/** What a request is answered with: a page that is there whole, a file that is read as it leaves, or no words. */
export type WebAnswer = {
  status: number;
  headers: Headers;
  body: string | Uint8Array | ReadableStream<Uint8Array> | null;
};

/** Pages as they were drawn. A Response would make a stream of one, and the server a page again. */
const drawn = new WeakMap<Context, Buffer>();

export function keepDrawn(html: Buffer, context: Context): void {
  drawn.set(context, html);
}

/** The router speaks in Responses; this is the end of its part. */
export function answerOf(response: Response, context?: Context): WebAnswer {
  const { status, headers, body } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const page = context && isPage ? drawn.get(context) : undefined;
  return { status, headers, body: page ?? body };
}

export function withoutWords(status: number): WebAnswer {
  return { status, headers: new Headers(), body: null };
}
