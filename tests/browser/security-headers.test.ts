import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '#http/security-headers.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { plainSample, publishSample } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { observe } from './observatory.ts';

let site: Site;
let desk: TestDesk;
let story: string;
let withVideo: string;

beforeAll(async () => {
  site = await openSite();
  desk = await startDesk(site.database, site.app.origin);
  story = await publishSample(site, plainSample({ title: 'A plain one' }));
  const body = `${plainSample({ title: 'x' }).body}\n\nhttps://www.youtube.com/watch?v=abcdefghijk`;
  withVideo = await publishSample(site, plainSample({ title: 'With a video', body }));
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${site.app.origin}${path}`, { redirect: 'manual', ...init });
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

describe('every answer, whatever its status, carries the headers', () => {
  test.each([
    ['a page', () => ask('/'), 200],
    ['a form', () => ask('/tell'), 200],
    ['data of a page', () => ask('/stories.data'), 200],
    ['an unknown page', () => ask('/no-such-page'), 404],
    ['an address that is no text', () => ask('/story/x/%E0%A4%A/y'), 400],
    ['the API', () => ask('/api/story/some?numStories=1'), 200],
    ['an unknown call', () => ask('/api/nothing'), 404],
    [
      'a call that is too large',
      () => ask('/tell', { method: 'POST', body: 'x'.repeat(70_000) }),
      413,
    ],
    [
      'a wrong call',
      () =>
        ask('/api/story', {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }),
      422,
    ],
    ['a method that no page knows', () => ask('/tell', { method: 'PUT' }), 405],
    [
      'a page that is sent no form',
      () =>
        ask('/receipt', { method: 'POST', body: '{}', headers: { 'content-type': 'text/json' } }),
      415,
    ],
    ['a missing file', () => ask('/assets/none.js'), 404],
    ['the sitemap', () => ask('/sitemap.xml'), 200],
    ['a feed', () => ask('/feed.json'), 200],
    ['a picture', () => ask('/image/campaign/general.png'), 200],
  ])('%s', async (_name, call, status) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    for (const name of Object.keys(SECURITY_HEADERS))
      expect(answer.headers.has(name), name).toBe(true);
    expect(policyOf(answer)).toMatch(/^default-src 'none'/);
    expect(policyOf(answer)).not.toMatch(/unsafe|\*/);
    for (const name of ['server', 'x-powered-by'])
      expect(answer.headers.has(name), name).toBe(false);
  });

  test('pages with a form tell other sites nothing', async () => {
    for (const path of ['/tell', '/hijab/tell', '/receipt', '/thank-you'])
      expect((await ask(path)).headers.get('referrer-policy'), path).toBe('same-origin');
    expect((await ask(story)).headers.get('referrer-policy')).toBe('strict-origin');
  });

  test('players may be shown only where one is', async () => {
    expect(policyOf(await ask(story))).not.toContain('frame-src');
    expect(policyOf(await ask(withVideo))).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    );
  });

  test('a page is the same for everybody, so a cache may keep it', async () => {
    const [first, second] = [await ask(story), await ask(story)];
    expect(await first.text()).toBe(await second.text());
    expect(policyOf(first)).toBe(policyOf(second));
  });
});

describe('by the points of the HTTP Observatory of MDN', () => {
  const scoreOf = async (address: string, change: (headers: Headers) => void = () => {}) => {
    const answer = await fetch(address);
    const headers = new Headers(answer.headers);
    change(headers);
    return observe(headers, await answer.text(), new URL(address).origin);
  };

  test.each([
    ['the home page', () => `${site.app.origin}/`],
    ['a story', () => `${site.app.origin}${story}`],
    ['a story with a video', () => `${site.app.origin}${withVideo}`],
    ['the form', () => `${site.app.origin}/tell`],
    ['the door of the desk', () => `${desk.origin}/desk/sign-in`],
  ])('%s has the best grade', async (_name, address) => {
    const scored = await scoreOf(address());
    expect(scored, JSON.stringify(scored)).toMatchObject({ grade: 'A+', score: 130 });
  });

  test.each([
    ['no policy', (headers: Headers) => headers.delete('content-security-policy'), 'B'],
    [
      'scripts anywhere in the page',
      (headers: Headers) =>
        headers.set('content-security-policy', "default-src 'self' 'unsafe-inline'"),
      'B+',
    ],
    ['no HSTS', (headers: Headers) => headers.delete('strict-transport-security'), 'B+'],
    ['a loose cookie', (headers: Headers) => headers.append('set-cookie', 'a=b'), 'C+'],
  ])('with %s it would not', async (_name, change, grade) => {
    const scored = await scoreOf(`${site.app.origin}/`, change);
    expect(scored.grade, JSON.stringify(scored)).toBe(grade);
  });
});

test('a name we do not answer to is refused', async () => {
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.app.origin);
    request({ hostname, port, headers: { host: 'evil.example' } }, (answer) =>
      resolve(answer.statusCode),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
});

describe('a script that somebody smuggles into a page', () => {
  const SMUGGLED = '<script>window.smuggled = true</script>';
  const smuggle = (page: Page, keepPolicy: boolean) =>
    page.route(/\/story\//, async (route) => {
      const answer = await route.fetch();
      const headers = { ...answer.headers() };
      if (!keepPolicy) delete headers['content-security-policy'];
      const body = (await answer.text()).replace('<main', `${SMUGGLED}<main`);
      await route.fulfill({ response: answer, headers, body });
    });
  const ran = (page: Page) => page.evaluate(() => 'smuggled' in window);

  test.each([
    ['does not run', true, false],
    ['would run without the policy', false, true],
  ])('%s', async (_name, keepPolicy, expected) => {
    const context = await site.browser.newContext({ baseURL: site.app.origin });
    const page = await context.newPage();
    await smuggle(page, keepPolicy);
    await page.goto(story);
    expect(await ran(page)).toBe(expected);
    await context.close();
  });
});

describe('at the desk', () => {
  test('text never becomes markup, and no page complains of the policy', async () => {
    const page = await sitDown(site.browser, desk, { role: 'lead' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    for (const path of [
      '/desk',
      '/desk/statistics',
      '/desk/me',
      '/desk/clauses',
      '/desk/officers',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(complaints).toEqual([]);
    const refused = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x>');
        return null;
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TypeError');
  });
});
