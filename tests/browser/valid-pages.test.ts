import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#domain/page-paths.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { DESK_SCREENS, type SetDesk, setTheDesk } from '#support/desk-screens.ts';
import { complaintsOfHtml } from '#support/html-rules.ts';
import { type Addresses, SCENES, setTheScene } from '#support/scenes.ts';
import { openSite, refuseStories, type Site } from '#support/site.ts';
import { NEEDED } from '#support/tell-form.ts';
import { openVisitor } from '#support/visitor.ts';

let site: Site;
let addresses: Addresses;
let set: SetDesk;
beforeAll(async () => {
  // With what only the demo shows, such as its recording.
  site = await openSite({ demo: true });
  addresses = await setTheScene(site);
  set = await setTheDesk();
});

/** A browser names the first page's icon by itself. */
const ICON = /\/favicon\.ico\)$/;

/** What a page says to whoever opens the browser's console, warnings included. */
function hear(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (['error', 'warning'].includes(message.type()) && !ICON.test(line)) said.push(line);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** The page as it stands, with all that scripts made of it. */
const drawn = async (page: Page) =>
  `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`;

/** A quirk of the nineties when the doctype is missing. */
const compatMode = (page: Page) => page.evaluate(() => document.compatMode);

/** Calls that a page makes once its script has taken over; a step within a page makes none. */
const COME_TO_LIFE = /\/(?:api\/analytics|desk\/live)$/;
const LONGEST_WAIT_MS = 1_500;

async function untilAlive(page: Page, step: () => Promise<unknown>): Promise<void> {
  const alive = page.waitForRequest(COME_TO_LIFE, { timeout: LONGEST_WAIT_MS }).catch(() => {});
  await Promise.all([alive, step()]);
}

/**
 * As a reader does who lost their place. The router notes a place in the history as it comes to
 * life; a step taken before that would take the note for its own arrival.
 */
async function goToAndFro(page: Page): Promise<void> {
  await untilAlive(page, () => page.reload());
  await untilAlive(page, () => page.goBack());
  await untilAlive(page, () => page.goForward());
}

describe('as it is sent, without a script, is valid', () => {
  const served = async (address: string, init: RequestInit = {}) =>
    complaintsOfHtml(await (await fetch(address, init)).text());
  const post = (path: string, fields: Record<string, string>) =>
    served(`${site.app.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

  test.each([
    ...pagePaths(),
    ...['/stories?page=2', '/stories?category=HAJJ', '/stories?type=LETTER'],
    ...['/stories?q=snow', '/stories?q=nothing-like-it', '/no-such-page', '/story/x/%E0%A4%A/y'],
  ])('%s', async (path) => {
    expect(await served(`${site.app.origin}${path}`)).toEqual([]);
  });

  test.each(['story', 'urdu', 'french', 'gone', 'thanks'] as const)('%s', async (name) => {
    expect(await served(`${site.app.origin}${addresses[name]}`)).toEqual([]);
  });

  test.each(['story', 'urdu', 'gone'] as const)('the card of %s', async (name) => {
    expect(await served(`${site.app.origin}/embed/${hashOfUrl(addresses[name])}`)).toEqual([]);
  });

  test.each([
    ['with mistakes', {}],
    ['to read over', { ...NEEDED, intent: 'read-over' }],
    ['with words in it', { ...NEEDED, intent: 'write' }],
  ])('the form %s', async (_name, fields) => {
    expect(await post('/tell', fields)).toEqual([]);
  });

  test('the form that could not be sent', async () => {
    const { repair } = await refuseStories(site);
    const complaints = await post('/tell', { ...NEEDED, intent: 'send' });
    await repair();
    expect(complaints).toEqual([]);
  });

  test.each(['waiting', 'published', 'declined'] as const)('a receipt: %s', async (kind) => {
    expect(await post('/receipt', { words: addresses.receipts[kind] })).toEqual([]);
  });

  test('a receipt with a slip of the pen', async () => {
    expect(await post('/receipt', { words: 'not twelve words' })).toEqual([]);
  });

  test.each(DESK_SCREENS)('at the desk: $name', async ({ path }) => {
    const cookies = await set.page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const address = `${set.desk.origin}/desk${path(set.places)}`;
    expect(await served(address, { headers: { cookie } })).toEqual([]);
  });

  test.each(['/sign-in', '/enrol'])('the door of the desk: %s', async (path) => {
    expect(await served(`${set.desk.origin}/desk${path}`)).toEqual([]);
  });

  test('what is not, is complained of (control)', async () => {
    const page = '<!doctype html><html lang="en"><head><title>x</title></head><body>';
    expect(await complaintsOfHtml(`${page}<main><h1>x</h1></main></body></html>`)).toEqual([]);
    for (const wrong of [
      '<p><div></div></p>',
      '<ul><p>x</p></ul>',
      '<i id="a"></i><i id="a"></i>',
      '<img src="x.png">',
      '<a><a></a></a>',
    ])
      expect(await complaintsOfHtml(`${page}${wrong}</body></html>`), wrong).not.toEqual([]);
  });
});

describe('with its scripts it is valid, in standards mode, and says nothing, to and fro:', () => {
  test.each(SCENES)('$name', async ({ open, name }) => {
    const visitor = await openVisitor(site.browser, site.app);
    const { page } = visitor;
    const said = hear(page);
    await open(visitor, addresses);
    expect(await complaintsOfHtml(await drawn(page))).toEqual([]);
    expect(await compatMode(page)).toBe('CSS1Compat');
    // What a scene brings about on purpose is heard at the scene.
    const brought = said.splice(0).filter((line) => !line.includes('Failed to load resource'));
    await page.unrouteAll();
    await goToAndFro(page);
    const missing = /an unknown address|a story that is gone/.test(name);
    const further = said.filter((line) => !(missing && /status of 4(?:04|10)/.test(line)));
    expect([...brought, ...further]).toEqual([]);
    expect(await compatMode(page)).toBe('CSS1Compat');
  });

  test.each(DESK_SCREENS)('at the desk: $name', async ({ path, name }) => {
    const page = await set.page.context().newPage();
    const said = hear(page);
    await page.goto('/desk/me');
    await untilAlive(page, () => page.goto(`/desk${path(set.places)}`));
    expect(await complaintsOfHtml(await drawn(page))).toEqual([]);
    expect(await compatMode(page)).toBe('CSS1Compat');
    await goToAndFro(page);
    const heard = said.filter((line) => !(name.includes('unknown') && /status of 404/.test(line)));
    await page.close();
    expect(heard).toEqual([]);
  });

  test('nothing that was announced is left unused, which browsers say after some seconds', async () => {
    const { context } = await openVisitor(site.browser, site.app);
    const opened = ['/', '/tell', '/stories', '/ourlondonfamily/urdu', addresses.story].map(
      async (path) => {
        const page = await context.newPage();
        const said = hear(page);
        await page.goto(path);
        await page.waitForTimeout(6_000);
        return said;
      },
    );
    expect((await Promise.all(opened)).flat()).toEqual([]);
  });

  test('a page that does say something is heard (control)', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    const said = hear(page);
    await open('/faq');
    await page.evaluate('console.warn("heard")');
    await expect.poll(() => said).toEqual([expect.stringContaining('warning: heard')]);
  });
});
