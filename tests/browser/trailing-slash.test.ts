import { request as ask } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#domain/page-paths.ts';
import { startDesk, type TestDesk } from '#support/desk.ts';
import { WITH_MADE } from '#support/made-campaign.ts';
import { plainSample, publishSample } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor } from '#support/visitor.ts';
import { ACCESS } from '#web/desk/access.ts';

let site: Site;
let desk: TestDesk;
let story: string;
beforeAll(async () => {
  site = await openSite({ made: true });
  desk = await startDesk(site.database, site.app.origin);
  story = await publishSample(site, plainSample({ title: 'Kept at one address' }));
});

const open = (path: string, method = 'GET') =>
  fetch(`${site.app.origin}${path}`, { method, redirect: 'manual' });
const locationOf = async (path: string) => (await open(path)).headers.get('location');

describe('an address with a slash behind it leads to the one without', () => {
  test.each(pagePaths(WITH_MADE.all).filter((path) => path !== '/'))('%s/', async (path) => {
    for (const method of ['GET', 'HEAD'])
      for (const [asked, location] of [
        [`${path}/`, path],
        [`${path}//`, path],
        [`${path}/?page=2&to=x`, `${path}?page=2&to=x`],
      ] as const) {
        const answer = await open(asked, method);
        expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
      }
    expect((await open(path)).status).toBe(200);
  });

  test('a story, a card, a feed, a picture, and what is nowhere', async () => {
    const hash = story.split('/').at(-1);
    for (const path of [story, `/embed/${hash}`, '/feed.json', '/icon/none.png', '/no-such-page'])
      expect(await locationOf(`${path}/`)).toBe(path);
    expect((await fetch(`${site.app.origin}${story}/`)).url).toBe(`${site.app.origin}${story}`);
  });

  test('the home page is where it is', async () => {
    for (const path of ['/', '/?page=2']) expect((await open(path)).status).toBe(200);
  });

  test('data of a page too, and that of the home page is where it is', async () => {
    expect(await locationOf('/stories/_.data?page=2')).toBe('/stories.data?page=2');
    expect(await locationOf('/stories.data/')).toBe('/stories.data');
    for (const path of ['/_.data', '/stories.data']) expect((await open(path)).status).toBe(200);
  });

  test('caches keep the answer as they keep pages', async () => {
    const { headers } = await open('/stories/');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('surrogate-key')).toBe('site');
  });

  test('a form that is sent, and the API, are left alone', async () => {
    const body = new URLSearchParams({ intent: 'send' });
    const sent = await fetch(`${site.app.origin}/tell/`, { method: 'POST', body });
    expect(sent.status).not.toBe(308);
    expect((await open('/api/story/some/')).headers.get('location')).toBeNull();
  });

  test('a link inside the site that has one still opens its page', async () => {
    const { page, open: visit } = await openVisitor(site.browser, site.app);
    await visit('/');
    await page.evaluate(() => {
      const [link] = document.querySelectorAll<HTMLAnchorElement>('main a[href="/stories"]');
      if (link) link.href = '/stories/';
      link?.click();
    });
    await page.getByRole('heading', { level: 1, name: 'Stories and letters' }).waitFor();
  });
});

describe('no such answer leads to another host', () => {
  /** As it is written, which `fetch` would tidy up. */
  const raw = (path: string) =>
    new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
      const { hostname, port } = new URL(site.app.origin);
      ask({ hostname, port, path }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '//evil.example/',
    '//evil.example/?x',
    '///evil.example//',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/%2F/evil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '//evil.example/_.data',
    '/%5C/evil.example/',
    'http://evil.example/x/',
    '//',
    '/@evil/',
  ])('%s', async (path) => {
    const { location } = await raw(path).catch(() => ({ location: undefined }));
    const landing = new URL(location ?? '/', site.app.origin);
    expect(landing.origin).toBe(site.app.origin);
  });

  test('two slashes are led to one (control: these do answer)', async () => {
    expect(await raw('//evil.example/')).toEqual({ status: 308, location: '/evil.example' });
  });
});

describe('at the desk', () => {
  const fixed = Object.keys(ACCESS).filter((path) => !/[:*]/.test(path) && path !== '/');
  test.each(['', ...fixed])('/desk%s/', async (path) => {
    const answer = await fetch(`${desk.origin}/desk${path}/?view=parked`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`/desk${path}?view=parked`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
