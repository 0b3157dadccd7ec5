import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { PATIENCE_MS } from './patience.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';
import { createWorld, type World } from './world.ts';

export type Site = { database: TestDatabase; world: World; app: TestApp; browser: Browser };

/**
 * The whole site over a database of its own, and one browser for the file. `demo` shows what only
 * the demo has, such as its recording.
 */
export async function openSite({
  demo = false,
  botCheck = 'off' as 'off' | 'proof-of-work',
} = {}): Promise<Site> {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const app = await startApp(database, world, { pages: true, demo, botCheck });
  const browser = await launchChromium();
  afterAll(() => browser.close());
  return { database, world, app, browser };
}

/** Hashes of every story that was stored under this title. */
export async function storedUnder(site: Pick<Site, 'database'>, title: string): Promise<string[]> {
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
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: PATIENCE_MS });

/** As the migration grants it. */
const STORY_COLUMNS = `id, hash, campaign, campaign_version, category, writing_type, recipient, name, age, adult, guardian, gender,
  country, city, belief, link, social_service, social_handle, received_at, receipt_hash, lane, marks`;

/** The database takes no story until it is repaired. */
export async function refuseStories({ database }: Site): Promise<{ repair: () => Promise<void> }> {
  const run = (statement: string) => sql.raw(statement).execute(database.as('superuser'));
  await run('REVOKE INSERT ON story FROM hikaya_web');
  return {
    repair: async () => {
      await run(`GRANT INSERT (${STORY_COLUMNS}) ON story TO hikaya_web`);
    },
  };
}
