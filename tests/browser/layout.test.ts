import { beforeAll, describe, expect, test } from 'vitest';
import { overflowsOf, SMALLEST_WIDTHS, WIDTHS } from '#support/overflow.ts';
import { englishText, plainSample, publishSample, type Sample } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { NEEDED, writeAndReadOver } from '#support/tell-form.ts';
import { openVisitor } from '#support/visitor.ts';

const LONG_WORD = 'Rindfleischetikettierungsaufgabengesetze';

const LONG_ANSWERS = {
  name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern',
  city: 'Taumatawhakatangihangakoauauotamateaturipukakapiki',
  link: `https://example.org/${'long'.repeat(32)}`,
  social: 'INSTAGRAM',
  handle: `@${'handle'.repeat(8)}`,
};

const HARD_TEXTS: Record<string, Sample> = {
  'a title of one long word': plainSample({ title: LONG_WORD }),
  'a title of eighty signs': plainSample({ title: `${LONG_WORD}${LONG_WORD}` }),
  'a long city, name and link': plainSample({ title: 'Far away', ...LONG_ANSWERS }),
  'ten thousand characters': plainSample({ title: 'A long story', body: englishText(10_000) }),
  'a text of one line': plainSample({ title: 'One line', body: `${'so '.repeat(33)}.` }),
  'a text without a space': plainSample({ title: 'No space', body: 'ha'.repeat(200) }),
  'an address in the text': plainSample({
    title: 'With an address',
    body: `${englishText(200)} https://example.org/${'path/'.repeat(30)}${'x'.repeat(120)}`,
  }),
  'a text of emoji': plainSample({ title: 'Emoji', body: '👨‍👩‍👧‍👦🕌🇨🇦'.repeat(20) }),
  'mixed directions': plainSample({
    title: 'Salaam سلام (again)',
    body: `She said “السلام عليكم ورحمة الله وبركاته” and I said ${'وعليكم السلام '.repeat(8)}twice.`,
  }),
};

describe('nothing is wider than the window, from 200 to 1600, on', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });

  test.each(Object.entries(HARD_TEXTS))('%s', async (_name, sample) => {
    const url = await publishSample(site, sample);
    const visitor = await openVisitor(site.browser, site.app);
    await visitor.open(url);
    expect(await overflowsOf(visitor.page, [...SMALLEST_WIDTHS, ...WIDTHS])).toEqual([]);
  });

  test.each(['/', '/stories'])('%s with every hard text on it', async (path) => {
    for (const sample of Object.values(HARD_TEXTS)) await publishSample(site, sample);
    const visitor = await openVisitor(site.browser, site.app);
    await visitor.open(path);
    expect(await overflowsOf(visitor.page, WIDTHS)).toEqual([]);
  });

  test.each([
    '/',
    '/stories',
    '/tell',
    '/ourlondonfamily',
    '/ourlondonfamily/letters',
    '/museum',
    '/sudan',
    '/press',
    '/contact',
    '/faq',
    '/receipt',
    '/guidelines',
    '/no-such-page',
  ])('%s in the smallest windows', async (path) => {
    const visitor = await openVisitor(site.browser, site.app);
    visitor.allow(/404/);
    await visitor.open(path);
    expect(await overflowsOf(visitor.page, SMALLEST_WIDTHS)).toEqual([]);
  });

  test('at 390 no word of the last look is broken that fits its line', async () => {
    const visitor = await openVisitor(site.browser, site.app, { width: 390 });
    await writeAndReadOver(visitor, { ...NEEDED, belief: 'African Traditional & Diasporic' });
    const broken = await visitor.page.locator('.ans :is(dt, dd)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = cell.textContent ?? '';
        const node = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        return [...text.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            if (node?.textContent !== text) return false;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word);
      }),
    );
    expect(broken).toEqual([]);
    const value = visitor.page.locator('.ans dd').first();
    expect((await value.boundingBox())?.width).toBeGreaterThan(300);
  });

  test('boxes side by side are as tall as one line, and the bar for leaving reaches both edges', async () => {
    const visitor = await openVisitor(site.browser, site.app, { width: 820 });
    await visitor.open('/tell');
    const box = (selector: string) => visitor.page.locator(selector).boundingBox();
    expect((await box('#name'))?.height).toBe((await box('#age'))?.height);
    expect((await box('#name'))?.y).toBe((await box('#age'))?.y);
    expect(await box('.leavebar')).toMatchObject({ x: 0, width: 820 });
  });

  test('the last look at long answers', async () => {
    const visitor = await openVisitor(site.browser, site.app);
    await writeAndReadOver(visitor, { ...NEEDED, ...LONG_ANSWERS, title: LONG_WORD });
    expect(await overflowsOf(visitor.page, WIDTHS)).toEqual([]);
  });
});
