import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#support/chromium.ts';
import { startDesk, type TestDesk } from '#support/desk.ts';
import { plugInPasskeyDevice } from '#support/passkey-device.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { STORY_OF_100 } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';

let browser: Browser;
let desk: TestDesk;
let world: World;

beforeAll(async () => {
  const database = await cloneDatabase();
  desk = await startDesk(database);
  world = await createWorld(database);
  browser = await launchChromium();
  afterAll(() => browser.close());
});

/** In the story's title and in its words. */
const MARKER = 'markerunread';

/** An officer with a passkey, at an unpublished story. */
async function reading(email: string): Promise<{ page: Page; id: string }> {
  const { hash } = await world.submit({ title: MARKER, story: `${MARKER} ${STORY_OF_100}` });
  const id = await world.storyIdOf(hash);
  const context = await browser.newContext({ baseURL: desk.origin });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await plugInPasskeyDevice(context, page);
  await page.goto(await desk.invite(email));
  await page.getByRole('button', { name: 'Make my passkey' }).click();
  await page.getByRole('heading', { name: 'To read' }).waitFor();
  await page.goto(`/desk/story/${id}?open=1&do=park`);
  await page.getByText(`${MARKER} `).first().waitFor();
  return { page, id };
}

const isOver = (page: Page) => page.getByRole('heading', { name: 'You were signed out' });

test('nothing of a text stays in the page once the session is over, and no typed word is lost', async () => {
  const { page, id } = await reading('reader@example.org');
  const note = page.getByRole('textbox').first();
  await note.click();
  await page.keyboard.type('Look at the second line.');
  await desk.db.deleteFrom('officer_session').execute();
  await isOver(page).waitFor();
  expect(await page.content()).not.toContain(MARKER);
  expect(await page.content()).not.toContain('Look at the second line.');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(`${MARKER} `).first().waitFor();
  expect(page.url()).toContain(id);
  expect(await note.inputValue()).toBe('Look at the second line.');
  await page.context().close();
});

test('a decision that comes too late is put away with its note, and comes back with it', async () => {
  const { page } = await reading('late@example.org');
  const note = page.getByRole('textbox').first();
  await note.click();
  await page.keyboard.type('Ask Noor about the bridge.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Park it' }).click();
  await isOver(page).waitFor();
  expect(await page.content()).not.toContain(MARKER);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(`${MARKER} `).first().waitFor();
  expect(await note.inputValue()).toBe('Ask Noor about the bridge.');
  await page.getByRole('button', { name: 'Park it' }).click();
  await page.getByText('Parked').first().waitFor();
  await page.context().close();
});

test('a page that does not reach the desk for as long as a session lasts puts itself away', async () => {
  const { page } = await reading('far@example.org');
  await page.clock.install();
  await page.reload();
  await page.getByText(`${MARKER} `).first().waitFor();
  // The words stand there before the page's scripts do; without them it would never ask, and count nothing.
  await (await page.waitForResponse('**/desk/live')).finished();
  await page.context().setOffline(true);
  await page.clock.runFor('14:00');
  expect(await isOver(page).count()).toBe(0);
  await page.clock.runFor('01:10');
  await isOver(page).waitFor();
  expect(await page.content()).not.toContain(MARKER);
  await page.context().setOffline(false);
  await page.clock.runFor('00:05');
  await page.getByText(`${MARKER} `).first().waitFor();
  await page.context().close();
});

test('whoever else comes in with this browser sees nothing that was open before', async () => {
  const { page } = await reading('first@example.org');
  const { page: other } = await reading('second@example.org');
  await page.context().clearCookies();
  await page.context().addCookies(await other.context().cookies());
  await page.waitForURL(/\/desk$/);
  await page.getByRole('heading', { name: 'To read' }).waitFor();
  for (const one of [page, other]) await one.context().close();
});
