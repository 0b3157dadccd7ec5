import type { Browser, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Language } from '#domain/options/languages.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { launchChromium } from './chromium.ts';
import { sitDown, startDesk, type TestDesk } from './desk.ts';
import { QUIET } from './quiet-preparing.ts';
import { untilAlive } from './sound-page.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
import { createWorld, type World } from './world.ts';

export type DeskRoom = {
  browser: Browser;
  database: TestDatabase;
  desk: TestDesk;
  world: World;
  /** Sent, and ready to be read. Answers its id. */
  waiting: (input: SubmissionInput & { language?: Language }) => Promise<string>;
  /** An officer whose page of this address has come to life. */
  officerAt: (address: string, about?: Partial<Officer>) => Promise<Page>;
  /** An officer who has opened a free text, which is in their hands by now. */
  holderOf: (storyId: string) => Promise<Page>;
};

/** A desk with an own database, and a browser for whoever sits down at it. */
export async function openDeskRoom(): Promise<DeskRoom> {
  const database = await cloneDatabase();
  const desk = await startDesk(database);
  const world = await createWorld(database);
  const browser = await launchChromium();
  afterAll(() => browser.close());
  return {
    browser,
    database,
    desk,
    world,
    waiting: async ({ language = 'en', ...input }) => {
      const { hash } = await world.submit(input);
      const id = await world.storyIdOf(hash);
      const detectLanguage = () => language;
      const context = { clock: () => new Date(), detectLanguage, timeZone: 'America/Toronto' };
      await prepareStory({ ...QUIET, db: database.as('worker'), ...context }, id);
      return id;
    },
    holderOf: async (storyId) => {
      const page = await sitDown(browser, desk, { name: 'Noor' });
      const leased = page.waitForResponse(/\/lease$/);
      await page.goto(`/desk/story/${storyId}`);
      await leased;
      return page;
    },
    officerAt: async (address, about = { name: 'Noor' }) => {
      const page = await sitDown(browser, desk, about);
      await untilAlive(page, () => page.goto(`/desk${address}`));
      return page;
    },
  };
}
