import { beforeAll, describe, expect, test } from 'vitest';
import { publishSample, sampleIn } from '#support/samples.ts';
import { eventually, openSite, type Site } from '#support/site.ts';
import { openVisitor, seen } from '#support/visitor.ts';
import { dateTimeTextIn } from '#words/dates.ts';

const DANGEROUS = [
  `<script>document.title = 'taken'</script> & "quotes" 'and' <b>signs</b> &amp; &lt;`,
  `</script><script>document.title = 'taken'</script> <img src=x onerror="document.title = 'taken'">`,
  '{{title}} \\u003c <!-- a comment --> ]]> %3Cscript%3E',
].join('\n\n');

describe('a story’s page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  const visit = (options = {}) => openVisitor(site.browser, site.app, options);
  const get = (path: string) => fetch(`${site.app.origin}${path}`, { redirect: 'manual' });

  test.each(['another-title', 'The-Old-Title', '%D8%AD%DA%A9', 'a%2Fb'])(
    'under the wrong title "%s" it leads to the right one',
    async (slug) => {
      const { url, hash } = await site.world.publish({ title: 'The right title' });
      const answer = await get(`/story/mosque/${slug}/${hash}?type=STORY`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`${url}?type=STORY`);
    },
  );

  test('under the wrong subject it leads to the right one', async () => {
    const { url, hash } = await site.world.publish({ title: 'The right subject' });
    const { page, open } = await visit();
    await open(`/story/laundry/the-right-subject/${hash}`);
    expect(new URL(page.url()).pathname).toBe(url);
  });

  test('one that waits, one that was refused and one that never was answer the same', async () => {
    const waiting = await site.world.submit({ title: 'Not yet' });
    const refused = await site.world.submit({ title: 'Not at all' });
    await site.world.settle(refused.hash, 'refuse');
    const answers = await Promise.all(
      [waiting.url, refused.url, '/story/mosque/not-yet/000000000000'].map(get),
    );
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
    const [first = '', ...others] = await Promise.all(answers.map(mainAndTitle));
    expect(first).toContain('Nothing hangs here yet');
    for (const other of others) expect(other).toBe(first);
  });

  test('asks whether a story had an impact, and is passed on by signs that differ', async () => {
    const { url } = await site.world.publish({ title: 'Passed on' });
    const { page, open } = await visit();
    await open(url);
    expect(await seen(page.locator('main'))).toContain('Did a story impact you?');
    const signs = await page.locator('.share .tool svg').evaluateAll((nodes) =>
      nodes.map((node) => ({
        drawing: node.innerHTML,
        size: `${node.getBoundingClientRect().width} ${node.getBoundingClientRect().height}`,
      })),
    );
    expect(signs.map(({ size }) => size)).toEqual(Array(6).fill('22 22'));
    expect(new Set(signs.map(({ drawing }) => drawing)).size).toBe(6);
    const paper = page.getByRole('link', { name: 'On paper' });
    const [icon, words] = await Promise.all(
      ['svg', 'span'].map((part) => paper.locator(part).boundingBox()),
    );
    expect(Math.abs((icon?.y ?? 0) - (words?.y ?? 99))).toBeLessThan(10);
  });

  test('a letter in Urdu is marked as such, and read from the right', async () => {
    const sample = sampleIn('ur', 'ourlondonfamily');
    const { page, open } = await visit();
    await open(await publishSample(site, sample));
    for (const place of ['article h1', 'article .prose']) {
      expect(await page.locator(place).getAttribute('lang')).toBe('ur');
      expect(await page.locator(place).getAttribute('dir')).toBe('rtl');
    }
    expect(await seen(page.locator('article h1'))).toBe(sample.title);
    await open('/stories');
    const title = page.locator('[lang="ur"][dir="rtl"] h2', { hasText: sample.title });
    expect(await title.count()).toBe(1);
  });

  test('a letter in French is marked as such', async () => {
    const { page, open } = await visit();
    await open(await publishSample(site, sampleIn('fr', 'jan29')));
    for (const place of ['article h1', 'article .prose'])
      expect(await page.locator(place).getAttribute('lang')).toBe('fr');
  });

  test.each([true, false])(
    'shows signs of markup as they were written (script: %s)',
    async (javaScript) => {
      const { url } = await site.world.publish({ title: 'With signs', story: DANGEROUS });
      const { page, open } = await visit({ javaScript });
      await open(url);
      expect(await seen(page.locator('article .prose'))).toBe(DANGEROUS);
      expect(await page.title()).toMatch(/^With signs/);
      await open('/stories');
      expect(await seen(page.locator('ol.list'))).toContain(
        `<script>document.title = 'taken'</script>`,
      );
    },
  );

  test('the date is the operators’ before a script runs, and then the reader’s own', async () => {
    const { url } = await site.world.publish({ title: 'Somewhere else' });
    const shown = async (javaScript: boolean) => {
      const { page, open } = await visit({ javaScript, timeZone: 'Asia/Karachi' });
      await open(url);
      return page.locator('.hangs time');
    };
    const plain = await shown(false);
    const at = new Date((await plain.getAttribute('datetime')) ?? '');
    expect(spaced(await seen(plain))).toBe(spaced(dateTimeTextIn('en', at, 'America/Toronto')));
    const own = await shown(true);
    await eventually(async () => spaced(await seen(own))).toBe(
      spaced(dateTimeTextIn('en', at, 'Asia/Karachi')),
    );
  });
});

/** Browsers and servers write the space before "p.m." with different signs. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

async function mainAndTitle(answer: Response): Promise<string> {
  const html = await answer.text();
  return `${/<title>.*<\/title>/s.exec(html)?.[0]}${/<main.*<\/main>/s.exec(html)?.[0]}`;
}
