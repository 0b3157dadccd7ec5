import type { Browser } from 'playwright-core';
import { formOf, RELEASED } from '#domain/campaigns/registry.ts';
import { launchChromium } from '#support/chromium.ts';
import { createWorld } from '#support/world.ts';
import { sitePaths } from '#web/site/site-paths.ts';
import type { Drill } from './drill.ts';
import { serveDocuments } from './serve-documents.ts';

const STEP = { small: 8, full: 1 };
/** Where a writer's words wait on the device, and only once there are some; see `tell/drafts.ts`. */
const DRAFTS = /^hikaya\.(?:draft-place|unsent|thanks|going|draft\.[\w-]+|earlier\.[\w-]+)$/;
/** What a browser says by itself about an answer that is meant to be no page. */
const EXPECTED = /status of (?:404|410)|favicon/;

export const drill: Drill = {
  name: 'census',
  load: (size) =>
    `every ${STEP[size] === 1 ? '' : `${STEP[size]}th `}public route in Chromium, script running`,
  required: '0 requests to others, 0 cookies, nothing kept but drafts, 0 errors',
  run: async (ground, size) => {
    const database = await ground.database();
    const world = await createWorld(database);
    const story = await world.publish({ title: 'Counted' });
    const letter = await world.publish({ title: 'A letter' }, { form: formOf('hijab') });
    const gone = await world.publish({ title: 'Gone' });
    await world.remove(gone.hash);
    const { origin } = await ground.server(database);
    const paths = [
      ...sitePaths(RELEASED).filter((_, n) => n % STEP[size] === 0),
      story.url,
      letter.url,
      gone.url,
      `${story.url}?display=1`,
      `/embed/${story.hash}`,
      '/read',
      '/stories?page=1',
      '/stories?q=counted',
      '/receipt',
      '/thank-you',
      '/try-again-later',
      '/no-such-page',
    ];
    const browser = await launchChromium();
    ground.atEnd(() => browser.close());
    const found = await visitAll(browser, origin, paths);
    const bad = await serveDocuments(
      ground,
      [
        '<!doctype html><img src="https://tracker.invalid/x"><script>localStorage.id = 1; nothing()</script>',
      ],
      { 'set-cookie': 'visitor=1' },
    );
    const control = await visitAll(browser, bad, ['/0']);
    return {
      measured: `${paths.length} pages: ${found.length} findings${found.length > 0 ? `; ${found.slice(0, 3).join('; ')}` : ''}`,
      held: found.length === 0,
      control: {
        measured: `a page with a tracker, a cookie, a kept number and an error: ${control.length} findings`,
        attackSucceeded: control.length >= 4,
      },
    };
  },
};

async function visitAll(browser: Browser, origin: string, paths: readonly string[]) {
  const found: string[] = [];
  for (const path of paths) {
    // A browser of its own each time, so that what is found belongs to this page.
    const context = await browser.newContext({ baseURL: origin });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin)
        found.push(`${path} asks ${url.host}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text()))
        found.push(`${path} says ${message.text()}`);
    });
    context.on('weberror', (error) => found.push(`${path} fails: ${String(error.error())}`));
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    found.push(...kept.filter((key) => !DRAFTS.test(key)).map((key) => `${path} keeps ${key}`));
    for (const { name } of await context.cookies()) found.push(`${path} sets the cookie ${name}`);
    await context.close();
  }
  return found;
}
