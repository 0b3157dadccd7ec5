import { beforeAll, describe, expect, test } from 'vitest';
import { plainSample, publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor, seen } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await publishSample(site, sampleIn('en', 'palestine'));
  await publishSample(site, { ...sampleIn('en', 'palestine'), title: 'A second letter' });
  // A story about the same subject is read there too, and is not a letter.
  await publishSample(site, plainSample({ title: 'A story', category: 'PALESTINE' }));
});

/** A star and the distance to the next. */
const STAR_STEP = 12;

describe('the goal of a campaign', () => {
  test.each([
    { name: 'its own page', path: '/palestine', text: '.goal .fig', says: /^2\s+letters written/ },
    { name: 'the home page', path: '/', text: '.room.w-palestine', says: /2 letters are written/ },
    { name: 'the banner', path: '/faq', text: '.banner', says: /2 of 1,948 letters so far/ },
    { name: 'opportunities', path: '/opportunities', text: '.w-palestine', says: /Read 2 letters/ },
  ])('is the same number on $name: letters only', async ({ path, text, says }) => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open(path);
    expect(await seen(page.locator(text).first())).toMatch(says);
  });

  test('has as many stars as there are letters', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/palestine');
    expect(await page.locator('.goal progress').getAttribute('value')).toBe('2');
    const lit = page.locator('.goal .pw-wide svg rect:not([fill$="-todo)"])');
    const widths = await lit.evaluateAll((fields) =>
      fields.map((field) => Number(field.getAttribute('width'))),
    );
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(2 * STAR_STEP);
  });
});

describe('the rooms on the home page', () => {
  test('are the campaigns that ask for it, the quiet ones last', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/');
    expect(await page.locator('.rooms h3').allTextContents()).toEqual([
      'Write to the Children of Gaza',
      'Tell your hijab story',
      'Letters of remembrance for Our London Family',
      'January 29: letters for the victims of the Quebec City mosque shooting',
    ]);
    expect(await seen(page.locator('.room.w-london'))).toContain(
      'Written in English, French and Urdu.',
    );
  });

  test('a language may have a page of its own', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/ourlondonfamily');
    const urdu = page.locator('.tongues [lang="ur"]');
    expect(await urdu.getAttribute('href')).toBe('/ur/ourlondonfamily/urdu');
    await open('/jan29');
    expect(await urdu.getAttribute('href')).toBe('/ur/jan29/tell');
  });
});
