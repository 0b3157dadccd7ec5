import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { noteUnavailable } from './come-back-later.ts';
import { handoffCode, LEFT_OUT } from './inner-protocols.ts';
import { PageNonce } from './page-nonce.ts';
import { reportError } from './report-error.ts';
import { sealScripts } from './seal-scripts.ts';
import { keepDrawn } from './web-answer.ts';

/** Instead of the framework's own output, which would print whole objects. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // An answer such as "not found" is no failure of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  noteUnavailable(error, context);
  // The router refuses a post from another site by an error, and anybody can send a thousand of them.
  if (isRefusedOrigin(error) && request.method !== 'GET') return;
  if (!request.signal.aborted) reportError(error);
}

function isRefusedOrigin(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('Aborting the action.');
}

type Finish = {
  /** The last word about a page's scripts. */
  scripts: (html: string) => string;
  /** The content security policy. */
  policy: (page: FinishedPage) => string;
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
    const rendered = await render({ request, routerContext, mark });
    const { html, scriptHashes } = sealScripts(finish.scripts(`${DOCTYPE}${rendered}`), mark);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', finish.policy({ html, scriptHashes, context }));
    keepDrawn(html, context);
    return new Response(null, { status, headers });
  };

/** React draws from `html` on; without this browsers lay pages out as they did in the nineties. */
const DOCTYPE = '<!doctype html>';

type Page = { request: Request; routerContext: EntryContext; mark: string };

/**
 * In one go: no page waits for anything while it is drawn. The framework's way, which streams the data
 * behind the page, takes half as long again; here the same data is appended by the same script.
 */
async function render({ request, routerContext, mark }: Page): Promise<string> {
  const { serverHandoffStream, ...context } = routerContext;
  const handoff = serverHandoffStream ? await text(serverHandoffStream) : '';
  const page = (
    <PageNonce value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </PageNonce>
  );
  let html = renderToString(page);
  // A part that is loaded when it is first needed is there the next time.
  for (let again = 0; again < 3 && html.includes(LEFT_OUT); again += 1) {
    await setImmediate();
    html = renderToString(page);
  }
  return context.renderMeta?.didRenderScripts
    ? html.replace('</body>', () => `${handoffScript(handoff, mark)}</body>`)
    : html;
}

/** As the framework writes it when it streams. */
function handoffScript(handoff: string, mark: string): string {
  const data = JSON.stringify(handoff).replaceAll(UNSAFE_IN_SCRIPTS, asEscape);
  return `<script nonce="${mark}">${handoffCode(data)}</script>`;
}

const UNSAFE_IN_SCRIPTS = /[&<>\u2028\u2029]/g;
const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
