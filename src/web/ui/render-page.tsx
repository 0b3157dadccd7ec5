import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { reportError } from './report-error.ts';

/** A page that takes longer has lost its reader; the failure page offers a retry. */
const RENDER_TIMEOUT_MS = 10_000;

/** Instead of the framework's own output, which would print whole objects. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // An answer such as "not found" is no failure of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) reportError(error);
}

/** Whole pages only: the cache in front keeps them, and `finish` has the last word about them. */
export const createPageRenderer =
  (finish: (html: string) => string) =>
  (
    request: Request,
    status: number,
    headers: Headers,
    routerContext: EntryContext,
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
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
