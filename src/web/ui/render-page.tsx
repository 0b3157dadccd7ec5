import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { reportError } from './report-error.ts';

/** A page that takes longer has lost its reader; the failure page offers a retry. */
const RENDER_TIMEOUT_MS = 10_000;

/** Instead of the framework's own output, which would print whole objects. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportError(error);
}

/** Whole pages only: the cache in front keeps them, and every reader gets the words first. */
export function renderPage(
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
            (html) => resolve(new Response(wordsFirst(html), { status: finalStatus, headers })),
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

/**
 * The framework announces every script at the top of the page, ahead of the style sheet and at the
 * same priority. Without that they are still fetched, from the foot of the page and behind the words.
 */
function wordsFirst(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}
