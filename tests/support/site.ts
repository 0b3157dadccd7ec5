import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { launchChromium } from './chromium.ts';
import { openMade } from './made-campaign.ts';
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
  /** With a campaign that leads made, beside the thirteen. */
  made = false,
} = {}): Promise<Site> {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  if (made) await openMade(world);
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

/** The database takes no story until it is repaired: then every column as it was granted. */
export async function refuseStories({ database }: Site): Promise<{ repair: () => Promise<void> }> {
  const db = database.as('superuser');
  const { rows } = await sql<{ columns: string }>`
    SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.column_privileges
    WHERE table_name = 'story' AND grantee = 'hikaya_web' AND privilege_type = 'INSERT'`.execute(
    db,
  );
  const columns = rows[0]?.columns;
  if (!columns) throw new Error('hikaya_web stores no story as it is.');
  await sql`REVOKE INSERT ON story FROM hikaya_web`.execute(db);
  return {
    repair: async () => {
      await sql`GRANT INSERT (${sql.raw(columns)}) ON story TO hikaya_web`.execute(db);
    },
  };
}
