import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { inBatches } from '#support/samples.ts';
import { eventually, openSite, type Site } from '#support/site.ts';
import { openVisitor, seen } from '#support/visitor.ts';

const FIRST_TITLE_MOST = 420;
const WEIGHT_MOST = 12_000;

const STORY = `My sister kept the key of a house that is gone. She wore it to school. ${'And then the rain came down on our street, on the bakery and on the buses. '.repeat(4)}`;

describe('rows of a list', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ demo: true });
    const titles = Array.from({ length: 20 }, (_, i) => `The key ${i + 1}`);
    await inBatches(titles, (title) => site.world.publish({ title, story: STORY }));
    await site.world.publish({ title: 'The newest key', story: STORY, category: 'MOSQUE' });
  });
  const visit = async (
    options: { width?: number; javaScript?: boolean } = {},
    path = '/stories',
  ) => {
    const visitor = await openVisitor(site.browser, site.app, options);
    await visitor.open(path);
    return visitor;
  };

  test('the first title stands in the upper half of a phone', async () => {
    const { page } = await visit({ width: 390 });
    const box = await page.locator('.item h2').first().boundingBox();
    expect(box?.y).toBeLessThan(FIRST_TITLE_MOST);
  });

  test('a row begins with whole sentences', async () => {
    const { page } = await visit();
    expect(await seen(page.locator('.item .ex').first())).toBe(
      'My sister kept the key of a house that is gone. She wore it to school. And then the rain came down on our street, on the bakery and on the buses.',
    );
  });

  test('the page weighs no more than its words', async ({ annotate }) => {
    const headers = { 'accept-encoding': 'br' };
    const served = await fetch(`${site.app.origin}/stories`, { headers });
    expect(served.headers.get('content-encoding')).toBe('br');
    const size = Number(served.headers.get('content-length'));
    expect(size).toBeGreaterThan(1_000);
    await annotate(`${size} bytes`);
    expect(size).toBeLessThanOrEqual(WEIGHT_MOST);
  });

  test.each([1280, 390])(
    'the address opens by the keyboard at %s, and can be copied',
    async (width) => {
      const { page, context } = await visit({ width });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const row = page.locator('.item').first();
      await row.locator('h2 a').focus();
      await tabTo(page, '.perma-link summary');
      expect(await row.locator('.addr').isVisible()).toBe(false);
      await page.keyboard.press('Enter');
      const path = await row.locator('h2 a').getAttribute('href');
      expect(`http://${await seen(row.locator('.perma'))}`).toBe(`${site.app.origin}${path}`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await eventually(() => seen(row.locator('[role=status]'))).toBe('Link copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(`${site.app.origin}${path}`);
      expect(new URL(page.url()).pathname).toBe('/stories');
    },
  );

  test('without a script the address opens too, and nothing offers to copy it', async () => {
    const { page } = await visit({ width: 390, javaScript: false });
    const row = page.locator('.item').first();
    await row.locator('.perma-link summary').click();
    expect(await row.locator('.perma').isVisible()).toBe(true);
    expect(await row.getByRole('button').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/stories');
  });

  test.each([true, false])('on a phone the filters fold (script: %s)', async (javaScript) => {
    const { page } = await visit({ width: 390, javaScript });
    expect(await page.getByLabel('Look for a word').isVisible()).toBe(true);
    expect(await page.locator('#by-category').isVisible()).toBe(false);
    await page.getByText('Filter', { exact: true }).click();
    await page.locator('#by-category').selectOption('MOSQUE');
    if (!javaScript) await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/\?category=MOSQUE$/);
    await eventually(() => seen(page.locator('.fold summary'))).toBe('Mosque');
    await page.getByRole('link', { name: 'Clear' }).click();
    await page.waitForURL(/\/stories\??$/);
    await eventually(() => seen(page.locator('.count'))).toBe(
      '21 stories and letters, newest first',
    );
    await eventually(() => seen(page.locator('.fold summary'))).toBe('Filter');
  });

  test('short reads are named on a phone where the filters fold', async () => {
    const { page } = await visit({ width: 390 }, '/stories?minutes=2');
    expect(await seen(page.locator('.fold summary'))).toBe('Two-minute reads');
  });

  test('on a wide screen all of them stand in one row', async () => {
    const { page } = await visit();
    const tops = [page.getByLabel('Look for a word'), page.locator('#by-category')];
    const [look, about] = await Promise.all(tops.map((field) => field.boundingBox()));
    expect(look?.y).toBeCloseTo(about?.y ?? Number.NaN, 0);
    expect(await page.locator('.fold summary').isVisible()).toBe(false);
  });

  test('whoever narrows the list goes on inside what is left of it', async () => {
    const { page } = await visit({ javaScript: false }, '/stories?category=MOSQUE');
    await page.getByRole('link', { name: 'The newest key' }).click();
    expect(new URL(page.url()).search).toBe('?category=MOSQUE');
  });
});

/** By the keyboard alone. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}
