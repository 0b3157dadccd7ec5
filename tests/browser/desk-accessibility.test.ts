import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { complaintsOfAxe, LOOKS } from '#support/axe.ts';
import { launchChromium } from '#support/chromium.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { englishText } from '#support/samples.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { ACCESS } from '../../src/web/desk/access.ts';

let browser: Browser;
let desk: TestDesk;
let page: Page;
let colleague: string;
const ids: Record<'flagged' | 'heavy' | 'published' | 'refused' | 'edited', string> = {
  ...{ flagged: '', heavy: '', published: '', refused: '', edited: '' },
};

beforeAll(async () => {
  const database = await cloneDatabase();
  desk = await startDesk(database);
  browser = await launchChromium();
  afterAll(() => browser.close());
  const world = await createWorld(database);
  const flagged = `${englishText(500)} Call me at 613-555-0142 or write to noor@example.org. I go to Example Street School.`;
  for (const key of Object.keys(ids) as (keyof typeof ids)[]) {
    const { hash } = await world.submit({ title: `A ${key} text`, story: flagged, age: '9' });
    ids[key] = await world.storyIdOf(hash);
    const detectLanguage = () => 'en' as const;
    const context = { clock: () => new Date(), detectLanguage, timeZone: 'America/Toronto' };
    await prepareStory({ db: database.as('worker'), ...context }, ids[key]);
  }
  await database
    .as('superuser')
    .updateTable('story')
    .set({ topics: ['war-and-death'], due_on: '2026-01-05' })
    .where('id', '=', ids.heavy)
    .execute();
  await world.decideAs('o', ids.published, 'publish');
  await world.decideAs('o', ids.refused, 'refuse');
  page = await sitDown(browser, desk, { name: 'Noor', role: 'lead' });
  colleague = (await desk.officer({ name: 'Karim' })).id;
  await desk.services.edit({
    ...{ storyId: ids.edited, officer: 'o', title: 'An edited text', body: 'Shorter words.' },
    ...{ reason: 'A phone number', seen: { state: 'received', revisionNo: 1 } },
  });
});

const fixed = Object.entries(ACCESS)
  .map(([pattern]) => pattern)
  .filter((pattern) => !/[:*]|\.csv$|^\/(?:live|next|sign-out)$/.test(pattern));

const SCREENS: [string, () => string][] = [
  ...fixed.map((path): [string, () => string] => [path, () => path]),
  ['a text with signals', () => `/story/${ids.flagged}`],
  ['a text as a reader sees it', () => `/story/${ids.flagged}?show=reader`],
  ['a text with changes', () => `/story/${ids.edited}?show=changes`],
  ['a covered text', () => `/story/${ids.heavy}`],
  ['a published text', () => `/story/${ids.published}?view=published`],
  ['a refused text', () => `/story/${ids.refused}?view=refused`],
  ['a history', () => `/story/${ids.published}/history`],
  ['the parked ones', () => '/?view=parked'],
  ['the scheduled ones', () => '/?view=scheduled'],
  ['a clause', () => '/clauses/no-sermon'],
  ['an officer', () => `/officers/${colleague}`],
  ['the published ones', () => '/?view=published'],
  ['an unknown address', () => '/no-such-page'],
  ...['publish', 'refuse', 'edit', 'content-note', 'ask-second-reader', 'park'].map(
    (step): [string, () => string] => [
      `the question of ${step}`,
      () => `/story/${ids.flagged}?do=${step}`,
    ],
  ),
];

describe('axe finds nothing to complain about, and nothing overflows, on', () => {
  test.each(SCREENS)('%s', async (_name, path) => {
    await page.goto(`/desk${path()}`);
    await page.locator('h1').first().waitFor();
    const complaints: string[] = [];
    for (const { width, scheme } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      for (const complaint of await complaintsOfAxe(page, { scheme }))
        complaints.push(`${width} ${scheme} ${complaint}`);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) complaints.push(`${width} overflows by ${over} px`);
    }
    expect(complaints).toEqual([]);
  });

  test('the list of keys', async () => {
    await page.goto('/desk');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });
});
