import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { receiptWords } from '#domain/receipt/receipt-words.ts';
import { WORDS_DAYS } from '#domain/retention.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { forgetOnSchedule } from '#services/retention/forget-on-schedule.ts';
import { openSite, type Site } from '#support/site.ts';
import { EVERYTHING, labelOf, promisedLink, sendIt, writeAndReadOver } from '#support/tell-form.ts';
import { openVisitor, seen } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const wordsOn = (page: Page) => page.locator('.words12 li').allTextContents();

async function openReceipt(page: Page, words: string): Promise<void> {
  await page.goto('/receipt');
  await page.getByLabel('Your twelve words').fill(words);
  await page.getByRole('button', { name: 'Open my receipt' }).click();
}

async function press(page: Page, control: string, button: string): Promise<void> {
  await page.locator('.controls summary').filter({ hasText: control }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('.saved-note').waitFor();
}

const countOfAll = async () => {
  const answer = await fetch(`${site.app.origin}/api/story/some?numStories=1`);
  return ((await answer.json()) as { totalElements: number }).totalElements;
};

describe.each([true, false])('with a script: %s', (javaScript) => {
  test('a writer sends, keeps the words, hides, pauses and withdraws', async () => {
    const visitor = await openVisitor(site.browser, site.app, { javaScript });
    visitor.allow(/status of 410/);
    await writeAndReadOver(visitor, EVERYTHING);
    await sendIt(visitor.page);
    const link = await promisedLink(visitor.page);
    const words = await wordsOn(visitor.page);
    expect(words).toHaveLength(12);
    expect(await visitor.page.locator('.words12').isVisible()).toBe(false);
    await visitor.page.getByText('Show my twelve words').click();
    expect(await visitor.page.locator('.words12').isVisible()).toBe(true);

    // In a tab of its own: the words go when their page is left.
    const [page] = await Promise.all([
      visitor.context.waitForEvent('page'),
      visitor.page.getByRole('link', { name: 'the receipt page' }).click(),
    ]);
    await page.getByLabel('Your twelve words').fill(words.join(' '));
    await page.getByRole('button', { name: 'Open my receipt' }).click();
    await page.getByRole('heading', { name: 'Where it is now' }).waitFor();
    expect(await wordsOn(page)).toEqual(words);
    expect(await seen(page.locator('.when'))).toContain('Now: in line to be read');
    expect(new URL(page.url()).search).toBe('');

    await site.world.settle(hashOfUrl(link), 'publish');
    const before = await countOfAll();
    await press(page, 'Hide my name', 'Hide my name');
    await page.locator('.controls summary').filter({ hasText: 'Show less about me' }).click();
    for (const label of ['An age band instead of my age', 'No city', 'No belief'])
      await page.getByLabel(label).check();
    await page.getByRole('button', { name: 'Save this' }).click();
    await page.getByText('Now shown: age 40 to 49, Canada').waitFor();
    await press(page, 'Pause sharing', 'Pause sharing');

    await page.goto(link);
    expect(await seen(page.locator('.byline'))).toMatch(/^Anonymous · Canada/);
    const label = await labelOf(page);
    expect(label).toMatchObject({ Name: 'Anonymous', Age: '40 to 49', Gender: 'Woman' });
    expect([label.Link, label.Social]).toEqual([undefined, undefined]);
    expect(await page.content()).not.toMatch(/Amina|Halifax|amina\.snow/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('.share').count()).toBe(0);

    await openReceipt(page, words.join(', '));
    await page.locator('.controls summary').filter({ hasText: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Keep my story' }).click();
    await page.getByRole('heading', { name: 'Where it is now' }).waitFor();
    expect((await fetch(`${site.app.origin}${link}`)).status).toBe(200);
    await press(page, 'Withdraw', 'Yes, withdraw it');
    expect(await seen(page.locator('.when'))).toContain('taken back');
    expect(await page.locator('.controls').count()).toBe(0);
    expect((await page.goto(link))?.status()).toBe(410);
    expect(await countOfAll()).toBe(before - 1);
  });

  test('a slip of the pen is explained, and the words stay in the field', async () => {
    const visitor = await openVisitor(site.browser, site.app, { javaScript });
    const { page } = visitor;
    visitor.allow(/status of 4(22|04)/);
    const { receipt } = await site.world.submit();
    const slip = receipt.split(' ').with(6, 'lamtern').join(' ');
    await openReceipt(page, slip);
    expect(await seen(page.locator('.err'))).toContain('The seventh word is not one of ours');
    expect(await page.getByLabel('Your twelve words').inputValue()).toBe(slip);
    expect(await page.title()).toMatch(/^Error: /);
    await openReceipt(page, receiptWords(new Uint8Array(16)).join(' '));
    expect(await seen(page.locator('.err'))).toContain('We have no story under these words');
  });
});

describe('what leaves the server', () => {
  const post = (body: Record<string, string>) =>
    fetch(`${site.app.origin}/receipt`, { method: 'POST', body: new URLSearchParams(body) });

  test('is kept by no cache, index or other site, open or not', async () => {
    const { receipt } = await site.world.submit();
    for (const answer of [
      await fetch(`${site.app.origin}/receipt`),
      await post({ words: receipt }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    }
    expect((await fetch(`${site.app.origin}/thank-you`)).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  test('says kindly that nobody decided, and later that the words are gone', async () => {
    const { hash, receipt } = await site.world.submit();
    const age = (column: 'undecided_since' | 'state_since', days: number) =>
      site.database
        .as('superuser')
        .updateTable('story')
        .set({ [column]: new Date(Date.now() - days * 86_400_000) })
        .where('hash', '=', hash)
        .execute();
    const forget = () =>
      forgetOnSchedule({ db: site.database.as('purger'), clock: () => new Date() });
    const { page } = await openVisitor(site.browser, site.app, { javaScript: false });
    await age('undecided_since', 366);
    await forget();
    await openReceipt(page, receipt);
    expect(await seen(page.locator('.when'))).toMatch(
      /Nobody here could decide about it within a year\. That says nothing about what you wrote\..*erased 30 days later/s,
    );
    await age('state_since', WORDS_DAYS.hidden + 1);
    await forget();
    await openReceipt(page, receipt);
    expect(await seen(page.locator('.when'))).toMatch(/within a year.*Its words were erased/s);
  });

  test('words in the address open nothing', async () => {
    const { receipt } = await site.world.submit({ title: 'Never in an address' });
    const answer = await fetch(`${site.app.origin}/receipt?words=${encodeURIComponent(receipt)}`);
    expect(await answer.text()).not.toContain('Never in an address');
  });

  test('a post from another site is refused', async () => {
    const { receipt, hash } = await site.world.submit();
    const answer = await fetch(`${site.app.origin}/receipt`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ words: receipt, intent: 'withdraw' }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await site.world.decide(hash, 'publish')).toMatchObject({ kind: 'decided' });
  });

  test('the eleventh wrong code is told to wait, with honest words and a time', async () => {
    const wrong = (n: number) => ({ words: receiptWords(new Uint8Array(16).fill(n)).join(' ') });
    let last = await post(wrong(1));
    for (let n = 2; n <= 12 && last.status === 404; n++) last = await post(wrong(n));
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(600);
    const html = await last.text();
    expect(html).toContain('Please wait a little');
    expect(html).toContain('Try again in about');
  });
});
