import { beforeAll, describe, expect, test } from 'vitest';
import { plainSample, publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor, seen } from '#support/visitor.ts';

describe('after the last line', () => {
  let site: Site;
  const urls: Record<string, string> = {};
  beforeAll(async () => {
    site = await openSite();
    const publish = async (title: string, slug: string) => {
      urls[title] = await publishSample(site, { ...sampleIn('en', slug), title });
    };
    // Oldest first, so that each room has its texts between those of others.
    await publish('The first letter', 'ourlondonfamily');
    await publish('Oldest evening', 'ramadan');
    urls.Mosque = await publishSample(site, plainSample({ title: 'In between' }));
    await publish('The second letter', 'ourlondonfamily');
    await publish('Newest evening', 'ramadan');
  });
  const IN_RAMADAN = '?display=MUSEUM&category=RAMADAN';
  const IN_LONDON = '?display=MUSEUM&category=OUR_LONDON_FAMILY';
  const at = async (
    title: string,
    search = '',
    options: { width?: number; javaScript?: boolean } = {},
  ) => {
    const visitor = await openVisitor(site.browser, site.app, options);
    await visitor.open(`${urls[title]}${search}`);
    return visitor;
  };

  test.each([true, false])(
    'Next stays in the room one came from (script: %s)',
    async (javaScript) => {
      const { page, open } = await openVisitor(site.browser, site.app, { javaScript });
      await open('/ramadan/stories');
      await page.getByRole('link', { name: 'Newest evening' }).click();
      await page.getByRole('heading', { level: 1, name: 'Newest evening' }).waitFor();
      const next = page.getByRole('link', { name: /^Next Story in Ramadan Oldest evening/ });
      await next.click();
      await page.getByRole('heading', { level: 1, name: 'Oldest evening' }).waitFor();
      expect(new URL(page.url()).search).toBe(IN_RAMADAN);
      expect(await page.locator('.nextone').getAttribute('class')).toBe('nextone w-ramadan');
      await page.getByRole('link', { name: 'Previous Story' }).click();
      await page.getByRole('heading', { level: 1, name: 'Newest evening' }).waitFor();
      await page.getByRole('link', { name: 'All Ramadan stories' }).click();
      await page.waitForURL('**/ramadan/stories');
    },
  );

  test.each([true, false])('a list that was narrowed stays so (script: %s)', async (javaScript) => {
    const { page, open } = await openVisitor(site.browser, site.app, { javaScript });
    await open('/stories?type=LETTER');
    await page.getByRole('link', { name: 'The second letter' }).click();
    await page.getByRole('heading', { level: 1, name: 'The second letter' }).waitFor();
    await page.getByRole('link', { name: /^Next Story newest first The first letter/ }).click();
    await page.getByRole('heading', { level: 1, name: 'The first letter' }).waitFor();
    expect(new URL(page.url()).search).toBe('?type=LETTER');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.waitForURL('**/stories?type=LETTER');
  });

  test('from a link alone, Next is the one that was published before', async () => {
    const { page } = await at('Newest evening');
    expect(await page.locator('.nextone').getAttribute('class')).toContain('unpainted');
    expect(await seen(page.locator('.next strong'))).toBe('The second letter');
  });

  test('from a letter of remembrance alone, Next stays among its letters', async () => {
    const { page } = await at('The second letter');
    expect(await seen(page.locator('.next .where'))).toBe('Next Story in Our London Family');
    expect(await seen(page.locator('.next strong'))).toBe('The first letter');
  });

  test('a letter of remembrance is told by whom it is to, and nothing shines', async () => {
    const { page } = await at('The second letter', IN_LONDON);
    expect(await page.locator('.nextone').getAttribute('class')).toBe('nextone w-london hushed');
    expect(await seen(page.locator('.next .line'))).toMatch(/^To the /);
  });

  test('the last one in a room leads to its empty place and its form', async () => {
    const { page } = await at('Oldest evening', IN_RAMADAN);
    const free = page.getByRole('link', { name: /That was the last one in this room/ });
    expect(await seen(free)).toContain('The next place is free');
    expect(await free.getAttribute('href')).toBe('/ramadan/tell');
    const yours = page.getByRole('link', { name: 'Your Story', exact: true });
    expect(await yours.getAttribute('href')).toBe('/ramadan/tell');
  });

  test('the last letter of remembrance asks for nothing', async () => {
    const { page } = await at('The first letter', IN_LONDON);
    expect(await page.locator('.next').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the letters' }).click();
    await page.waitForURL('**/ourlondonfamily/letters');
  });

  test.each([
    { width: 390, most: 420 },
    { width: 1280, most: 300 },
  ])('it is near the last line at $width', async ({ width, most }) => {
    const { page } = await at('Newest evening', IN_RAMADAN, { width });
    const last = await page.locator('.prose > p').last().boundingBox();
    const band = await page.locator('.nextone').boundingBox();
    expect((band?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(most);
  });

  test('text size and paper come before the words, where a script runs', async () => {
    const { page } = await at('Newest evening');
    const larger = page.getByRole('button', { name: 'Larger text' });
    const words = page.locator('.prose');
    expect((await larger.boundingBox())?.y).toBeLessThan((await words.boundingBox())?.y ?? 0);
    await larger.click();
    expect(await words.getAttribute('class')).toContain('text-large');
    await page.reload();
    await expect.poll(() => words.getAttribute('class')).toContain('text-large');
    const bare = await at('Newest evening', '', { javaScript: false });
    expect(await bare.page.getByRole('group', { name: 'Reading' }).count()).toBe(0);
  });
});
