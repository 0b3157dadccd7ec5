import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';

export type VisitorOptions = {
  javaScript?: boolean;
  width?: number;
  scheme?: 'light' | 'dark';
  timeZone?: string;
};

export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** Opens an address, and waits until its script runs. */
  open: (path: string, page?: Page) => Promise<void>;
  /** What a failure, or a press, made on purpose brings with it: an error or a request. */
  allow: (expected: RegExp) => void;
  expectClean: () => Promise<void>;
  /** For a visitor who stays for several tests: forgets what the last one left behind. */
  forget: () => Promise<void>;
};

const HEIGHT = 900;
/** Two cores are slow at times, and a page that is stuck should still fail soon. */
const PATIENCE_MS = 10_000;

/** A person with a fresh browser for one test, at whose end it is closed and found clean. */
export async function openVisitor(
  browser: Browser,
  app: TestApp,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await openLastingVisitor(browser, app, options);
  onTestFinished(() => visitor.expectClean().finally(() => visitor.context.close()));
  return visitor;
}

/** One who stays for several tests; each of them ends with `expectClean` and `forget`. */
export async function openLastingVisitor(
  browser: Browser,
  app: TestApp,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { javaScript = true, width = 1280, scheme = 'light', timeZone = 'UTC' } = options;
  const context = await browser.newContext({
    baseURL: app.origin,
    javaScriptEnabled: javaScript,
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    timezoneId: timeZone,
    // Colours in the middle of a transition are nobody's colours.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const noise = listenTo(context, app.origin);
  // The first page of a browser asks for it, whichever that is; a test of its own looks at it.
  const allowed = [/\/favicon\.ico\)$/];
  const expectClean = async () => {
    const unexpected = (all: string[]) =>
      all.filter((one) => !allowed.some((expected) => expected.test(one)));
    expect(unexpected(noise.errors), 'errors in the browser').toEqual([]);
    expect(unexpected(noise.strangers), 'requests to other hosts').toEqual([]);
    expect(await context.cookies(), 'cookies').toEqual([]);
  };
  const page = await context.newPage();
  return {
    context,
    page,
    open: async (path, where = page) => {
      await (javaScript ? untilReady(where, () => where.goto(path)) : where.goto(path));
    },
    allow: (expected) => allowed.push(expected),
    expectClean,
    forget: async () => {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.unrouteAll();
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme: scheme });
      noise.errors.length = 0;
      allowed.length = 1;
    },
  };
}

/** The page view is counted once the page has come to life, so it marks that moment. */
export async function untilReady(page: Page, load: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest((request) => isPageView(request.url())), load()]);
}

export function isPageView(url: string): boolean {
  return new URL(url).pathname === '/api/analytics';
}

function listenTo(context: BrowserContext, origin: string) {
  const noise: { errors: string[]; strangers: string[] } = { errors: [], strangers: [] };
  context.on('console', (message) => {
    if (message.type() === 'error')
      noise.errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => noise.errors.push(String(error.error())));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin) noise.strangers.push(request.url());
  });
  return noise;
}

/** Text as it is seen, with its line breaks. */
export function seen(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen
  return place.innerText();
}
