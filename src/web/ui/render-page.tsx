import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { PageNonce } from './page-nonce.ts';
import { reportError } from './report-error.ts';
import { sealScripts } from './seal-scripts.ts';

/** A page that takes longer has lost its reader; the failure page offers a retry. */
const RENDER_TIMEOUT_MS = 10_000;

/** Instead of the framework's own output, which would print whole objects. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // An answer such as "not found" is no failure of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) reportError(error);
}

type Finish = {
  /** The last word about a page's scripts. */
  scripts: (html: string) => string;
  /** The content security policy; null in development, whose tools write scripts of their own. */
  policy: ((page: FinishedPage) => string) | null;
};

type FinishedPage = {
  html: string;
  scriptHashes: string[];
  context: Readonly<RouterContextProvider>;
};

/** Whole pages only: the cache in front keeps them, and their scripts are known by their hashes. */
export const createPageRenderer =
  (finish: Finish) =>
  async (
    request: Request,
    status: number,
    headers: Headers,
    routerContext: EntryContext,
    context: Readonly<RouterContextProvider>,
  ): Promise<Response> => {
    const mark = randomBytes(16).toString('hex');
    const rendered = await render({ request, status, routerContext, mark });
    const { html, scriptHashes } = sealScripts(finish.scripts(rendered.html), mark);
    headers.set('content-type', 'text/html; charset=utf-8');
    if (finish.policy)
      headers.set('content-security-policy', finish.policy({ html, scriptHashes, context }));
    return new Response(html, { status: rendered.status, headers });
  };

type Page = { request: Request; status: number; routerContext: EntryContext; mark: string };

function render(page: Page): Promise<{ html: string; status: number }> {
  return new Promise((resolve, reject) => {
    let { status } = page;
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce value={page.mark}>
        <ServerRouter context={page.routerContext} url={page.request.url} nonce={page.mark} />
      </PageNonce>,
      {
        nonce: page.mark,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          text(body).then((html) => resolve({ html, status }), reject);
        },
        onShellError: reject,
        onError() {
          status = 500;
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
