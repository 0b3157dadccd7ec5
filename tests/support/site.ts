import type { Browser } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
import { createWorld, type World } from './world.ts';

export type Site = { database: TestDatabase; world: World; app: TestApp; browser: Browser };

/** The whole site over a database of its own, and one browser for the file. */
export async function openSite(): Promise<Site> {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const app = await startApp(database, world, { pages: true });
  const browser = await launchChromium();
  afterAll(() => browser.close());
  return { database, world, app, browser };
}

/** Hashes of every story that was stored under this title. */
export async function storedUnder(site: Site, title: string): Promise<string[]> {
  const rows = await site.database
    .as('desk')
    .selectFrom('revision')
    .innerJoin('story', 'story.id', 'revision.story_id')
    .select('story.hash')
    .where('revision.title', '=', title)
    .execute();
  return rows.map((row) => row.hash);
}

/** Two cores are slow at times; a condition is waited for, never an amount of time. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });
