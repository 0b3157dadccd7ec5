import type { Browser, BrowserContext, Page } from 'playwright-core';

export type WindowOptions = {
  javaScript?: boolean;
  width?: number;
  scheme?: 'light' | 'dark';
  timeZone?: string;
};

/** Everything that should not have happened. */
type Noise = { errors: string[]; strangers: string[] };

export type BrowserWindow = {
  kind: string;
  origin: string;
  context: BrowserContext;
  page: Page;
  noise: Noise;
};

const HEIGHT = 900;
/** Two cores are slow at times, and a page that is stuck should still fail soon. */
const PATIENCE_MS = 10_000;

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
  const { javaScript = true, width = 1280, scheme = 'light', timeZone = 'UTC' } = options;
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: javaScript,
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    timezoneId: timeZone,
    // Colours in the middle of a transition are nobody's colours.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const noise = listenTo(context, origin);
  return { kind, origin, context, noise, page: await context.newPage() };
}

/** Empties a window: a new tab knows nothing of the old ones, and the device forgets the rest. */
export async function giveBack(browser: Browser, window: BrowserWindow): Promise<void> {
  const { context, noise, origin } = window;
  const old = context.pages();
  const page = await context.newPage();
  await Promise.all(old.map((tab) => tab.close()));
  await context.unrouteAll();
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
  noise.errors.length = 0;
  noise.strangers.length = 0;
  idle.set(browser, [...(idle.get(browser) ?? []), { ...window, page }]);
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
