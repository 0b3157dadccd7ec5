import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Response as Answer } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { englishText, plainSample, publishSample, sampleIn } from '#support/samples.ts';
import { type Addresses, setTheScene } from '#support/scenes.ts';
import { eventually, openSite, type Site } from '#support/site.ts';
import { NEEDED } from '#support/tell-form.ts';
import { openVisitor, seen } from '#support/visitor.ts';

const KB = 1_000;
const HTML_MOST = 14 * KB;
/** The design's own budget for the heaviest page. */
const LONG_HTML_MOST = 30 * KB;
/** As it travels. */
const HOME_MOST = 20 * KB;
/** Four of them are the names of Urdu and Arabic, in letters of their own. */
const FONTS_MOST = 112 * KB;
const CSS_MOST = 12 * KB;
const SCRIPTS_MOST = 132 * KB;
const GZIP_LEVEL = 6;

const gzipped = (body: string) => gzipSync(body, { level: GZIP_LEVEL }).length;

describe('what a reader’s phone has to fetch', () => {
  let site: Site;
  let short: string;
  let long: string;
  let urdu: string;
  beforeAll(async () => {
    site = await openSite();
    // English neighbours on both sides: a title in Urdu beside it would rightly bring its font.
    for (const title of ['Before', 'Short', 'Between', 'Long', 'After'])
      await publishSample(site, plainSample({ title }));
    short = await publishSample(site, plainSample({ title: 'Short', body: englishText(2_000) }));
    long = await publishSample(site, plainSample({ title: 'Long', body: englishText(10_000) }));
    await publishSample(site, plainSample({ title: 'After both' }));
    urdu = await publishSample(site, sampleIn('ur', 'ourlondonfamily'));
    // Far enough from the top of the list that nobody sees the letter in Urdu at first.
    for (let i = 0; i < 10; i++) await publishSample(site, plainSample({ title: `Newer ${i}` }));
  });
  const htmlOf = async (path: string) => (await fetch(`${site.app.origin}${path}`)).text();

  test('the page of a story of 2,000 characters', async ({ annotate }) => {
    const size = gzipped(await htmlOf(short));
    await annotate(`${size} bytes`);
    expect(size).toBeLessThanOrEqual(HTML_MOST);
  });

  test('the page of a story of 10,000 characters', async ({ annotate }) => {
    const size = gzipped(await htmlOf(long));
    await annotate(`${size} bytes`);
    expect(size).toBeLessThanOrEqual(LONG_HTML_MOST);
  });

  test('the home page, with a full wall', async ({ annotate }) => {
    const size = brotliCompressSync(await htmlOf('/')).length;
    await annotate(`${size} bytes`);
    expect(size).toBeLessThanOrEqual(HOME_MOST);
  });

  test('the style sheet', async ({ annotate }) => {
    const sheets = (await htmlOf(short)).matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
    const paths = [...sheets].map(([, path = '']) => path);
    const sizes = await Promise.all(paths.map(async (path) => gzipped(await htmlOf(path))));
    const size = sizes.reduce((sum, one) => sum + one, 0);
    await annotate(`${size} bytes in ${paths.length}`);
    expect(paths).not.toEqual([]);
    expect(size).toBeLessThanOrEqual(CSS_MOST);
  });

  test.for([
    { name: 'a story', path: () => short },
    { name: 'the form', path: () => '/tell' },
    { name: 'an unknown address', path: () => '/no-such-page' },
  ])('the fonts of $name in English', async ({ path }, { annotate }) => {
    const fonts = await fontsOf(site, path());
    await annotate(`${fonts.bytes} bytes: ${fonts.names.join(' ')}`);
    expect(fonts.names.filter((name) => /^(?:nastaliq|naskh|arabic)-(?!ui)/.test(name))).toEqual(
      [],
    );
    expect(fonts.names.length).toBeGreaterThan(0);
    expect(fonts.bytes).toBeLessThanOrEqual(FONTS_MOST);
  });

  test('the font of a letter in Urdu', async ({ annotate }) => {
    const { names, bytes } = await fontsOf(site, urdu);
    await annotate(`${bytes} bytes: ${names.join(' ')}`);
    expect(names.some((name) => /^nastaliq-(?!ui)/.test(name))).toBe(true);
  });

  test('a letter in Urdu far down a list brings its font when a reader comes near', async () => {
    const { page, open } = await openVisitor(site.browser, site.app, { fresh: true });
    const nastaliq = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /nastaliq-(?!ui)/.test(name)),
      );
    await open('/stories');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.list [lang="ur"]').count()).toBeGreaterThan(0);
    expect(await nastaliq()).toBe(false);
    await page.locator('.list [lang="ur"]').first().scrollIntoViewIfNeeded();
    await eventually(nastaliq).toBe(true);
  });

  test('the scripts of a story', async ({ annotate }) => {
    const { bytes, count } = await scriptsOf(site, long);
    await annotate(`${bytes} bytes in ${count}`);
    expect(count).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_MOST);
  });

  test('scripts are asked for once the words are painted', async () => {
    const { page, open } = await openVisitor(site.browser, site.app, { fresh: true });
    await open(long);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => entry.startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  });

  test('a list to type into comes with the form and not with a story', async () => {
    expect((await scriptsOf(site, '/tell')).text).toContain(COMBOBOX);
    expect((await scriptsOf(site, long)).text).not.toContain(COMBOBOX);
  });

  test('the words are in the page the server sends, and readable when no script arrives', async () => {
    const { page, allow } = await openVisitor(site.browser, site.app);
    allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(long);
    expect(await seen(page.locator('article .prose'))).toBe(englishText(10_000));
  });
});

describe('a strict policy for styles has nothing to forbid', () => {
  let site: Site;
  let addresses: Addresses;
  beforeAll(async () => {
    site = await openSite();
    addresses = await setTheScene(site);
  });

  test('no page of the server carries a style of its own', async () => {
    const pages = ['/', '/stories', '/stories?page=2', '/tell', '/thank-you', '/try-again-later'];
    const forms = campaignsWithForm().map((campaign) => campaign.form.path);
    const styled: string[] = [];
    const { receipts: _, thanks, painted, ...paths } = addresses;
    const sent = [await thanks(), await painted()];
    for (const path of [...pages, ...forms, ...Object.values(paths), ...sent, '/no-such-page'])
      styled.push(...stylesIn(await (await fetch(`${site.app.origin}${path}`)).text(), path));
    expect(styled).toEqual([]);
  });

  test.each([
    { name: 'mistakes', body: { intent: 'review' } },
    { name: 'the read-over step', body: { ...NEEDED, intent: 'review' } },
  ])('nor does the answer to a plain form with $name', async ({ name, body }) => {
    const answer = await fetch(`${site.app.origin}/tell`, {
      method: 'POST',
      body: new URLSearchParams(body),
    });
    expect(stylesIn(await answer.text(), name)).toEqual([]);
  });
});

/** The one attribute that no other control of the site has. */
const COMBOBOX = 'aria-activedescendant';

/** Every script a page transfers until it rests, in bytes as they travel. */
async function scriptsOf(site: Site, path: string) {
  const answers = await answersTo(site, path, '.js');
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  return {
    count: answers.length,
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    text: bodies.join('\n'),
  };
}

/** Elements with a style attribute, and style elements; scripts are data here. */
function stylesIn(html: string, path: string): string[] {
  expect(html).toContain('</html>');
  const markup = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  return [...markup.matchAll(/<style\b|<[a-z][^>]*\sstyle\s*=[^>]*>/gi)].map(
    ([tag]) => `${path}: ${tag}`,
  );
}

async function fontsOf(site: Site, path: string): Promise<{ names: string[]; bytes: number }> {
  const answers = await answersTo(site, path, '.woff2');
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return {
    names: answers.map((answer) => new URL(answer.url()).pathname.replace('/assets/', '')),
    bytes: bodies.reduce((sum, body) => sum + body.length, 0),
  };
}

/** What arrives of one kind of file in a browser that has nothing yet. */
async function answersTo(site: Site, path: string, ending: string): Promise<Answer[]> {
  const visitor = await openVisitor(site.browser, site.app, { fresh: true });
  visitor.allow(/status of 404/);
  const answers: Answer[] = [];
  visitor.page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith(ending)) answers.push(answer);
  });
  await visitor.open(path);
  await visitor.page.evaluate(() => document.fonts.ready);
  await visitor.page.waitForLoadState('networkidle');
  return answers;
}
