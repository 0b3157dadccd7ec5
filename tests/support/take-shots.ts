/** `npm run shots -- --url http://127.0.0.1:4310 [/path …]`: pictures of pages for people to look at. */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.ts';

const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4310' },
    out: { type: 'string', default: 'shots' },
  },
});

const browser = await launchChromium();
await mkdir(values.out, { recursive: true });
for (const colorScheme of SCHEMES)
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      // The policy forbids the style below, as it should.
      bypassCSP: true,
    });
    const page = await context.newPage();
    for (const path of positionals.length > 0 ? positionals : await pathsOfSite()) {
      await page.goto(`${values.url}${path}`, { waitUntil: 'networkidle' });
      // A picture of the whole page shows also what waits for a reader to come near.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const name = path.replace(/^\//, '').replaceAll(/[/?=&]/g, '_') || 'home';
      await page.screenshot({
        path: `${values.out}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
    await context.close();
  }
await browser.close();

/** Every route of the site, with a story and letters in three languages found through the API. */
async function pathsOfSite(): Promise<string[]> {
  const siteMap = await fetch(`${values.url}/sitemaps/pages.xml`).then((answer) => answer.text());
  const fixed = [...siteMap.matchAll(/<loc>([^<]+)</g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const response = await fetch(`${values.url}/api/story/some?numStories=100`);
  const { content } = (await response.json()) as {
    content: { url: string; language: string; writingType: string }[];
  };
  const first = (test: (story: (typeof content)[number]) => boolean) =>
    content.filter(test).slice(0, 1);
  const texts = [
    ...first((story) => story.writingType === 'STORY'),
    ...first((story) => story.writingType === 'LETTER' && story.language === 'en'),
    ...first((story) => story.language === 'fr'),
    ...first((story) => story.language === 'ur'),
  ].map((story) => story.url);
  return [...fixed, '/stories?page=3', '/thank-you', '/try-again-later', '/no-such-page', ...texts];
}
