import { beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site, storedUnder } from '#support/site.ts';
import { fillIn, NEEDED, readItOver, sendIt } from '#support/tell-form.ts';
import { openVisitor } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ botCheck: 'proof-of-work' });
});

const isUnproven = async (title: string) => {
  const [hash = ''] = await storedUnder(site, title);
  const row = await site.database
    .as('desk')
    .selectFrom('story')
    .select('lane')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return row.lane === 'unproven';
};

describe('the sum that a browser does while somebody writes', () => {
  test('begins at the first key press, and its answer goes with the story', async ({
    annotate,
  }) => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/tell');
    const asked = page.waitForRequest(/\/api\/bot-check$/);
    await page.locator('#title').press('A');
    await asked;
    await fillIn(page, { ...NEEDED, title: 'With a sum' });
    await readItOver(page);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/story'),
    );
    const pressed = Date.now();
    await sendIt(page);
    const body = (await sent).postDataJSON();
    await page.waitForURL(/thank-you/);
    await annotate(`sent ${Date.now() - pressed} ms after the press`);
    const answer = JSON.parse(Buffer.from(body['g-recaptcha'], 'base64').toString());
    expect(answer.solution.counter).toBeGreaterThanOrEqual(2_000);
    expect(await isUnproven('With a sum')).toBe(false);
  });

  test('a second story by the same person has a sum of its own', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    for (const title of ['First of two', 'Second of two']) {
      await open('/tell');
      await fillIn(page, { ...NEEDED, title });
      await readItOver(page);
      await sendIt(page);
      await page.waitForURL(/thank-you/);
      expect(await isUnproven(title)).toBe(false);
    }
  });

  test('is not asked of a browser without scripts: its story is marked', async () => {
    const { page, open } = await openVisitor(site.browser, site.app, { javaScript: false });
    await open('/tell');
    await fillIn(page, { ...NEEDED, title: 'Without a sum' });
    await readItOver(page);
    await sendIt(page);
    await page.waitForURL(/thank-you/);
    expect(await isUnproven('Without a sum')).toBe(true);
  });

  test('a made-up answer is refused by the API', async () => {
    const answer = await fetch(`${site.app.origin}/api/story`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...NEEDED,
        termsConditions: true,
        'g-recaptcha': Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
      }),
    });
    expect(answer.status).toBe(403);
  });
});
