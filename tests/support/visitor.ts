import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';

export type VisitorOptions = {
  javaScript?: boolean;
  width?: number;
  scheme?: 'light' | 'dark';
};

export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** Opens an address, and waits until its script runs. */
  open: (path: string, page?: Page) => Promise<void>;
  /** Console messages that a failure made on purpose brings with it. */
  allow: (message: RegExp) => void;
  expectClean: () => Promise<void>;
};

const HEIGHT = 900;

/** A person with a fresh browser, who leaves nothing behind. Checked again when the test ends. */
export async function openVisitor(
  browser: Browser,
  app: TestApp,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { javaScript = true, width = 1280, scheme = 'light' } = options;
  const context = await browser.newContext({
    baseURL: app.origin,
    javaScriptEnabled: javaScript,
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    // Colours in the middle of a transition are nobody's colours.
    reducedMotion: 'reduce',
  });
  const noise = await listenTo(context, app.origin);
  const allowed: RegExp[] = [];
  const expectClean = async () => {
    const unexpected = noise.errors.filter((error) => !allowed.some((some) => some.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
    expect(noise.strangers, 'requests to other hosts').toEqual([]);
    expect(await context.cookies(), 'cookies').toEqual([]);
  };
  onTestFinished(async () => {
    await expectClean().finally(() => context.close());
  });
  const page = await context.newPage();
  return {
    context,
    page,
    open: async (path, where = page) => {
      await (javaScript ? untilReady(where, () => where.goto(path)) : where.goto(path));
    },
    allow: (message) => allowed.push(message),
    expectClean,
  };
}

/** The page view is counted once the page has come to life, so it marks that moment. */
export async function untilReady(page: Page, load: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest((request) => isPageView(request.url())), load()]);
}

export function isPageView(url: string): boolean {
  return new URL(url).pathname === '/api/analytics';
}

async function listenTo(context: BrowserContext, origin: string) {
  const noise: { errors: string[]; strangers: string[] } = { errors: [], strangers: [] };
  context.on('console', (message) => {
    if (message.type() === 'error')
      noise.errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => noise.errors.push(String(error.error())));
  const isStranger = (url: URL) => /^(https?|wss?):/.test(url.protocol) && url.origin !== origin;
  await context.route(isStranger, async (route) => {
    noise.strangers.push(route.request().url());
    await route.abort();
  });
  return noise;
}
