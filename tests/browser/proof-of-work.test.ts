import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '#support/app.ts';
import { openSite, type Site, storedUnder } from '#support/site.ts';
import { fillIn, NEEDED, readItOver, sendIt } from '#support/tell-form.ts';
import { openVisitor } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ botCheck: 'proof-of-work' });
});

/** No person sees it; a machine fills it in. */
const TRAP = '[name=homepage]';

const storedAs = async (title: string) => {
  const [hash = ''] = await storedUnder(site, title);
  return site.database
    .as('desk')
    .selectFrom('story')
    .select(['lane', 'marks'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
};
const isUnproven = async (title: string) => (await storedAs(title)).lane === 'unproven';

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
    await page.locator(TRAP).fill('https://example.com');
    await readItOver(page);
    await sendIt(page);
    await page.waitForURL(/thank-you/);
    expect(await storedAs('Without a sum')).toEqual({ lane: 'unproven', marks: ['trap'] });
    expect((await storedAs('With a sum')).marks).not.toContain('trap');
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

/** There is no internet here: the provider's two addresses are played, the rest is as it is. */
describe('a check by somebody else, where the operators chose one', () => {
  const asked: (string | null)[] = [];
  const verifier = createServer((request, response) => {
    void text(request).then((form) => {
      asked.push(new URLSearchParams(form).get('response'));
      response.end(JSON.stringify({ success: true, hostname: '127.0.0.1', action: 'submit' }));
    });
  });
  let chosen: TestApp;
  beforeAll(async () => {
    await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
    const { port } = verifier.address() as AddressInfo;
    chosen = await startApp(site.database, site.world, {
      pages: true,
      more: {
        BOT_CHECK: 'turnstile',
        BOT_CHECK_SITE_KEY: 'the site key',
        BOT_CHECK_SECRET: 'the secret',
        BOT_CHECK_VERIFY_URL: `http://127.0.0.1:${port}/`,
      },
    });
  });
  afterAll(() => verifier.close());

  const policyOf = async (app: TestApp) =>
    (await fetch(`${app.origin}/tell`)).headers.get('content-security-policy') ?? '';

  test('widens the policy, and only then', async () => {
    expect(await policyOf(chosen)).toContain("script-src 'self' 'sha256-");
    expect(await policyOf(chosen)).toContain('frame-src https://challenges.cloudflare.com');
    expect(await policyOf(site.app)).not.toMatch(/https?:/);
  });

  test('its script is loaded at the first key press, and its token goes with the story', async () => {
    const { page, open, allow } = await openVisitor(site.browser, chosen);
    allow(/^https:\/\/challenges\.cloudflare\.com\//);
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.turnstile = { render: (box, options) => options.callback(options.action + ' of ' + options.sitekey) }`,
      }),
    );
    await open('/tell');
    const loaded = page.waitForRequest(/^https:\/\/challenges\.cloudflare\.com\//);
    await page.locator('#title').press('A');
    await loaded;
    await fillIn(page, { ...NEEDED, title: 'With a token' });
    await page.locator(TRAP).fill('https://example.com');
    await readItOver(page);
    await sendIt(page);
    await page.waitForURL(/thank-you/);
    expect(asked).toEqual(['submit of the site key']);
    expect(await storedAs('With a token')).toMatchObject({
      lane: 'normal',
      marks: expect.arrayContaining(['trap']),
    });
  });
});
