import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { eventually, openSite, refuseStories, type Site, storedUnder } from '#support/site.ts';
import {
  answersIn,
  EVERYTHING,
  field,
  fillIn,
  promisedLink,
  readItOver,
  reopen,
  sendIt,
  untilSaved,
  writeAndReadOver,
} from '#support/tell-form.ts';
import { openVisitor, seen, type Visitor } from '#support/visitor.ts';

const SEND = '**/api/story';

describe('when sending fails', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });

  /** Somebody whose story is on its way when the network goes. */
  const failToSend = async (title: string): Promise<Visitor> => {
    const visitor = await openVisitor(site.browser, site.app);
    visitor.allow(/ERR_FAILED/);
    await writeAndReadOver(visitor, { ...EVERYTHING, title });
    await visitor.page.route(SEND, (route) => route.abort());
    await sendIt(visitor.page);
    await expectProblems(visitor.page);
    await visitor.page.unroute(SEND);
    return visitor;
  };

  /** The server stores the story, and its answer never arrives. */
  const loseTheAnswer = async (title: string, ownDevice?: 'Yes, keep a draft') => {
    const visitor = await openVisitor(site.browser, site.app);
    visitor.allow(/ERR_FAILED/);
    const { page } = visitor;
    await visitor.open('/tell');
    await fillIn(page, { ...EVERYTHING, title });
    await untilSaved(page, title, 'sessionStorage');
    if (ownDevice) await page.getByRole('button', { name: ownDevice, exact: true }).click();
    await readItOver(page);
    const lost = Promise.withResolvers<string>();
    await page.route(SEND, async (route) => {
      const { url } = await (await route.fetch()).json();
      lost.resolve(url);
      await route.abort();
    });
    await sendIt(page);
    await expectProblems(page);
    await page.unroute(SEND);
    return { visitor, page, url: await lost.promise };
  };

  test('the words are safe, and Send again sends them once', async () => {
    const title = 'Over a bad line';
    const { page } = await failToSend(title);
    expect(await storedUnder(site, title)).toEqual([]);
    expect(await seen(page.locator('.retry'))).toContain(`“${title}”`);
    await page.getByRole('button', { name: 'Send again' }).click();
    const link = await promisedLink(page);
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(link)]);
  });

  test('a server that refuses is the same to the writer', async () => {
    const title = 'While the server is unwell';
    const visitor = await openVisitor(site.browser, site.app);
    const { page } = visitor;
    visitor.allow(/status of 503/);
    await writeAndReadOver(visitor, { ...EVERYTHING, title });
    const { repair } = await refuseStories(site);
    try {
      await sendIt(page);
      await expectProblems(page);
    } finally {
      await repair();
    }
    await page.getByRole('button', { name: 'Send again' }).click();
    const link = await promisedLink(page);
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(link)]);
  });

  test('a lost answer and a second sending give the same address and one story', async () => {
    const title = 'Stored and not told';
    const { page, url } = await loseTheAnswer(title);
    await page.getByRole('button', { name: 'Send again' }).click();
    expect(await promisedLink(page)).toBe(url);
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(url)]);
  });

  test('a lost answer and a second sending from the form give one story too', async () => {
    const title = 'Stored and sent from the form';
    const { page, url } = await loseTheAnswer(title);
    await page.getByRole('link', { name: 'Back to my draft' }).click();
    await eventually(() => answersIn(page)).toMatchObject({ title });
    await fillIn(page, { terms: 'on' });
    await readItOver(page);
    await sendIt(page);
    expect(await promisedLink(page)).toBe(url);
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(url)]);
  });

  test('after a lost answer, a draft that is brought back and changed can be sent', async () => {
    const { visitor, page } = await loseTheAnswer('Before the change', 'Yes, keep a draft');
    await visitor.open('/tell');
    await page.getByRole('button', { name: 'Bring back my draft' }).click();
    await fillIn(page, { title: 'After the change' });
    await readItOver(page);
    await sendIt(page);
    await page.waitForURL(/thank-you|try-again-later/);
    expect(new URL(page.url()).pathname).toBe('/thank-you');
    expect(await storedUnder(site, 'After the change')).toHaveLength(1);
  });

  test('Back to my draft brings every word back into the form', async () => {
    const title = 'Back in the form';
    const { page } = await failToSend(title);
    await page.getByRole('link', { name: 'Back to my draft' }).click();
    await eventually(() => answersIn(page)).toEqual({ ...EVERYTHING, title });
  });

  test('the words outlive the tab they were written in', async () => {
    const title = 'In another tab';
    const visitor = await failToSend(title);
    const page = await reopen(visitor, '/try-again-later');
    await expectProblems(page);
    expect(await seen(page.locator('.retry'))).toContain(`“${title}”`);
    await page.getByRole('button', { name: 'Send again' }).click();
    const link = await promisedLink(page);
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(link)]);
  });

  test('Keep a copy is a file with the title and every word', async () => {
    const title = 'As a file';
    const { page } = await failToSend(title);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Keep a copy' }).click(),
    ]);
    const chunks = await (await file.createReadStream()).toArray();
    expect(Buffer.concat(chunks).toString()).toBe(`${title}\n\n${EVERYTHING.story}\n`);
  });

  test('reading over needs no network, so that a bad line cannot take the words', async () => {
    const visitor = await openVisitor(site.browser, site.app);
    const { page } = visitor;
    visitor.allow(/ERR_FAILED/);
    await visitor.open('/tell');
    await fillIn(page, EVERYTHING);
    await page.route('**/*.data*', (route) => route.abort());
    await readItOver(page);
    await eventually(() => seen(page.locator('h1'))).toBe('Read it over');
    await page.goBack();
    await field(page, 'story').waitFor();
    expect(await answersIn(page)).toEqual(EVERYTHING);
  });
});

async function expectProblems(page: Page): Promise<void> {
  await page.waitForURL('**/try-again-later');
  await page.getByRole('heading', { name: 'Problems :(' }).waitFor();
  expect(await seen(page.locator('.lead'))).toContain('Please try again later.');
  await page.getByRole('heading', { name: 'Your words are safe on this device' }).waitFor();
}
