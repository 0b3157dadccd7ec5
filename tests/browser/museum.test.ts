import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { labelOf, rowsOf } from '#support/tell-form.ts';
import { openVisitor, seen } from '#support/visitor.ts';

type InRouter = {
  __reactRouterDataRouter: { navigate: (to: string, options: object) => Promise<void> };
};

// Between the letters of the room hang others, which the room must pass by.
const HUNG = [
  sampleIn('en', 'ourlondonfamily'),
  sampleIn('en', 'ramadan'),
  sampleIn('ur', 'ourlondonfamily'),
  sampleIn('en', 'hijab'),
  sampleIn('fr', 'ourlondonfamily'),
];
/** Newest first, as readers come by them. */
const [first, last] = [HUNG[4]?.title, HUNG[0]?.title];

let site: Site;
let middle: string;
beforeAll(async () => {
  site = await openSite();
  const urls: string[] = [];
  for (const sample of HUNG) urls.push(await publishSample(site, sample));
  middle = urls[2] ?? '';
});

describe('the museum', () => {
  test('reading inside a room stays in the room, and the way back leads into it', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/museum');
    await page
      .getByRole('navigation', { name: 'Floor plan' })
      .getByRole('link', { name: /Our London Family/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /^3 Letters of Remembrance/ }).waitFor();
    await page.locator('.mail h2 a').first().click();
    await page.waitForURL(/display=MUSEUM/);
    // The address changes a moment before the page does.
    await page.locator('aside .hangs').waitFor();
    expect(Object.keys(await labelOf(page))).toEqual(expect.arrayContaining(['To', 'From']));

    for (let step = 0; step < 2; step++) {
      const next = page.getByRole('link', { name: /Next Story/ });
      const title = await seen(next.locator('strong'));
      await next.click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(new URL(page.url()).pathname).toContain('/our-london-family/');
    }
    expect(await page.getByRole('link', { name: /Next Story/ }).count()).toBe(0);

    await page.locator('.crumb a').last().click();
    await page.waitForURL('**/ourlondonfamily/letters');
  });

  describe('router state alone says where a link leads', () => {
    const MUSEUM = { category: 'OUR_LONDON_FAMILY', type: 'LETTER', display: 'MUSEUM' };
    /** As a link inside the site does, with nothing in its address. */
    const follow = (page: Page, path: string, state: object) =>
      page.evaluate(
        ([to, carried]) =>
          (window as unknown as InRouter).__reactRouterDataRouter.navigate(to, { state: carried }),
        [path, state] as const,
      );
    const titlesBeside = (page: Page) =>
      Promise.all([
        page.locator('.ways-on .title').textContent(),
        page.locator('.next strong').textContent(),
      ]);

    test('a story has its room’s neighbours and the way back, also after a reload', async () => {
      const { page, open } = await openVisitor(site.browser, site.app);
      await open('/faq');
      await follow(page, middle, MUSEUM);
      await page.locator('.crumb a', { hasText: 'Museum' }).waitFor();
      const beside = await titlesBeside(page);
      expect(beside).toEqual([first, last]);
      expect(new URL(page.url()).search).toBe('?display=MUSEUM&category=OUR_LONDON_FAMILY');
      await page.reload();
      expect(await titlesBeside(page)).toEqual(beside);
      await page.locator('.crumb a').last().click();
      await page.waitForURL('**/ourlondonfamily/letters');
    });

    test('without it nothing leads back into the room (control)', async () => {
      const { page, open } = await openVisitor(site.browser, site.app);
      await open('/faq');
      await follow(page, middle, {});
      await page.locator('.next strong').waitFor();
      expect(new URL(page.url()).search).toBe('');
      expect(await page.locator('.crumb a').last().getAttribute('href')).toBe(
        '/stories?category=OUR_LONDON_FAMILY',
      );
    });

    test('a kind of writing keeps to it', async () => {
      const { page, open } = await openVisitor(site.browser, site.app);
      await open('/faq');
      await follow(page, middle, { type: 'LETTER' });
      await page.waitForURL(/\?type=LETTER$/);
      await expect.poll(() => titlesBeside(page)).toEqual([first, last]);
    });

    test('the list of all shows that category, and Back leads to the page before', async () => {
      const { page, open } = await openVisitor(site.browser, site.app);
      await open('/faq');
      await follow(page, '/stories', MUSEUM);
      await page.getByText('3 stories and letters about').waitFor();
      await page.goBack();
      await page.waitForURL('**/faq');
    });
  });

  test('letters can be narrowed to the one they are written to', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/ourlondonfamily/letters');
    const who = page.getByRole('navigation', { name: 'Who the letter is to' });
    const chosen = who.getByRole('link').nth(1);
    const name = (await seen(chosen)).replace(/\s*\d+$/, '');
    await chosen.click();
    await page.waitForURL(/\?to=/);
    // The address changes a moment before the list does.
    await page.locator('.who a[aria-current="page"]', { hasText: name }).waitFor();
    for (const to of await page.locator('.mail .tofrom').allTextContents())
      expect(to).toContain(`To:${name}`);
  });

  test.each(['/ourlondonfamily/letters', '/stories'])(
    'a card of %s tells every field, and says of what is missing that it is',
    async (path) => {
      const url = await publishSample(site, {
        ...sampleIn('en', 'ourlondonfamily'),
        title: `Every field of ${path.slice(1, 4)}`,
        recipient: 'The mother',
        name: 'Hana',
        age: 0,
        adult: true,
        city: '',
        link: 'https://example.org/hana',
        social: 'INSTAGRAM',
        handle: '@hana.writes',
      });
      const { page, open } = await openVisitor(site.browser, site.app);
      await open(path);
      const card = page.locator('article', { has: page.locator(`h2 a[href^="${url}"]`) });
      const facts = await rowsOf(card.locator('.hangs dl > div'));
      expect(facts).toMatchObject({
        'Not given:': 'Age and city unspecified',
        'Category:': 'Letter,\u00a0Our London Family',
        'Link:': 'https://example.org/hana',
        'Social:': '@hana.writes',
      });
      expect(Object.keys(facts)).toEqual(
        expect.arrayContaining(['Gender:', 'Country:', 'Belief:']),
      );
      expect(facts['Date:']).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
      expect(await card.locator('time').getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\d, .*m\.$/);
      expect(await seen(card)).toMatch(/To:\s+The mother/);
      expect(await seen(card)).toMatch(/From:\s+Hana/);
      await card.getByText('Permalink').click();
      expect(await seen(card.locator('.perma'))).toContain(url);
    },
  );

  test('the arrow keys turn to the next story', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/stories');
    await page.locator('.item h2 a').first().click();
    const next = await seen(page.getByRole('link', { name: /Next Story/ }).locator('strong'));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { level: 1, name: next }).waitFor();
  });
});
