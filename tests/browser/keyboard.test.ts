import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { tabTo } from '#support/keyboard.ts';
import { inBatches, plainSample, publishSample } from '#support/samples.ts';
import { eventually, openSite, type Site, storedUnder } from '#support/site.ts';
import { NEEDED, promisedLink } from '#support/tell-form.ts';
import { openVisitor, seen } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.insertText(text);
}

describe('with the keyboard alone', () => {
  test('a story is written, read over and sent', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    const title = 'Written without a mouse';
    await open('/tell');
    await typeInto(page, '#title', title);
    await typeInto(page, '#story', NEEDED.story);
    await typeInto(page, '#category', 'nani');
    await page.getByRole('option', { name: /Grandmother/ }).waitFor();
    await page.keyboard.press('Enter');
    expect(await page.locator('#category').inputValue()).toBe('Grandmother');
    await typeInto(page, '#age', '41');
    await tabTo(page, '#gender input');
    await page.keyboard.press('Space');
    await typeInto(page, '#country', 'pal');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const active = await page.locator('#country').getAttribute('aria-activedescendant');
    const chosen = await seen(page.locator(`[id="${active}"]`));
    await page.keyboard.press('Enter');
    expect(await page.locator('#country').inputValue()).toBe(chosen);
    await tabTo(page, '#belief');
    await page.keyboard.type('Isl');
    await tabTo(page, '#terms');
    await page.keyboard.press('Space');
    await tabTo(page, 'button[value="review"]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Read it over', level: 1 }).waitFor();
    await tabTo(page, 'button.btn');
    await page.keyboard.press('Enter');
    await promisedLink(page);
    expect(await storedUnder(site, title)).toHaveLength(1);
  });

  test('a list to type into never chooses by itself, and Escape closes it', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    await typeInto(page, '#country', 'Can');
    await page.getByRole('option', { name: 'Canada' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('[role="option"]').count()).toBe(0);
    await typeInto(page, '#country', 'Can');
    await page.keyboard.press('Tab');
    expect(await page.locator('input[name="country"]').inputValue()).toBe('');
  });

  test('an exact name that was typed is taken when the field is left', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    await typeInto(page, '#country', 'canada');
    await page.keyboard.press('Tab');
    expect(await page.locator('input[name="country"]').inputValue()).toBe('Canada');
  });

  test('the pager turns the page', async () => {
    const titles = Array.from({ length: 21 }, (_, i) => `Page turner ${i + 1}`);
    await inBatches(titles, (title) => publishSample(site, plainSample({ title })));
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/stories');
    await page.locator('.pager').scrollIntoViewIfNeeded();
    await page.locator('.item h2 a').last().focus();
    await tabTo(page, '.pager a[rel="next"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/page=2/);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('advice while writing', () => {
  test('a phone number is named, and one press takes it out', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    await page.locator('#story').fill('I was seven. My uncle said call 647 555 0142 tonight.');
    const advice = page.getByRole('list', { name: 'As you write' });
    await advice.getByText('looks like a phone number').waitFor();
    await advice.getByRole('button', { name: 'Take it out' }).click();
    await eventually(() => page.locator('#story').inputValue()).not.toContain('555');
    expect(await page.locator('#story').inputValue()).toContain('My uncle said call');
    // In the page itself they would keep an old phone from showing letters for seconds.
    expect(page.workers().map((worker) => worker.url())).toContainEqual(
      expect.stringContaining('screening-worker'),
    );
  });

  test('how strangers will see you follows what is filled in', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    const card = page.getByRole('region', { name: 'How strangers will see you' });
    expect(await seen(card)).toContain('Anonymous');
    await page.locator('#name').fill('Salma');
    await page.locator('#age').fill('9');
    await page.locator('#city').fill('Leeds');
    await eventually(() => seen(card)).toContain('Salma');
    expect(await seen(card)).toContain('7 to 12');
    expect(await seen(card)).not.toContain('Leeds');
  });

  test('the words about the e-mail address open and close', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    await page.getByRole('button', { name: 'How we keep it' }).click();
    expect(await page.locator('#email-help').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#email-help').isVisible()).toBe(false);
  });

  test('Shift three times leaves at once, with nothing behind in the tab', async () => {
    const visitor = await openVisitor(site.browser, site.app);
    const { page } = visitor;
    visitor.allow(/wikipedia/);
    await page.route('https://www.wikipedia.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Neutral</title>' }),
    );
    await visitor.open('/tell');
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
    await page.waitForURL('https://www.wikipedia.org/');
    expect(await page.title()).toBe('Neutral');
  });
});
