import { beforeAll, describe, expect, test } from 'vitest';
import { plainSample, publishSample, type Sample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor } from '#support/visitor.ts';

const story = (title: string, sentence: string, told: Partial<Sample> = {}) =>
  plainSample({ title, body: `${sentence} ${'It went on like that. '.repeat(12)}`, ...told });

/** Oldest first. */
const SAMPLES: Sample[] = [
  { ...sampleIn('fr', 'ourlondonfamily'), recipient: 'The grandmother', gender: 'F', age: 76 },
  story('Homework', 'My mother goes to school too.', { country: 'Germany', age: 34 }),
  story('چراغ', 'Who lit it?', { country: 'Pakistan', gender: 'M', age: 61 }),
  story('No goat', 'My tent blew into the lake.', { category: 'SIKH', country: 'Kenya', age: 57 }),
];

/** What a browser counts as moving by itself: not what a key or a hand moved. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

let site: Site;
beforeAll(async () => {
  site = await openSite();
  for (const sample of SAMPLES) await publishSample(site, sample);
});

/** As a screen reader hears it: what Chromium itself tells, not what a test would work out. */
const NAMES = [
  'My tent blew into the lake. Woman, 57, Kenya. Story, Sikh, 1 minute',
  'Who lit it? Man, 61, Pakistan. Story, Mosque, 1 minute',
  'My mother goes to school too. Woman, 34, Germany. Story, Mosque, 1 minute',
];

describe('the wall', () => {
  test.each([1280, 390])('is heard as the words themselves, in order, at %d', async (width) => {
    const { page, open, context } = await openVisitor(site.browser, site.app, { width });
    await open('/');
    const devtools = await context.newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const links = nodes
      .filter(({ role }) => role?.value === 'link')
      .map(({ name }) => String(name?.value));
    const from = links.indexOf(NAMES[0] ?? '');
    expect(links.slice(from, from + 5)).toEqual([
      ...NAMES,
      expect.stringMatching(
        /^A letter of remembrance, to the grandmother\. .*Letter, Our London Family, \d minutes?$/,
      ),
      'Yours',
    ]);
  });

  test.each([
    { width: 1280, javaScript: false },
    { width: 390, javaScript: false },
  ])('leads to every story without a script, at $width', async (options) => {
    const { page, open } = await openVisitor(site.browser, site.app, options);
    await open('/');
    const links = await page.locator('.wallgrid a.t').all();
    expect(links).toHaveLength(SAMPLES.length);
    for (const link of links) expect(await link.getAttribute('href')).toMatch(/^\/story\//);
  });

  test.each([1280, 390])('moves nothing else when a tile unfolds, at %d', async (width) => {
    const { page, open } = await openVisitor(site.browser, site.app, { width });
    await open('/');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const places = () =>
      page.locator('.wallgrid > li, .wallhint, .ways-in').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const before = await places();
    const tiles = await page.locator('.wallgrid > li:not(.open) > .t').all();
    for (const tile of width === 1280 ? tiles : []) {
      await tile.hover();
      expect(await places()).toEqual(before);
      // Its paper may lie over the next one.
      await page.mouse.move(0, 0);
    }
    await page.locator('.wallgrid > .open > .t').focus();
    for (const tile of tiles) {
      await page.keyboard.press('Tab');
      expect(await tile.evaluate((one) => one.matches(':focus-visible'))).toBe(true);
      expect(await places()).toEqual(before);
    }
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts),
    ).toEqual([]);
  });

  test('unfolds at once for whoever wants no motion, and softly for others', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    const motion = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion });
      await page.locator('.wallgrid > li:not(.open) > .t').first().hover();
      return page
        .locator('.wallgrid > li:not(.open) .unfold')
        .first()
        .evaluate((paper) => getComputedStyle(paper).animationDuration);
    };
    await open('/');
    expect(await motion('reduce')).toBe('0s');
    expect(await motion('no-preference')).toBe('0.14s');
  });
});

describe('a surprise', () => {
  test('is kept by nobody, and never a letter of remembrance', async () => {
    for (let i = 0; i < 12; i += 1) {
      const answer = await fetch(`${site.app.origin}/stories/surprise`, { redirect: 'manual' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('surrogate-control')).toBeNull();
      expect(answer.headers.get('location')).toMatch(/^\/story\/(?:mosque|sikh)\//);
    }
  });
});

describe('the map', () => {
  test('a press opens a country’s card, and a second press follows the star', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/');
    const card = page.locator('.postcard');
    const star = page.locator('.map a[href="/stories?country=Pakistan"]');
    await star.click();
    await card.getByText('Pakistan', { exact: true }).waitFor();
    await card.getByText('Who lit it?').waitFor();
    await star.click();
    await page.getByText('1 story or letter from Pakistan').waitFor();
  });

  test('the star of a country lights up when its name is reached by key', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/');
    await page.locator('.tally a', { hasText: 'Germany' }).focus();
    await page.locator('.map a.on[href="/stories?country=Germany"]').waitFor({ state: 'attached' });
  });

  test('its stars are links without a script, and no stop for keys', async () => {
    const { page, open } = await openVisitor(site.browser, site.app, { javaScript: false });
    await open('/');
    const stars = await page.locator('.map a').all();
    expect(stars.length).toBeGreaterThan(2);
    for (const star of stars) expect(await star.getAttribute('tabindex')).toBe('-1');
  });
});
