import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { openSite, refuseStories, type Site, storedUnder } from '#support/site.ts';
import {
  answersIn,
  complaints,
  EVERYTHING,
  fillIn,
  NEEDED,
  promisedLink,
  readItOver,
  readOverAnswers,
  sendIt,
  writeAndReadOver,
} from '#support/tell-form.ts';
import { openVisitor, seen } from '#support/visitor.ts';

describe('writing a story without a script', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  const visit = async () => {
    const visitor = await openVisitor(site.browser, site.app, { javaScript: false });
    // The browser notes every page that answers a mistake with its proper status.
    visitor.allow(/status of 422/);
    return visitor;
  };

  test('mistakes look the same as with a script', async () => {
    const plain = await visit();
    await plain.open('/tell');
    await readItOver(plain.page);
    const scripted = await openVisitor(site.browser, site.app);
    await scripted.open('/tell');
    await readItOver(scripted.page);
    const found = await complaints(plain.page);
    expect(found).toEqual(await complaints(scripted.page));
    expect(found.fields).toHaveLength(8);
  });

  test('a mistake keeps every word that was right', async () => {
    const { page, open } = await visit();
    const answers = { ...EVERYTHING, email: 'amina at example' };
    await open('/tell');
    await fillIn(page, answers);
    await readItOver(page);
    expect((await complaints(page)).summary[1]).toMatch(/^Email format incorrect/);
    expect(await answersIn(page)).toEqual(answers);
  });

  test('"It’s a secret" is an answer to the age', async () => {
    const { page, open } = await visit();
    const { age: _, ...others } = NEEDED;
    await open('/tell');
    await fillIn(page, others);
    await page.getByLabel('It’s a secret').check();
    await readItOver(page);
    expect((await readOverAnswers(page)).Age).toBe('Unspecified');
    await page.getByRole('button', { name: 'Change your age' }).click();
    expect(await page.getByLabel('It’s a secret').isChecked()).toBe(true);
  });

  test('reading over shows what a reader will see, and Change keeps every word', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, EVERYTHING);
    expect(await seen(page.locator('.sheetprev h2'))).toBe(EVERYTHING.title);
    expect(await seen(page.locator('.sheetprev .prose'))).toBe(EVERYTHING.story);
    expect(await readOverAnswers(page)).toMatchObject({ Name: 'Amina', City: 'Halifax' });
    await page.getByRole('button', { name: 'Change your words' }).click();
    expect(await answersIn(page)).toEqual(EVERYTHING);
    await readItOver(page);
    expect(await seen(page.locator('.sheetprev .prose'))).toBe(EVERYTHING.story);
  });

  test('a story is sent, waits, is published and read', async () => {
    const title = 'Written with nothing but a form';
    await site.world.publish({ title: 'An earlier one' });
    const visitor = await visit();
    const { page } = visitor;
    visitor.allow(/status of 404/);
    await writeAndReadOver(visitor, { ...NEEDED, title });
    await sendIt(page);
    const link = await promisedLink(page);
    expect(new URL(page.url()).pathname).toBe('/thank-you');
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(link)]);
    expect((await page.goto(link))?.status()).toBe(404);

    await site.world.settle(hashOfUrl(link), 'publish');
    expect((await page.goto(link))?.status()).toBe(200);
    expect(await seen(page.locator('h1'))).toBe(title);
    expect(await seen(page.locator('.prose'))).toBe(NEEDED.story);
    await page.getByRole('link', { name: 'Next Story' }).click();
    expect(await seen(page.locator('h1'))).toBe('An earlier one');
  });

  test('sending the same page again after a lost answer stores one story', async () => {
    const title = 'Pressed twice';
    const visitor = await visit();
    const { page } = visitor;
    await writeAndReadOver(visitor, { ...NEEDED, title });
    const body = new URLSearchParams({ ...(await answersIn(page)), intent: 'send' });
    const lost = await fetch(`${site.app.origin}/tell`, { method: 'POST', body });
    expect(new URL(lost.url).pathname).toBe('/thank-you');
    await sendIt(page);
    const link = await promisedLink(page);
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(link)]);
  });

  test('/thank-you without a ticket asks for a story first', async () => {
    const { page, open } = await visit();
    await open('/thank-you');
    await expectNothingSent(page);
  });

  test('/thank-you believes no ticket that was changed', async () => {
    const visitor = await visit();
    const { page, open } = visitor;
    await writeAndReadOver(visitor, { ...NEEDED, title: 'With a ticket' });
    await sendIt(page);
    await promisedLink(page);
    const ticket = new URL(page.url()).searchParams.get('ticket') ?? '';
    for (const forged of forgeriesOf(ticket)) {
      await open(`/thank-you?ticket=${encodeURIComponent(forged)}`);
      await expectNothingSent(page);
    }
  });

  test('when the story cannot be stored, the page keeps the words and one press sends them', async () => {
    const title = 'While the database is away';
    const visitor = await visit();
    const { page } = visitor;
    visitor.allow(/status of 503/);
    await writeAndReadOver(visitor, { ...EVERYTHING, title });
    const { repair } = await refuseStories(site);
    try {
      await sendIt(page);
      expect(await seen(page.locator('h1'))).toBe('Problems :(');
      expect(await seen(page.locator('.lead'))).toContain('Please try again later.');
      expect(await answersIn(page)).toMatchObject({ ...EVERYTHING, title });
      // The same words stand on both pages: what comes is another one.
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: 'Send again' }).click(),
      ]);
      expect(await seen(page.locator('h1'))).toBe('Problems :(');
    } finally {
      await repair();
    }
    await page.getByRole('button', { name: 'Send again' }).click();
    const link = await promisedLink(page);
    expect(await storedUnder(site, title)).toEqual([hashOfUrl(link)]);
  });

  test('after a failure the words can also be changed', async () => {
    const answers = { ...EVERYTHING, title: 'Changed after a failure' };
    const visitor = await visit();
    const { page } = visitor;
    visitor.allow(/status of 503/);
    await writeAndReadOver(visitor, answers);
    const { repair } = await refuseStories(site);
    try {
      await sendIt(page);
    } finally {
      await repair();
    }
    await page.getByRole('button', { name: 'Back to my words' }).click();
    expect(await answersIn(page)).toEqual(answers);
  });
});

async function expectNothingSent(page: Page): Promise<void> {
  expect(await seen(page.locator('h1'))).toBe('You have to submit a story first :)');
}

/** Another beginning, middle or end, a part of it, and no ticket at all. */
function forgeriesOf(ticket: string): string[] {
  const turned = [0, Math.floor(ticket.length / 2), ticket.length - 3].map(
    (i) => `${ticket.slice(0, i)}${ticket[i] === 'A' ? 'B' : 'A'}${ticket.slice(i + 1)}`,
  );
  return [...turned, ticket.slice(0, 40), '.', 'x.y'];
}
