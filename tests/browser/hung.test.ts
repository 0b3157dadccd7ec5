import { beforeAll, describe, expect, test } from 'vitest';
import { publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor, seen } from '#support/visitor.ts';

describe('the link in the mail', () => {
  let site: Site;
  let story: string;
  let letter: string;
  beforeAll(async () => {
    site = await openSite();
    await site.world.publish({ title: 'Before it' });
    story = (await site.world.publish({ title: 'The fig', name: '' })).url;
    await site.world.publish({ title: 'After it' });
    letter = await publishSample(site, {
      ...sampleIn('en', 'ourlondonfamily'),
      title: 'The bench',
    });
  });

  test.each([true, false])('shows a writer that it hangs (script: %s)', async (javaScript) => {
    const { page, open } = await openVisitor(site.browser, site.app, { javaScript, width: 390 });
    await open(`${story}?hung`);
    expect(await seen(page.locator('h1'))).toBe('Your story is on the wall.');
    expect(await seen(page.locator('.hung-today .lead'))).toBe(
      'Hung between “Before it” and “After it”. Anyone can read it now.',
    );
    expect(await seen(page.locator('.hung-today'))).toContain('You signed it Anonymous.');
    const tile = await page.locator('.placed .me').boundingBox();
    expect(tile?.width).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Read it as others see it' }).click();
    expect(new URL(page.url()).hash).toBe('#words');
    expect(await page.getByRole('heading', { level: 2, name: 'The fig' }).isVisible()).toBe(true);
  });

  test('is the same page to the world, and not found by search engines', async () => {
    const html = await (await fetch(`${site.app.origin}${story}?hung`)).text();
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${story}"`));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const plain = await (await fetch(`${site.app.origin}${story}`)).text();
    expect(plain).not.toContain('noindex');
    expect(plain).not.toContain('hung-today');
  });

  test('is quiet for a letter of remembrance', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open(`${letter}?hung`);
    expect(await seen(page.locator('h1'))).toBe('Your letter hangs in this room.');
    expect(await page.locator('.hung-today .share, .colouring').count()).toBe(0);
    // A coloured tile is filled by its pigments.
    expect(await page.locator('.placed [fill^="var(--p-"]').count()).toBe(0);
  });
});
