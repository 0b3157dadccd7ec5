import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pagePaths } from '#domain/page-paths.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { launchChromium } from '#support/chromium.ts';
import { startDesk, type TestDesk } from '#support/desk.ts';
import { openMade, WITH_MADE } from '#support/made-campaign.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { plainSample, publishSample } from '#support/samples.ts';
import {
  type ClonedDatabase,
  cloneTemplate,
  type RunningPostgres,
  startTemplatePostgres,
} from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';

/** Drawn from lists and prose alone, and so they are there whatever happens. */
const needsNothing = (path: string) =>
  /\/tell$/.test(path) ||
  [
    '/thank-you',
    '/receipt',
    '/try-again-later',
    '/faq',
    '/who-reads',
    '/impact',
    '/mission',
    '/educators',
    '/guidelines',
    '/terms-of-use',
    '/privacy-policy',
    '/donate',
    '/contact',
    '/ourlondonfamily/share',
    '/ourlondonfamily/educators',
  ].includes(path);

let postgres: RunningPostgres;
let database: ClonedDatabase;
let app: TestApp;
let desk: TestDesk;
let cookie: string;
let story: string;
let receipt: string;

// At the level of the file, so that it runs in any case: a server outlives the process that started it.
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  // Of its own: nobody else's database may be stopped.
  postgres = await startTemplatePostgres();
  database = await cloneTemplate(postgres.superuserUrl);
  const world = await createWorld(database);
  await openMade(world);
  app = await startApp(database, world, { pages: true });
  desk = await startDesk(database, app.origin);
  cookie = await desk.cookieOf(await desk.officer({ role: 'lead' }));
  receipt = (await world.submit()).receipt;
  story = await publishSample({ database, world }, plainSample({ title: 'Out of reach' }));
});

const open = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${app.origin}${path}`, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('while the database answers', () => {
  test('everything the table below asks for is there (control)', async () => {
    for (const path of [...pagePaths(WITH_MADE.all), story, ...filesOf(story)])
      expect((await open(path)).status, path).toBe(200);
    expect((await fetch(`${desk.origin}/desk/search`, { headers: { cookie } })).status).toBe(200);
  });

  test('a mistake of ours is a failure, and no absence', async () => {
    const rename = (from: string, to: string) =>
      sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`).execute(database.as('superuser'));
    await rename('publication', 'misspelt');
    const { status, headers, text } = await open(story);
    await rename('misspelt', 'publication');
    expect(status).toBe(500);
    expect(headers.has('retry-after')).toBe(false);
    expect(text).toContain('The page did not arrive');
  });
});

describe('while the database is away', () => {
  beforeAll(() => postgres.kill());

  test.each(pagePaths(WITH_MADE.all))('%s says so, or does without it', async (path) => {
    const { status, headers, text } = await open(path);
    if (needsNothing(path)) return expect(status).toBe(200);
    expectLater(status, headers);
    expect(text).toMatch(/<h1>The (?:page|stories) did not arrive<\/h1>/);
    // The shell stays around it.
    expect(text).toContain('href="/guidelines"');
    expect(text).toContain('<!doctype html>');
  });

  test.each([
    ['/', 'The page did not arrive'],
    ['/stories', 'The stories did not arrive'],
    ['/read?page=2', 'The stories did not arrive'],
    ['/stories?q=snow', 'The stories did not arrive'],
    ['/palestine/letters', 'The stories did not arrive'],
    ['/countries', 'The page did not arrive'],
  ])('%s: %s', async (path, words) => {
    const { status, headers, text } = await open(path);
    expectLater(status, headers);
    expect(text).toContain(`<h1>${words}</h1>`);
  });

  test('a story, and one that never was', async () => {
    for (const path of [story, `${story.slice(0, -3)}xyz`]) {
      const { status, headers, text } = await open(path);
      expectLater(status, headers);
      expect(text).toContain('The page did not arrive');
    }
  });

  test('data of a page, feeds, maps, pictures, sheets and the card', async () => {
    for (const path of [`${story}.data`, '/stories.data', ...filesOf(story)]) {
      const { status, headers } = await open(path);
      expectLater(status, headers);
    }
  });

  test('a receipt', async () => {
    const body = new URLSearchParams({ words: receipt });
    const { status, headers, text } = await open('/receipt', { method: 'POST', body });
    expectLater(status, headers);
    expect(text).toContain('The page did not arrive');
  });

  test('the API', async () => {
    const { status, headers, text } = await open('/api/story/some');
    expectLater(status, headers);
    expect(JSON.parse(text).code).toBe('unavailable');
  });

  test.each(['/desk', '/desk.data', '/desk/statistics', '/desk/search', '/desk/clauses'])(
    'the desk, for an officer who is signed in: %s',
    async (path) => {
      const answer = await fetch(`${desk.origin}${path}`, { headers: { cookie } });
      expectLater(answer.status, answer.headers);
    },
  );

  test('one press tries again, and the page is there once the database is', async () => {
    const browser = await launchChromium();
    const page = await browser.newPage({ baseURL: app.origin });
    await page.goto('/stories');
    await page.getByRole('heading', { name: 'The stories did not arrive' }).waitFor();
    // The dead server's children hold its memory for a moment, and it does not start meanwhile.
    const started = () =>
      postgres.startAgain().then(
        () => true,
        () => false,
      );
    await expect.poll(started, { timeout: PATIENCE_MS }).toBe(true);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Stories and letters' }).waitFor();
    await browser.close();
  });
});

function expectLater(status: number, headers: Headers) {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('surrogate-control')).toBe(false);
}

const filesOf = (url: string) => [
  '/feed.atom',
  '/feed.json',
  '/hijab/feed.json',
  '/sitemap.xml',
  `/embed/${hashOfUrl(url)}`,
  `/image/story/${hashOfUrl(url)}.png`,
  `/print/${hashOfUrl(url)}.pdf`,
];
