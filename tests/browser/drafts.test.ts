import { beforeAll, describe, expect, test } from 'vitest';
import { eventually, openSite, type Site } from '#support/site.ts';
import {
  answersIn,
  EVERYTHING,
  fillIn,
  reload,
  reopen,
  stored,
  untilSaved,
} from '#support/tell-form.ts';
import { isPageView, openVisitor, seen, type Visitor } from '#support/visitor.ts';

describe('drafts', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  const visit = () => openVisitor(site.browser, site.app);

  /** Somebody who has written everything and answered the question. */
  const write = async (answer: 'Yes, keep a draft' | 'No, others use it too'): Promise<Visitor> => {
    const visitor = await visit();
    await visitor.open('/tell');
    await fillIn(visitor.page, EVERYTHING);
    await visitor.page.getByRole('button', { name: answer, exact: true }).click();
    return visitor;
  };

  test('the question is asked once there are words, and not before', async () => {
    const { page, open } = await visit();
    const question = page.getByText('Is this device yours?').first();
    await open('/tell');
    await fillIn(page, { country: 'Canada', gender: 'F' });
    expect(await question.count()).toBe(0);
    await fillIn(page, { title: 'A few words' });
    await question.waitFor();
    expect(await stored(page, 'localStorage')).toEqual({});
  });

  test('Yes keeps the draft on the device, and offers it without showing it', async () => {
    const visitor = await write('Yes, keep a draft');
    await visitor.page.getByText('Saved on this device').waitFor();
    await untilSaved(visitor.page, EVERYTHING.handle);
    const page = await reopen(visitor, '/tell');
    const offer = page.getByRole('button', { name: 'Bring back my draft' });
    await offer.waitFor();
    expect(await seen(page.locator('main'))).not.toContain(EVERYTHING.title);
    expect(await answersIn(page)).toEqual({});
    await offer.click();
    await eventually(() => answersIn(page)).toEqual(EVERYTHING);
    expect(await offer.count()).toBe(0);
  });

  test('a reload in the same tab offers the newest words, not the first', async () => {
    const { page, open } = await visit();
    await open('/tell');
    await fillIn(page, { title: 'The first words' });
    await page.getByRole('button', { name: 'Yes, keep a draft', exact: true }).click();
    await fillIn(page, EVERYTHING);
    await untilSaved(page, EVERYTHING.handle);
    await reload(page);
    await page.getByRole('button', { name: 'Bring back my draft' }).click();
    await eventually(() => answersIn(page)).toEqual(EVERYTHING);
  });

  test('"No, others use it too" leaves no word on the device', async () => {
    const visitor = await write('No, others use it too');
    const { page } = visitor;
    await page.getByText('Kept until you leave this page').first().waitFor();
    await untilSaved(page, EVERYTHING.title, 'sessionStorage');
    // The answer itself is kept, so that it is asked once.
    expect(await stored(page, 'localStorage')).toEqual({ 'hikaya.draft-place': 'tab' });
    const next = await reopen(visitor, '/tell');
    expect(await next.getByRole('button', { name: 'Bring back my draft' }).count()).toBe(0);
    expect(await stored(next, 'sessionStorage')).not.toHaveProperty('hikaya.draft.general');
  });

  test('"No, others use it too" still survives a reload of the page', async () => {
    const { page } = await write('No, others use it too');
    await untilSaved(page, EVERYTHING.handle, 'sessionStorage');
    await reload(page);
    await page.getByRole('button', { name: 'Bring back my draft' }).click();
    await eventually(() => answersIn(page)).toEqual(EVERYTHING);
  });

  test('Clear my draft empties the form and the device', async () => {
    const { page } = await write('Yes, keep a draft');
    await untilSaved(page, EVERYTHING.handle);
    await page.getByRole('button', { name: 'Clear my draft' }).click();
    await eventually(() => answersIn(page)).toEqual({});
    expect(await stored(page, 'localStorage')).toEqual({ 'hikaya.draft-place': 'device' });
    expect(JSON.stringify(await stored(page, 'sessionStorage'))).not.toContain(EVERYTHING.title);
  });

  test('Clear my draft also clears one that was only offered', async () => {
    const visitor = await write('Yes, keep a draft');
    await untilSaved(visitor.page, EVERYTHING.handle);
    const page = await reopen(visitor, '/tell');
    await page.getByRole('button', { name: 'Clear my draft' }).click();
    await eventually(() => stored(page, 'localStorage')).toEqual({
      'hikaya.draft-place': 'device',
    });
    await reload(page);
    expect(await page.getByRole('button', { name: 'Bring back my draft' }).count()).toBe(0);
  });

  test.each([
    ['after "No, others use it too"', 'No, others use it too'],
    ['where nobody was told whose device it is', null],
  ] as const)('Back from another address shows no word, %s', async (_when, answer) => {
    const { page, open } = await visit();
    await open('/tell');
    await page.locator('#title').pressSequentially('Only mine');
    await page.locator('#story').pressSequentially('Nobody else may read this.');
    await page.locator('#gender input').first().click();
    await page.getByText('Is this device yours?').waitFor();
    if (answer) await page.getByRole('button', { name: answer }).click();
    await page.goto('/faq');
    await page.goBack();
    await page.locator('#story').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await answersIn(page)).toEqual({});
    expect(await page.getByRole('button', { name: 'Bring back my draft' }).count()).toBe(0);
  });

  test('words typed before the script arrives are kept when it does', async () => {
    const { page } = await visit();
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/tell', { waitUntil: 'commit' });
    await fillIn(page, { title: EVERYTHING.title, story: EVERYTHING.story });
    const alive = page.waitForRequest((request) => isPageView(request.url()));
    script.resolve();
    await alive;
    await fillIn(page, { country: 'Canada' });
    expect(await answersIn(page)).toEqual({
      title: EVERYTHING.title,
      story: EVERYTHING.story,
      country: 'Canada',
    });
    expect(await seen(page.locator('#story-count'))).toMatch(/^\d{3} written$/);
    await page.getByText('Is this device yours?').first().waitFor();
  });
});
