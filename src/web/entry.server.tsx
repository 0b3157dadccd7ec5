import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { reportError } from './ui/report-error.ts';
import { wordsFirst } from './words-first.ts';

/** A page that takes longer has lost its reader; the failure page offers a retry. */
const RENDER_TIMEOUT_MS = 10_000;

/** In development the scripts keep the order that reloading needs. */
const finish = (html: string) => (import.meta.env.PROD ? wordsFirst(html) : html);

/** Instead of the framework's own output, which would print whole objects. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportError(error);
}

/** Whole pages only: the cache in front keeps them, and every reader gets the words first. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer);
          headers.set('content-type', 'text/html; charset=utf-8');
          const body = new PassThrough();
          pipe(body);
          text(body).then(
            (html) => resolve(new Response(finish(html), { status: finalStatus, headers })),
            reject,
          );
        },
        onShellError: reject,
        onError() {
          finalStatus = 500;
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
