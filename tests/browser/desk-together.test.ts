import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDeskEvent } from '#db/insert-events.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { acting, seenNow } from '#support/acting.ts';
import { unlike } from '#support/alike-texts.ts';
import { launchChromium } from '#support/chromium.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

/** Pages look for news every ten seconds. */
const NEWS = { timeout: PATIENCE_MS };

let browser: Browser;
let database: TestDatabase;
let desk: TestDesk;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  desk = await startDesk(database);
  world = await createWorld(database);
  browser = await launchChromium();
  afterAll(() => browser.close());
});

async function waiting(title: string): Promise<string> {
  const { hash } = await world.submit({ title, story: unlike() });
  const id = await world.storyIdOf(hash);
  const detectLanguage = () => 'en' as const;
  const context = { clock: () => new Date(), detectLanguage, timeZone: 'America/Toronto' };
  await prepareStory({ ...QUIET, db: database.as('worker'), ...context }, id);
  return id;
}

describe('two officers at once', () => {
  test('see who has a story, take it over, and are told of it', async () => {
    const id = await waiting('Taken over');
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    const karim = await sitDown(browser, desk, { name: 'Karim' });
    const leased = noor.waitForResponse(/\/lease$/);
    await noor.goto(`/desk/story/${id}`);
    expect((await leased).status()).toBe(204);
    await karim.goto(`/desk/story/${id}`);
    await karim.getByText('Noor has this story in hand.').waitFor();
    expect(await karim.getByRole('link', { name: 'Decline…' }).count()).toBe(0);
    await karim.waitForLoadState('networkidle');
    await karim.keyboard.press('t');
    await karim.getByRole('link', { name: 'Decline…' }).waitFor();
    await noor.getByText('Karim has this story in hand.').waitFor(NEWS);
  });

  test('a decision about what changed since is refused, with what changed', async () => {
    const id = await waiting('Changed since');
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    // Pressed before her page has learnt of it.
    await noor.route('**/desk/live', (route) => route.abort());
    const leased = noor.waitForResponse(/\/lease$/);
    await noor.goto(`/desk/story/${id}?do=publish`);
    await leased;
    // Somebody edits it without holding it, as an officer whose lease ran out could.
    await desk.db.deleteFrom('lease').where('story_id', '=', id).execute();
    const edited = await desk.services.edit({
      storyId: id,
      officer: acting('someone'),
      seen: await seenNow(desk.db, id),
      title: 'Changed since',
      body: 'Other words.',
      reason: 'Shorter',
    });
    expect(edited).toEqual({ kind: 'annotated' });
    const answer = noor.waitForResponse((response) => response.request().method() === 'POST');
    await noor.getByRole('button', { name: 'Yes, publish' }).click();
    expect((await answer).status()).toBe(409);
    await noor.unroute('**/desk/live');
    await noor
      .getByText('This changed since you looked: it is now being read, revision 2.')
      .waitFor();
    await noor.getByText('Other words.').waitFor();
  });

  test('a list draws itself anew when somebody else decides', async () => {
    const id = await waiting('Gone from the list');
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    await noor.goto('/desk');
    await noor.getByRole('link', { name: 'Gone from the list' }).waitFor();
    await noor.waitForLoadState('networkidle');
    expect(await world.decideAs('somebody', id, 'hide')).toMatchObject({ kind: 'decided' });
    await noor
      .getByRole('link', { name: 'Gone from the list' })
      .waitFor({ state: 'detached', ...NEWS });
  });

  test('a list draws itself anew when somebody decided before it came to life', async () => {
    const id = await waiting('Gone before the script');
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    const script = Promise.withResolvers<void>();
    await noor.route('**/assets/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await noor.goto('/desk', { waitUntil: 'commit' });
    const row = noor.getByRole('link', { name: 'Gone before the script' });
    await row.waitFor();
    expect(await world.decideAs('somebody', id, 'hide')).toMatchObject({ kind: 'decided' });
    script.resolve();
    await row.waitFor({ state: 'detached', ...NEWS });
  });

  test('undo by its key, as long as ten seconds', async () => {
    const id = await waiting('Taken back');
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    const leased = noor.waitForResponse(/\/lease$/);
    await noor.goto(`/desk/story/${id}`);
    await leased;
    await noor.keyboard.press('p');
    await noor.getByRole('button', { name: 'Yes, publish' }).waitFor();
    await noor.keyboard.press('Enter');
    await noor.getByText('Published: Taken back').waitFor();
    await noor.keyboard.press('u');
    await noor.locator(`main[data-story="${id}"]`).waitFor();
    const row = await desk.db
      .selectFrom('story')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('in_review');
  });

  test('who narrows the list goes on within it, to its end', async () => {
    const ids = [await waiting('One of a class'), await waiting('Another of a class')];
    await database
      .as('superuser')
      .updateTable('story')
      .set({ lane: 'burst' })
      .where('id', 'in', ids)
      .execute();
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    await noor.goto('/desk');
    await noor.getByLabel('Sent').selectOption('Many from one place');
    await noor.getByRole('button', { name: 'Narrow' }).click();
    await noor.getByText('Two people are waiting.').waitFor();
    await noor.waitForLoadState('networkidle');
    await noor.keyboard.press('j');
    for (const title of ['One of a class', 'Another of a class']) {
      await noor.getByRole('heading', { level: 1, name: title }).waitFor();
      await noor.keyboard.press('p');
      await noor.getByRole('button', { name: 'Yes, publish' }).click();
    }
    await noor.getByText('Nothing to read here.').waitFor();
    expect(new URL(noor.url()).searchParams.get('sent')).toBe('burst');
  });

  test('everything can be decided without a script', async () => {
    const id = await waiting('Without a script');
    const officer = await desk.officer();
    const [name = '', value = ''] = (await desk.cookieOf(officer)).split('=');
    const context = await browser.newContext({ baseURL: desk.origin, javaScriptEnabled: false });
    await context.addCookies([
      {
        name,
        value,
        domain: 'localhost',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
    const page = await context.newPage();
    await page.goto(`/desk/story/${id}`);
    await page.getByRole('link', { name: 'Decline…' }).click();
    await page.getByRole('checkbox', { name: 'Not a sermon or an opinion' }).last().check();
    await page.getByRole('button', { name: 'Decline' }).click();
    const events = await desk.db
      .selectFrom('event')
      .select(['kind', 'clauses'])
      .where('story_id', '=', id)
      .execute();
    expect(events.at(-1)).toEqual({ kind: 'refuse', clauses: ['no-sermon'] });
    await context.close();
  });
});

describe('one officer', () => {
  test('who finishes a narrowed list stays in it', async () => {
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    const errors: string[] = [];
    noor.on('pageerror', (error) => errors.push(error.message));
    await noor.goto('/desk?campaign=sudan');
    await noor
      .getByRole('button', { name: /Take the next one/ })
      .first()
      .click();
    await noor.waitForURL('**/desk/queue?campaign=sudan');
    await noor.getByRole('heading', { name: 'To read' }).waitFor();
    await noor.reload();
    await noor.getByRole('heading', { name: 'To read' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('who looks at the keys does nothing behind that window', async () => {
    const id = await waiting('Behind the window');
    const noor = await sitDown(browser, desk, { name: 'Noor' });
    await noor.goto(`/desk/story/${id}`);
    await noor.waitForLoadState('networkidle');
    await noor.keyboard.press('?');
    await noor.getByRole('dialog').waitFor();
    await noor.keyboard.press('p');
    await noor.keyboard.press('j');
    await noor.keyboard.press('Escape');
    await noor.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(noor.url()).pathname).toBe(`/desk/story/${id}`);
    expect(new URL(noor.url()).search).toBe('');
    await noor.keyboard.press('p');
    await noor.waitForURL(/do=publish/);
  });
});

test('a link that is shown once stays while others work', async () => {
  const page = await sitDown(browser, desk, { role: 'lead' });
  await page.goto('/desk/officers/invite');
  await page.getByLabel('Name').fill('Salma');
  await page.getByLabel('Email').fill('salma@example.org');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.locator('.perma').waitFor();
  const link = await page.locator('.perma').textContent();
  // Somebody else does something, so the page is drawn anew.
  const drawnAnew = page.waitForResponse(/\/desk\/officers\/invite\.data/);
  const at = new Date();
  await insertDeskEvent(desk.db, { kind: 'booklet', officer: null, subject: 'a booklet', at });
  await drawnAnew;
  await pause(500);
  expect(await page.locator('.perma').textContent()).toBe(link);
});
