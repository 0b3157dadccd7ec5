import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { inBatches } from '#support/samples.ts';
import { eventually, openSite, type Site } from '#support/site.ts';
import { isPageView, openVisitor, seen } from '#support/visitor.ts';

const STORIES = 45;
const TITLES = Array.from({ length: STORIES }, (_, i) => `Story ${i + 1} of ${STORIES}`);

describe('reading the stories', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    await inBatches(TITLES, (title) => site.world.publish({ title }));
  });
  const visit = (options = {}) => openVisitor(site.browser, site.app, options);

  test.each([
    { path: '/stories', javaScript: true },
    { path: '/stories', javaScript: false },
    { path: '/read', javaScript: true },
    { path: '/read', javaScript: false },
  ])('$path has every story once over three pages (script: $javaScript)', async (where) => {
    const { page, open } = await visit({ javaScript: where.javaScript });
    const titles: string[] = [];
    await open(where.path);
    for (const [number, length] of [20, 20, 5].entries()) {
      await eventually(() => seen(page.locator('.count'))).toBe(
        '45 stories and letters, newest first',
      );
      await page.locator('.pager [aria-current]', { hasText: `Page ${number + 1}` }).waitFor();
      const here = await page.locator('ol.list h2').allTextContents();
      expect(here).toHaveLength(length);
      titles.push(...here);
      expect(await pagerOf(page)).toEqual(expectedPager(number));
      if (number < 2) await page.getByRole('link', { name: 'next', exact: true }).click();
    }
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${where.path}?page=3`);
    expect(titles.toSorted()).toEqual(TITLES.toSorted());
  });

  test.each(['4', 'abc', '0', '-1', '1.5', '1e1', ''])('there is no page "%s"', async (number) => {
    const answer = await fetch(`${site.app.origin}/stories?page=${number}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no page at this address');
  });

  test('a browser that asks for an icon gets one', async () => {
    const page = await (await fetch(`${site.app.origin}/`)).text();
    const named = /<link[^>]* rel="icon"[^>]* href="([^"]+)"/.exec(page)?.[1];
    const icon = await fetch(new URL(named ?? '/favicon.ico', site.app.origin));
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toMatch(/^image\//);
  });

  test('a new page starts at its top', async () => {
    const { page, open } = await visit();
    await open('/stories');
    for (const next of ['Page 2', 'Page 3']) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.getByRole('link', { name: 'next', exact: true }).click();
      await page.locator('.pager [aria-current]', { hasText: next }).waitFor();
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('ol.list h2 a').last().click();
    await page.locator('article h1').waitFor();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('who goes to another address while a page is slow stays there', async () => {
    const { page, open } = await visit();
    await open('/stories');
    await page.route(/\/museum/, () => {});
    await page.getByRole('link', { name: 'Museum' }).first().click();
    await page.locator('.nav-progress').waitFor();
    await page.unroute(/\/museum/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open('/stories?page=2');
    await page.getByRole('link', { name: 'next', exact: true }).click();
    await page.locator('.pager [aria-current]', { hasText: 'Page 3' }).waitFor();
    expect(asked.filter((url) => url.includes('/museum'))).toEqual([]);
  });

  test('every route change counts one page view, and tells nobody’s address', async () => {
    const { page } = await visit();
    const views: Request[] = [];
    page.on('request', (request) => isPageView(request.url()) && views.push(request));
    await page.goto('/');
    await eventually(() => views.length).toBe(1);
    await page.getByRole('link', { name: 'Read the stories' }).click();
    await page.locator('ol.list').waitFor();
    const first = page.locator('ol.list h2 a').first();
    const story = await first.getAttribute('href');
    await first.click();
    await page.locator('article h1').waitFor();
    await page.getByRole('link', { name: 'Your Story', exact: true }).click();
    await page.locator('#story').waitFor();
    await page.goBack();
    await page.locator('article h1').waitFor();
    const paths = ['/', '/stories', story, '/tell', story];
    await eventually(() => views.map((view) => view.postDataJSON().pathName)).toEqual(paths);
    for (const view of views) {
      expect(view.method()).toBe('POST');
      expect(Object.keys(view.postDataJSON()).toSorted()).toEqual(['dateTime', 'pathName']);
      expect(view.postData()).not.toMatch(/\d+\.\d+\.\d+\.\d+|::1/);
    }
  });

  test('the narrow menu opens by keyboard, and Escape closes it and gives focus back', async () => {
    const { page, open } = await visit({ width: 390 });
    await open('/stories');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const button = page.locator('details.menu > summary');
    await tabTo(page, 'details.menu > summary');
    expect(await seen(button)).toBe('Menu');
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await seen(button)).toBe('Close');
    await page.keyboard.press('Tab');
    expect(await isFocused(page, 'details.menu nav a')).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await isFocused(page, 'details.menu > summary')).toBe(true);
  });

  test('the narrow menu closes when it has led to a page', async () => {
    const { page, open } = await visit({ width: 390 });
    await open('/stories');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.locator('details.menu > summary').click();
    await menu.getByRole('link', { name: 'Tell your story' }).click();
    await page.locator('#story').waitFor();
    await menu.waitFor({ state: 'hidden' });
  });

  test.each([true, false])(
    'the skip link comes first and leads to the words (script: %s)',
    async (javaScript) => {
      const { page, open } = await visit({ javaScript });
      await open('/stories');
      await page.keyboard.press('Tab');
      expect(await isFocused(page, 'a.skip')).toBe(true);
      expect((await page.locator('a.skip').boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await eventually(() => hasJumped(page)).toBe(true);
      await page.keyboard.press('Tab');
      expect(await isFocused(page, 'main *')).toBe(true);
    },
  );

  test.each([
    { name: 'the line is down', status: null },
    { name: 'a gateway answers instead', status: 502 },
  ])('when $name, the page says so and Try again brings the list', async ({ status }) => {
    const { page, open, allow } = await visit();
    allow(/ERR_FAILED|status of 502|Unable to decode|ErrorResponse/);
    await open('/');
    await page.route('**/*.data*', (route) =>
      status ? route.fulfill({ status, body: 'Bad gateway' }) : route.abort(),
    );
    await page.getByRole('link', { name: 'Read the stories' }).click();
    await page.getByRole('heading', { name: 'The stories did not arrive' }).waitFor();
    expect(await seen(page.locator('main'))).toContain('Check your connection');
    expect(new URL(page.url()).pathname).toBe('/stories');
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await eventually(() => page.locator('ol.list > li').count()).toBe(20);
  });
});

/** What the pager offers: its links in order, and which one is here. */
async function pagerOf(page: Page) {
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const links = await pager
    .getByRole('link')
    .evaluateAll((nodes) =>
      nodes.map((node) => [node.textContent?.trim(), node.getAttribute('href')]),
    );
  const here = await pager.locator('[aria-current="page"]').allTextContents();
  return {
    links: links.map(([text, href]) => `${text} ${new URL(href ?? '', page.url()).search}`),
    here,
  };
}

function expectedPager(current: number) {
  const search = (number: number) => (number === 0 ? '' : `?page=${number + 1}`);
  return {
    links: [
      ...(current > 0 ? [`previous ${search(current - 1)}`] : []),
      ...[0, 1, 2].map((number) => `Page ${number + 1} ${search(number)}`),
      ...(current < 2 ? [`next ${search(current + 1)}`] : []),
    ],
    here: [`Page ${current + 1}`],
  };
}

const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** Without a script the address says so, with one the focus does. */
const hasJumped = async (page: Page) =>
  new URL(page.url()).hash === '#main' || (await isFocused(page, 'main')) === true;

/** By the keyboard alone, as far as it takes. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(page, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}
