import { beforeAll, describe, expect, test } from 'vitest';
import { WITH_MADE } from '#support/made-campaign.ts';
import { eventually, openSite, type Site, storedUnder } from '#support/site.ts';
import { type Answers, fillIn, NEEDED, readItOver, readOverAnswers } from '#support/tell-form.ts';
import { openVisitor, seen, type Visitor } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ made: true });
});

/** What a form asks of everybody, without what it does not ask. */
function answersFor(slug: string, title: string): Answers {
  const campaign = WITH_MADE.findForm(slug);
  const { age, belief, category, ...always } = NEEDED;
  return {
    ...always,
    title,
    ...(campaign ? {} : { category }),
    ...(!campaign || campaign.form.requires.includes('age') ? { age } : {}),
    ...(!campaign || campaign.form.requires.includes('belief') ? { belief } : {}),
  };
}

describe('each form', () => {
  // People fill them in under tests/journeys; here is what becomes of it.
  test.each(WITH_MADE.withForm.map((campaign) => [campaign.form.path, campaign] as const))(
    '%s stores its own category, kind and recipient',
    async (path, { slug, category, writingType, recipients }) => {
      const title = `Journey through ${slug}`.slice(0, 50);
      const answers = {
        ...answersFor(slug, title),
        recipient: recipients[1] ?? '',
        intent: 'send',
      };
      const body = new URLSearchParams(answers);
      await fetch(`${site.app.origin}${path}`, { method: 'POST', body });
      const [hash = ''] = await storedUnder(site, title);
      await site.world.settle(hash, 'publish');
      const answer = await fetch(`${site.app.origin}/api/story/${hash}`);
      expect(await answer.json()).toMatchObject({
        category: category ?? 'MOSQUE',
        writingType,
        toField: recipients[1] ?? null,
      });
    },
  );

  test('reading over offers to change who it is to, and not the subject of a campaign', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/ourlondonfamily/tell');
    await fillIn(page, answersFor('ourlondonfamily', 'To one of them'));
    await page.locator('#recipient').selectOption('The mother');
    await readItOver(page);
    await page.getByRole('heading', { name: 'Read it over', level: 1 }).waitFor();
    expect(await readOverAnswers(page)).toMatchObject({ To: 'The mother' });
    expect(await page.getByRole('link', { name: 'Change the subject' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Change who it is to' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('recipient');
  });

  test.each([true, false])(
    'nothing is bright or counted around thanks for a letter of remembrance (script: %s)',
    async (javaScript) => {
      const { page, open } = await openVisitor(site.browser, site.app, { javaScript });
      await open('/palestine/tell');
      expect(await page.locator('.banner .wide-only').count()).toBe(1);
      await open('/ourlondonfamily/tell');
      await fillIn(page, answersFor('ourlondonfamily', 'To all of them'));
      await page.locator('#recipient').selectOption('The mother');
      await readItOver(page);
      await page.getByRole('button', { name: /^Send my/ }).click();
      await page.getByRole('heading', { name: 'We have received your letter.' }).waitFor();
      expect(await page.locator('.banner .wide-only').count()).toBe(0);
      expect(await page.locator('.frieze.quiet').count()).toBe(1);
      expect(await page.getByText('my tile').count()).toBe(0);
    },
  );

  test('the general form offers to change the subject', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    await fillIn(page, answersFor('general', 'About a subject'));
    await readItOver(page);
    await page.getByRole('link', { name: 'Change the subject' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('category');
  });

  test('an Urdu letter turns the fields round as soon as the first letter is written', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/ourlondonfamily/tell');
    const story = page.locator('#story');
    expect(await story.getAttribute('lang')).toBeNull();
    await story.fill('م');
    expect(await story.getAttribute('lang')).toBe('ur');
    expect(await story.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
  });
});

describe('what a link says about the text to come', () => {
  const LINKS = [
    ['/tell', { category: 'BILL21' }, { heading: 'Tell Your Story', category: 'Bill 21' }],
    ['/tell', { cat: 'SIKH' }, { heading: 'Tell Your Story', category: 'Sikh' }],
    ['/tell', { letter: true }, { heading: 'Write Your Letter', category: '' }],
    [
      '/tell',
      { type: 'LETTER', category: 'OUR_LONDON_FAMILY' },
      { heading: 'Write Your Letter', category: 'Our London Family' },
    ],
    [
      '/ourlondonfamily/tell',
      { type: 'LETTER', category: 'OUR_LONDON_FAMILY', toField: 'The son' },
      { heading: 'Letter Of Remembrance', recipient: 'The son' },
    ],
    [
      '/palestine/tell',
      { type: 'LETTER', category: 'PALESTINE' },
      { heading: 'Write to the Children of Gaza' },
    ],
  ] as const;

  const found = async ({ page }: Visitor) => ({
    heading: await seen(page.getByRole('heading', { level: 1 })),
    category: await value(page.locator('#category')),
    recipient: await value(page.locator('#recipient')),
  });
  const value = async (field: ReturnType<Visitor['page']['locator']>) =>
    (await field.count()) > 0 ? field.inputValue() : undefined;

  test.each(LINKS)('%s with %o in the query string', async (path, hints, expected) => {
    const visitor = await openVisitor(site.browser, site.app);
    const query = new URLSearchParams(
      Object.entries(hints).map(([name, hint]) => [name, String(hint)]),
    );
    await visitor.open(`${path}?${query}`);
    expect(await found(visitor)).toMatchObject(expected);
  });

  test.each(LINKS)('%s with %o in router state', async (path, hints, expected) => {
    const visitor = await openVisitor(site.browser, site.app);
    await visitor.open('/faq');
    // As the router itself keeps state in the history of the browser.
    await visitor.page.evaluate(
      ([to, usr]) => {
        window.history.pushState({ usr, key: 'given', idx: 1 }, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      },
      [path, hints] as const,
    );
    await visitor.page.getByRole('heading', { level: 1, name: expected.heading }).waitFor();
    expect(await found(visitor)).toMatchObject(expected);
  });

  test('the query string works without a script too', async () => {
    const visitor = await openVisitor(site.browser, site.app, { javaScript: false });
    await visitor.open('/tell?type=LETTER&category=OUR_LONDON_FAMILY');
    expect(await seen(visitor.page.getByRole('heading', { level: 1 }))).toBe('Write Your Letter');
    expect(await visitor.page.locator('#category').inputValue()).toBe('OUR_LONDON_FAMILY');
  });
});
