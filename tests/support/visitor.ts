import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import { type BrowserWindow, giveBack, openWindow, type WindowOptions } from './browser-window.ts';

export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** Opens an address, and waits until its script runs. */
  open: (path: string, page?: Page) => Promise<void>;
  /** What a failure, or a press, made on purpose brings with it: an error or a request. */
  allow: (expected: RegExp) => void;
  expectClean: () => Promise<void>;
};

/** The first page of a browser asks for it, whichever that is; a test of its own looks at it. */
const ICON = /\/favicon\.ico\)$/;

/** A person with an empty browser, which is found clean when the test ends. */
export async function openVisitor(
  browser: Browser,
  app: Pick<TestApp, 'origin'>,
  options: WindowOptions = {},
): Promise<Visitor> {
  const window = await openWindow(browser, app.origin, options);
  const { context, page } = window;
  const allowed = [ICON];
  const expectClean = () => expectNothingElse(window, allowed);
  onTestFinished(async () => {
    try {
      await expectClean();
    } finally {
      await giveBack(browser, window);
    }
  });
  return {
    context,
    page,
    open: async (path, where = page) => {
      const scripted = options.javaScript ?? true;
      await (scripted ? untilReady(where, () => where.goto(path)) : where.goto(path));
    },
    allow: (expected) => allowed.push(expected),
    expectClean,
  };
}

async function expectNothingElse({ noise, context }: BrowserWindow, allowed: RegExp[]) {
  const unexpected = (all: string[]) =>
    all.filter((one) => !allowed.some((expected) => expected.test(one)));
  expect(unexpected(noise.errors), 'errors in the browser').toEqual([]);
  expect(unexpected(noise.strangers), 'requests to other hosts').toEqual([]);
  expect(await context.cookies(), 'cookies').toEqual([]);
}

/** The page view is counted once the page has come to life, so it marks that moment. */
export async function untilReady(page: Page, load: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest((request) => isPageView(request.url())), load()]);
}

export function isPageView(url: string): boolean {
  return new URL(url).pathname === '/api/analytics';
}

/** Text as it is seen, with its line breaks. */
export function seen(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen
  return place.innerText();
}
