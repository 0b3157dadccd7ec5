import type { BrowserContext, Page } from 'playwright-core';
import { PATIENCE_MS } from '#support/patience.ts';
import { CANARY } from './hostile-families.ts';

const POLICY_CANARY = 'policyComplaint';

/** What a text did to the page that shows it: ran, asked another host, or was stopped by the policy. */
export type Trouble = { where: string; what: string };

type Watched = {
  tabs: number;
  /**
   * Without our fonts and our scripts in files: what a text brings along still runs, where the page
   * lets it, and a page takes a fraction of the time.
   */
  bare?: boolean;
};

const OUR_FILES = ['*.woff2', '*/assets/*.js'];
/** What our own start says when its files are held back. */
const FILE_HELD_BACK = /Failed to fetch dynamically imported module/;

/** Tabs of one browser that notice whatever a hostile text manages to do. */
export async function watch(context: BrowserContext, { tabs, bare = false }: Watched) {
  const troubles: Trouble[] = [];
  const report = (where: string, what: string) => void troubles.push({ where, what });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.exposeBinding(CANARY, ({ page }) => report(page.url(), 'ran'));
  await context.exposeBinding(POLICY_CANARY, ({ page }, what: string) => report(page.url(), what));
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const told = window as unknown as Record<string, (what: string) => void>;
      told[name]?.(`stopped by ${event.effectiveDirective}: ${event.blockedURI}`);
    });
  }, POLICY_CANARY);
  context.on('dialog', (dialog) => {
    report(dialog.page()?.url() ?? '', 'opened a dialog');
    void dialog.dismiss();
  });
  context.on('weberror', (error) => {
    const said = String(error.error());
    if (!(bare && FILE_HELD_BACK.test(said))) report(error.page()?.url() ?? '', said);
  });
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  if (bare) await Promise.all(pages.map(holdBackFiles));
  for (const page of pages)
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && host !== new URL(page.url(), 'http://x').host)
        if (!request.isNavigationRequest() || request.frame() !== page.mainFrame())
          report(page.url(), `asked ${host}`);
    });

  /** Each item in a document of its own, in whichever tab is free. */
  const each = async <T>(items: readonly T[], visit: (page: Page, item: T) => Promise<unknown>) => {
    const waiting = items.values();
    await Promise.all(
      pages.map(async (page) => {
        for (const item of waiting) await visit(page, item);
      }),
    );
  };
  return { troubles, each, pages, report };
}

async function holdBackFiles(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: OUR_FILES });
}

export type Watch = Awaited<ReturnType<typeof watch>>;

/** What a place in the page says, without blanks, and whatever stands in it that no text may make. */
export function readPlace(page: Page, place: string) {
  return page.evaluate((selector) => {
    const found = document.querySelector(selector);
    if (!found) return { words: null, strange: ['nothing there'] };
    const copy = found.cloneNode(true) as Element;
    // The desk numbers its signals.
    for (const number of copy.querySelectorAll('sup')) number.remove();
    const safe = new Set(['P', 'BR', 'A', 'SPAN', 'BLOCKQUOTE']);
    const strange = [...copy.querySelectorAll('*')].flatMap((element) => [
      ...(safe.has(element.tagName) ? [] : [element.tagName]),
      ...element.getAttributeNames().filter((name) => /^(?:on|style|src)/.test(name)),
      ...(element instanceof HTMLAnchorElement && !/^(?:https?|mailto):$/.test(element.protocol)
        ? [element.href]
        : []),
    ]);
    return { words: (copy.textContent ?? '').replace(/\s/g, ''), strange };
  }, place);
}
