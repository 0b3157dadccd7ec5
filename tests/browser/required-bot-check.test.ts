import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { launchChromium } from '#support/chromium.ts';
import { complaintsOfHtml } from '#support/html-rules.ts';
import { storedUnder } from '#support/site.ts';
import { answersIn, NEEDED, sendIt, writeAndReadOver } from '#support/tell-form.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { openVisitor, seen } from '#support/visitor.ts';
import { createWorld } from '#support/world.ts';

let browser: Browser;
let database: TestDatabase;
const apps: Record<'required' | 'default', TestApp> = {} as never;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  database = await cloneDatabase();
  const world = await createWorld(database);
  const options = { pages: true, botCheck: 'proof-of-work' as const };
  apps.required = await startApp(database, world, {
    ...options,
    more: { BOT_CHECK_REQUIRED: '1' },
  });
  apps.default = await startApp(database, world, options);
  browser = await launchChromium();
  afterAll(() => browser.close());
});

const post = async (app: TestApp, title: string, token?: string) => {
  const { terms, ...input } = validInput(generalCampaign());
  const response = await fetch(`${app.origin}/api/story`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...input, title, termsConditions: terms, 'g-recaptcha': token }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
};
const stored = (title: string) => storedUnder({ database }, title);

describe('where operators ask for the bot check', () => {
  test.each([
    ['no token', undefined],
    ['the token of another provider', '03AFcWeA7-an-older-client.brings-this_along'],
  ])('the API refuses a text with %s', async (name, token) => {
    const title = `With ${name}`;
    const { status, body } = await post(apps.required, title, token);
    expect(status).toBe(403);
    expect(body).toMatchObject({ status: 403, code: 'not-human' });
    expect(await stored(title)).toEqual([]);
  });

  test('the plain form says kindly why, and keeps every word', async () => {
    const visitor = await openVisitor(browser, apps.required, { javaScript: false });
    visitor.allow(/status of 403/);
    const answers = { ...NEEDED, title: 'Without a script' };
    await writeAndReadOver(visitor, answers);
    await sendIt(visitor.page);
    await visitor.page
      .getByRole('heading', { level: 1, name: 'This form needs scripts just now' })
      .waitFor();
    expect(await complaintsOfHtml(await visitor.page.content())).toEqual([]);
    expect(await seen(visitor.page.locator('main'))).toContain('“Without a script”');
    expect(await stored(answers.title)).toEqual([]);
    await visitor.page.getByRole('button', { name: 'Back to my words' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Tell Your Story' }).waitFor();
    expect(await answersIn(visitor.page)).toMatchObject(answers);
  });

  test('who has scripts sends as always', async () => {
    const visitor = await openVisitor(browser, apps.required);
    const answers = { ...NEEDED, title: 'With a script' };
    await writeAndReadOver(visitor, answers);
    await sendIt(visitor.page);
    await visitor.page.waitForURL('**/thank-you', { timeout: 40_000 });
    expect(await stored(answers.title)).toHaveLength(1);
  });
});

describe('by default', () => {
  test('a text without a token is taken and marked', async () => {
    const { status } = await post(apps.default, 'Taken and marked');
    expect(status).toBe(201);
    const [hash = ''] = await stored('Taken and marked');
    const story = database.as('desk').selectFrom('story').select('lane').where('hash', '=', hash);
    expect(await story.executeTakeFirst()).toEqual({ lane: 'unproven' });
  });
});
