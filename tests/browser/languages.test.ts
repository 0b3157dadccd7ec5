import { beforeAll, describe, expect, test } from 'vitest';
import { addressIn, LOCALES, type Locale } from '#domain/options/locales.ts';
import { WITH_MADE } from '#support/made-campaign.ts';
import { readHead } from '#support/page-head.ts';
import { publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor } from '#support/visitor.ts';
import { sitePaths } from '#web/site/site-paths.ts';

let site: Site;
let story: string;

beforeAll(async () => {
  site = await openSite({ made: true });
  story = await publishSample(site, sampleIn('en', 'palestine'));
});

const CODES = LOCALES.map(({ code }) => code);
const ask = (path: string) => fetch(`${site.app.origin}${path}`, { redirect: 'manual' });
const headOf = async (path: string) => readHead(await (await ask(path)).text());

/** How a page of each language begins. */
const BEGINS: Readonly<Record<Locale, string>> = {
  en: '<html lang="en" dir="ltr">',
  fr: '<html lang="fr" dir="ltr">',
  ur: '<html lang="ur" dir="rtl">',
  ar: '<html lang="ar" dir="rtl">',
};

describe('an address decides the language', () => {
  test.each(CODES)(
    '%s: every page is in it, from its root, and names itself in all',
    async (code) => {
      for (const path of sitePaths(WITH_MADE)) {
        const answer = await ask(addressIn(code, path));
        expect(answer.status, path).toBe(200);
        expect(answer.headers.get('vary') ?? '', path).not.toMatch(/language|cookie/i);
        const html = await answer.text();
        expect(html, path).toContain(BEGINS[code]);
        const { links } = readHead(html);
        const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
        expect(canonical, path).toEqual([`${site.app.origin}${addressIn(code, path)}`]);
        const versions = links.filter(({ language }) => language !== '');
        expect(versions.map(({ language, href }) => [language, href])).toEqual([
          ...CODES.map((one) => [one, `${site.app.origin}${addressIn(one, path)}`]),
          ['x-default', `${site.app.origin}${path}`],
        ]);
      }
    },
  );

  test('a list keeps its page and filter in every language', async () => {
    const { links } = await headOf('/ur/stories?page=1&category=PALESTINE');
    const french = links.find(({ language }) => language === 'fr')?.href;
    expect(french).toMatch(/\/fr\/(?:palestine\/letters|stories\?category=PALESTINE)$/);
  });

  test.each(CODES)('%s: a story has one address, whatever is around it', async (code) => {
    const head = await headOf(addressIn(code, story));
    const canonical = head.links.find(({ rel }) => rel === 'canonical')?.href;
    expect(canonical).toBe(`${site.app.origin}${story}`);
    expect(head.links.filter(({ language }) => language !== '')).toEqual([]);
  });

  test.each([
    ['/en/museum?x=1', '/museum?x=1'],
    ['/UR/museum', '/ur/museum'],
    ['/en//evil.example', '/evil.example'],
  ])('%s leads to %s', async (address, plainer) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, plainer]);
  });

  test.each(['', '/fr', '/ar'])(
    'the page that is in Urdu alone, asked for at %s',
    async (prefix) => {
      const { status, headers } = await ask(`${prefix}/ourlondonfamily/urdu`);
      expect(status).toBe(301);
      expect(headers.get('location')).toBe(`${site.app.origin}/ur/ourlondonfamily/urdu`);
    },
  );

  test('what has no language has one address', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/feed.xml'])
      expect((await ask(`/ur${path}`)).status, path).toBe(404);
    const manifest = await (await ask('/ur/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ lang: 'ur', dir: 'rtl', start_url: '/ur' });
  });

  test('the site map names every page in every language, and a story once', async () => {
    const pages = await (await ask('/sitemaps/pages.xml')).text();
    const named = [...pages.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(named).toHaveLength(sitePaths(WITH_MADE).length * CODES.length + 1);
    expect(pages).toContain(`hreflang="ar" href="${site.app.origin}/ar/museum"`);
    const stories = await (await ask('/sitemaps/stories-0.xml')).text();
    expect(stories.match(/<loc>/g)).toHaveLength(1);
  });
});

describe('from one language to another', () => {
  test('the switch keeps the page and what it is narrowed to', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/stories?minutes=2');
    await page.locator('.banner .languages').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/stories?minutes=2');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.locator('.foot .languages').getByRole('link', { name: 'اردو' }).click();
    await page.waitForURL('**/ur/stories?minutes=2');
    await page.locator('.mast .nav a').first().click();
    await page.waitForURL('**/ur/stories');
  });

  test('is hidden where another address would lose what is shown', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/receipt');
    expect(await page.locator('.languages').count()).toBe(0);
  });

  test('an address with signs in it is no way into the page', async () => {
    const html = await (await ask(`/stories?q=%22%3E%3Cscript%3E'&x="><b>`)).text();
    expect(html).not.toContain('"><b>');
    expect(html).not.toContain('"><script>');
  });

  test('whose browser speaks another language is offered it once, and no more after a no', async () => {
    const { page, open } = await openVisitor(site.browser, site.app, { locale: 'ur-PK' });
    await open('/museum');
    const offer = page.locator('.language-offer');
    await offer.waitFor();
    expect(await offer.getByRole('link').getAttribute('href')).toBe('/ur/museum');
    await offer.getByRole('button').click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
  });
});

describe('in every language', () => {
  test.each(CODES)(
    '%s: the choice between stories and letters stands in one line',
    async (code) => {
      const { page, open } = await openVisitor(site.browser, site.app);
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(addressIn(code, '/stories'));
      const boxes = await page
        .locator('.seg label')
        .evaluateAll((labels) =>
          labels.map((label) => [label.getBoundingClientRect().top, label.getClientRects().length]),
        );
      expect(boxes).toHaveLength(3);
      expect(new Set(boxes.map(([top]) => top)).size).toBe(1);
      const overflow = await page
        .locator('.seg')
        .evaluate((seg) => seg.scrollWidth - seg.clientWidth);
      expect(overflow).toBe(0);
    },
  );

  test.each([
    ['fr', 'Mosqué', 'Mosquée'],
    ['ar', 'مسج', 'المسجد'],
    ['ur', 'مسج', 'مسجد'],
  ] as const)('%s: who types %s is offered %s', async (code, typed, subject) => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open(addressIn(code, '/tell'));
    await page.locator('#category').pressSequentially(typed);
    const row = page.getByRole('option', { name: subject, exact: true });
    await row.click();
    expect(await page.locator('#category').inputValue()).toBe(subject);
  });

  test('a hashtag has its sign in front where lines run from the right', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/ur/ourlondonfamily/letters');
    const tag = page.locator('h1 bdi[dir="ltr"]');
    expect(await tag.textContent()).toMatch(/^#/);
  });

  test('"1 minute" begins with its number where lines run from the right', async () => {
    const newer = await publishSample(site, sampleIn('en', 'palestine'));
    const { page, open } = await openVisitor(site.browser, site.app);
    await open(addressIn('ur', newer));
    const minutes = page.locator('.next .from > bdi').last();
    const places = await minutes.evaluate((row) => {
      const leftOf = (sign: RegExp) => {
        const walk = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const at = sign.exec(node.textContent ?? '')?.index;
          if (at === undefined) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().left;
        }
        return Number.NaN;
      };
      return { number: leftOf(/\d/), word: leftOf(/م/) };
    });
    expect(places.number).toBeGreaterThan(places.word);
  });

  test('a field is high enough for the strokes of Nastaliq', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/ur/ourlondonfamily/tell');
    const heights = await page.locator('input.in, select.in').evaluateAll((fields) =>
      fields.map((field) => {
        const { lineHeight, fontSize } = getComputedStyle(field);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    expect(heights.length).toBeGreaterThan(5);
    // 2.2 to 2.6 by measure: less cuts the upper stroke of ک and گ.
    for (const height of heights) expect(height).toBeGreaterThan(2.2);
  });
});
