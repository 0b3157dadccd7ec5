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
import type { createDrawnPages, DrawnPage } from './drawn-pages.ts';
import { handoffCode, LEFT_OUT } from './inner-protocols.ts';
import { type KeptParts, KeptPartsContext } from './kept-part.tsx';
import { createKeptParts } from './kept-parts.tsx';
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
  /** Pages that everybody may see, each drawn once; those of the desk are nobody's but its reader's. */
  drawn?: DrawnPages;
  /** Of what is for whoever has its address alone, nothing is kept. */
  isForEverybody?: (context: Readonly<RouterContextProvider>) => boolean;
};

type FinishedPage = {
  html: string;
  scriptHashes: string[];
  context: Readonly<RouterContextProvider>;
};

type DrawnPages = ReturnType<typeof createDrawnPages>;

/**
 * By which the policy knows our own scripts. It is taken off before a page leaves, so one for all pages of a
 * process is as good as one for each.
 */
const MARK = randomBytes(16).toString('hex');
const parts = createKeptParts(MARK);

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
    const { serverHandoffStream, ...entry } = routerContext;
    const data = serverHandoffStream ? await text(serverHandoffStream) : '';
    const shared = finish.isForEverybody?.(context) ?? true;
    const drawn = shared && isUsual(request, status, headers) ? finish.drawn : undefined;
    const page = drawn?.find(request.url, data) ?? (await draw());
    drawn?.keep(request.url, data, page);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', page.policy);
    keepDrawn(page.html, context);
    return new Response(null, { status, headers });

    async function draw(): Promise<DrawnPage> {
      const rendered = await render({
        request,
        entry,
        data,
        parts: finish.drawn && shared ? parts : null,
      });
      const { html, scriptHashes } = sealScripts(finish.scripts(`${DOCTYPE}${rendered}`), MARK);
      const policy = finish.policy({ html, scriptHashes, context });
      // As bytes, once: for the validator, the compressor and the line.
      return { html: Buffer.from(html), policy };
    }
  };

/** What says itself how it may be kept, as a page with somebody's receipt does, is not kept here either. */
const isUsual = (request: Request, status: number, headers: Headers) =>
  request.method === 'GET' && status === 200 && !headers.has('cache-control');

/** React draws from `html` on; without this browsers lay pages out as they did in the nineties. */
const DOCTYPE = '<!doctype html>';

type Page = {
  request: Request;
  entry: EntryContext;
  data: string;
  parts: KeptParts | null;
};

/**
 * In one go: no page waits for anything while it is drawn. The framework's way, which streams the data
 * behind the page, takes half as long again; here the same data is appended by the same script.
 */
async function render({ request, entry, data, parts }: Page): Promise<string> {
  const page = (
    <PageNonce value={MARK}>
      <KeptPartsContext value={parts}>
        <ServerRouter context={entry} url={request.url} nonce={MARK} />
      </KeptPartsContext>
    </PageNonce>
  );
  let html = renderToString(page);
  // A part that is loaded when it is first needed is there the next time.
  for (let again = 0; again < 3 && html.includes(LEFT_OUT); again += 1) {
    await setImmediate();
    html = renderToString(page);
  }
  if (parts) html = parts.fill(html, new URL(request.url));
  return entry.renderMeta?.didRenderScripts
    ? html.replace('</body>', () => `${handoffScript(data)}</body>`)
    : html;
}

/** As the framework writes it when it streams. */
function handoffScript(data: string): string {
  const code = handoffCode(JSON.stringify(data).replaceAll(UNSAFE_IN_SCRIPTS, asEscape));
  return `<script nonce="${MARK}">${code}</script>`;
}

const UNSAFE_IN_SCRIPTS = /[&<>\u2028\u2029]/g;
const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
