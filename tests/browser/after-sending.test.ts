import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { eventually, openSite, type Site } from '#support/site.ts';
import { EVERYTHING, labelOf, promisedLink, sendIt, writeAndReadOver } from '#support/tell-form.ts';
import { openVisitor, seen } from '#support/visitor.ts';

const WORDS =
  'We filmed the snow on the minaret, and my uncle laughing as he held me up to see it.';

describe('after a story was sent', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  const visit = (options = {}) => openVisitor(site.browser, site.app, options);

  test('its link is unknown, then shows the story, then is gone', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.allow(/status of 404/);
    visitor.allow(/status of 410/);
    await writeAndReadOver(visitor, EVERYTHING);
    await sendIt(page);
    const link = await promisedLink(page);
    const hash = hashOfUrl(link);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save my tile' }).click();
    // Among a person's pictures nothing leads to the text.
    expect((await saving).suggestedFilename()).toBe('my-tile.png');

    expect((await page.goto(link))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Nothing hangs here yet' }).waitFor();

    await site.world.settle(hash, 'publish');
    expect((await page.goto(link))?.status()).toBe(200);
    expect(await seen(page.locator('h1'))).toBe(EVERYTHING.title);
    expect(await seen(page.locator('.prose'))).toBe(EVERYTHING.story);
    expect(await labelOf(page)).toMatchObject({
      Name: 'Amina',
      Gender: 'Woman',
      Age: '41',
      City: 'Halifax',
      Country: 'Canada',
      Belief: 'Islam',
      Category: 'Mosque',
      Link: EVERYTHING.link,
      Social: EVERYTHING.handle,
      Address: `${site.app.origin.replace('http://', '')}${link}`,
    });

    await site.world.remove(hash);
    expect((await page.goto(link))?.status()).toBe(410);
    await page.getByRole('heading', { name: 'This page was taken down' }).waitFor();
    expect(await seen(page.locator('html'))).not.toContain(EVERYTHING.title);
  });

  test('the e-mail address is on no page of the story', async () => {
    const email = 'only.for.us@example.org';
    const { url } = await site.world.publish({ title: 'With an address', email });
    const { page, open } = await visit();
    await open(url);
    expect(await page.content()).not.toContain(email);
  });

  test('previous and next walk from story to story', async () => {
    const [oldest, middle = '', newest] = await publishInOrder(site, [
      'Oldest',
      'Middle',
      'Newest',
    ]);
    const { page, open } = await visit();
    await open(middle);
    await page.getByRole('link', { name: 'Next Story' }).click();
    await eventually(() => seen(page.locator('h1'))).toBe('Oldest');
    expect(new URL(page.url()).pathname).toBe(oldest);
    for (const title of ['Middle', 'Newest']) {
      await page.getByRole('link', { name: 'Previous Story' }).click();
      await eventually(() => seen(page.locator('h1'))).toBe(title);
    }
    expect(new URL(page.url()).pathname).toBe(newest);
    expect(await page.getByRole('link', { name: 'Previous Story' }).count()).toBe(0);
  });

  test('every way to share carries the whole address', async () => {
    const title = 'Tea and bread? Yes (both)';
    const { url } = await site.world.publish({ title });
    const address = `${site.app.origin}${url}`;
    const { page, open } = await visit();
    await open(url);
    const carried = async (label: string, parameter: string) => {
      const href = await page.getByRole('link', { name: label, exact: true }).getAttribute('href');
      return new URL(href ?? '').searchParams.get(parameter);
    };
    expect(await carried('WhatsApp', 'text')).toBe(`${title} ${address}`);
    expect(await carried('Facebook', 'u')).toBe(address);
    expect(await carried('X', 'url')).toBe(address);
    expect(await carried('LinkedIn', 'url')).toBe(address);
    expect(await carried('Email', 'body')).toBe(address);
  });

  test('Copy link copies the whole address and says so', async () => {
    const { url } = await site.world.publish({ title: 'To be copied' });
    const { page, open, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(url);
    await page.getByRole('link', { name: 'Copy link' }).click();
    await eventually(() => seen(page.locator('.share + [role=status]'))).toBe('Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.app.origin}${url}`);
    // The button says it for a while, and is then itself again.
    await page.getByRole('link', { name: 'Link copied' }).waitFor();
    await page.getByRole('link', { name: 'Copy link' }).waitFor();
    expect(await seen(page.locator('.share + [role=status]'))).toBe('');
  });

  test('"Link copied" is about this story and is not carried to the next', async () => {
    const [, newer = ''] = await publishInOrder(site, ['Not copied', 'Copied']);
    const { page, open, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(newer);
    await page.getByRole('link', { name: 'Copy link' }).click();
    await eventually(() => seen(page.locator('.share + [role=status]'))).toBe('Link copied');
    await page.getByRole('link', { name: 'Next Story' }).click();
    await eventually(() => seen(page.locator('h1'))).toBe('Not copied');
    expect(await seen(page.locator('.share + [role=status]'))).toBe('');
  });

  test('a child’s story shows an age band and no city', async () => {
    const { url } = await site.world.publish({ ...EVERYTHING, title: 'At school', age: '12' });
    const { page, open } = await visit();
    await open(url);
    const label = await labelOf(page);
    expect(label).toMatchObject({ Age: '7 to 12', Gender: 'Girl', City: 'Unspecified' });
    expect(label).not.toHaveProperty('Link');
    expect(label).not.toHaveProperty('Social');
    expect(await page.content()).not.toContain(EVERYTHING.city);
    const shown = page.locator('.label.hangs').filter({ visible: true });
    expect(await seen(shown)).toMatch(/Girl[\s\S]*7 to 12/);
    expect(await seen(shown)).toMatch(/city[^.]* unspecified/i);
  });

  test('a video asks its host for nothing until it is pressed, in each story anew', async () => {
    const film = (id: string) => ({ story: `${WORDS}\n\nhttps://youtu.be/${id}` });
    await site.world.publish({ title: 'Second film', ...film('second00') });
    const { url } = await site.world.publish({ title: 'First film', ...film('first000') });
    const { page, open, allow, expectClean } = await visit();
    const card = page.getByRole('link', { name: /^Play the video/ });
    await open(url);
    await card.waitFor();
    await expectClean();

    allow(/embed\/first000/);
    allow(/ERR_FAILED|ERR_NAME_NOT_RESOLVED/);
    await card.click();
    await page.locator('iframe[src$="/embed/first000"]').waitFor();

    await page.getByRole('link', { name: 'Next Story' }).click();
    await eventually(() => seen(page.locator('h1'))).toBe('Second film');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await card.isVisible()).toBe(true);
  });
});

/** The first is the oldest. */
async function publishInOrder(site: Site, titles: readonly string[]): Promise<string[]> {
  const urls: string[] = [];
  for (const title of titles) urls.push((await site.world.publish({ title })).url);
  return urls;
}
