import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

export type WindowOptions = {
  javaScript?: boolean;
  width?: number;
  scheme?: 'light' | 'dark';
  timeZone?: string;
  /** What the browser speaks. */
  locale?: string;
  /** With nothing in its cache, for a test of what is fetched. */
  fresh?: boolean;
};

/** Everything that should not have happened. */
type Noise = { errors: string[]; strangers: string[] };

export type BrowserWindow = {
  kind: string;
  fresh: boolean;
  look: { width: number; scheme: 'light' | 'dark' };
  context: BrowserContext;
  page: Page;
  noise: Noise;
};

const HEIGHT = 900;

/** An address of the site where no script runs. */
const QUIET_PLACE = '/api/openapi.json';

/** A new window costs more than most tests, so the next visitor of its kind takes it over, empty. */
const idle = new WeakMap<Browser, BrowserWindow[]>();

export async function openWindow(
  browser: Browser,
  origin: string,
  options: WindowOptions,
): Promise<BrowserWindow> {
  const kind = JSON.stringify([origin, options]);
  const waiting = idle.get(browser) ?? [];
  const found = waiting.find((window) => window.kind === kind);
  if (!found) return newWindow(browser, origin, { kind, options });
  idle.set(
    browser,
    waiting.filter((window) => window !== found),
  );
  return found;
}

async function newWindow(
  browser: Browser,
  origin: string,
  { kind, options }: { kind: string; options: WindowOptions },
): Promise<BrowserWindow> {
  const {
    javaScript = true,
    width = 1280,
    scheme = 'light',
    timeZone = 'UTC',
    locale = 'en-US',
  } = options;
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: javaScript,
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    timezoneId: timeZone,
    locale,
    // Colours in the middle of a transition are nobody's colours.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const noise = listenTo(context, origin);
  const page = await context.newPage();
  return { kind, fresh: options.fresh ?? false, look: { width, scheme }, context, page, noise };
}

/** For the next visitor, unless the last one left it beyond repair. */
export async function giveBack(browser: Browser, window: BrowserWindow): Promise<void> {
  if (window.fresh) return window.context.close();
  try {
    const page = await empty(window);
    idle.set(browser, [...(idle.get(browser) ?? []), { ...window, page }]);
  } catch {
    await window.context.close();
  }
}

async function empty({ context, look, noise }: BrowserWindow): Promise<Page> {
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((tab) => tab.close()));
  await page.unrouteAll();
  await context.clearPermissions();
  // First away from the page, which might still be saving something.
  await page.goto(QUIET_PLACE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize({ width: look.width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: look.scheme });
  noise.errors.length = 0;
  noise.strangers.length = 0;
  return page;
}

function listenTo(context: BrowserContext, origin: string): Noise {
  const noise: Noise = { errors: [], strangers: [] };
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
