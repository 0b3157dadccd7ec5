import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { createDatabase } from '#db/roles.ts';
import { freePort } from '#lab/free-port.ts';
import { withSuperuser } from '#lab/local-postgres.ts';
import { launchChromium } from '#support/chromium.ts';
import { cloneTemplate, openDatabase, type TestDatabase } from '#support/template-postgres.ts';
import { sitAt } from '../drills/desk-ground.ts';
import type { Ground } from '../drills/ground.ts';
import { spawnServer } from '../drills/server-process.ts';
import { type Bench, median } from './bench.ts';

const run = promisify(execFile);

/** The desk before its gate. */
const BEFORE = '36183da';
const TEXTS = 30;
/** Pages, fonts and what the processes compile on their way; not counted. */
const WARMING_UP = 3;
const MOST = 1.25;
const FILL = 'tests/bench/fill-desk.ts';

/** Texts without a mark, published by keyboard at this desk and at the one before the gate, in turn. */
export const workingDay: Bench = {
  name: 'working-day',
  run: async (ground) => {
    const browser = await launchChromium({ whole: true });
    ground.atEnd(() => browser.close());
    const old = await releaseOf(ground, BEFORE);
    const now = await sitDown(ground, browser, {
      folder: path.resolve('.'),
      database: await cloned(ground),
    });
    const before = await sitDown(ground, browser, {
      folder: old,
      database: await migratedBy(ground, old),
    });
    const took: { now: number[]; before: number[] } = { now: [], before: [] };
    for (let n = 0; n < WARMING_UP + TEXTS; n += 1) {
      // Whoever is second finds the machine as the first one left it.
      const order = n % 2 === 0 ? (['now', 'before'] as const) : (['before', 'now'] as const);
      for (const which of order) {
        const seconds = await publishOne(which === 'now' ? now : before);
        if (n >= WARMING_UP) took[which].push(seconds);
      }
    }
    const ratio = sum(took.now) / sum(took.before);
    const say = (of: number[]) => `${sum(of).toFixed(1)} s, median ${median(of).toFixed(2)} s`;
    return [
      {
        figure: `${TEXTS} texts without a mark published by keyboard ÷ the same at the desk of ${BEFORE}`,
        required: `≤ ${MOST}`,
        measured: `${ratio.toFixed(2)} (${say(took.now)} ÷ ${say(took.before)})`,
        spread: `medians ${(median(took.now) / median(took.before)).toFixed(2)}`,
        ok: ratio <= MOST,
      },
    ];
  },
};

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const git = (...words: string[]) => execFileSync('git', words, { stdio: 'pipe' });

/** Its code beside ours, with our packages, and its desk built as it was shipped. */
async function releaseOf(ground: Ground, commit: string): Promise<string> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'hikaya-before-')), 'code');
  ground.atEnd(() => {
    git('worktree', 'remove', '--force', folder);
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });
  git('worktree', 'add', '--detach', '--force', folder, commit);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  cpSync(FILL, path.join(folder, FILL));
  const env = { ...process.env, NODE_ENV: 'production' };
  await run('npx', ['react-router', 'build', 'src/web/desk'], { cwd: folder, env });
  return folder;
}

type Named = TestDatabase & { name: string };

async function cloned(ground: Ground): Promise<Named> {
  const database = await cloneTemplate(ground.postgresUrl);
  ground.atEnd(database.drop);
  return database;
}

/** It knows its own tables, and ours would refuse what it publishes without having noted who opened it. */
async function migratedBy(ground: Ground, folder: string): Promise<Named> {
  const name = `before_${randomBytes(6).toString('hex')}`;
  await withSuperuser(ground.postgresUrl, (client) => createDatabase(client, name));
  const database = openDatabase(ground.postgresUrl, name);
  ground.atEnd(database.drop);
  const DATABASE_URL_MIGRATOR = database.url('migrator');
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL_MIGRATOR };
  await run('bin/hikaya', ['migrate'], { cwd: folder, env });
  return database;
}

type Release = { folder: string; database: Named };

/** An officer with the first text in hand, at the desk as that release's own command starts it. */
async function sitDown(ground: Ground, browser: Browser, { folder, database }: Release) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = {
    ...ground.environment(database, port),
    INNER_PORT: '0',
    DESK_ORIGIN: origin,
    DESK_SECRET: randomBytes(32).toString('base64url'),
    DATABASE_URL_DESK: database.url('desk'),
  };
  const env = { PATH: process.env.PATH ?? '', ...environment };
  // One more than is decided: after the last one there is a next one too.
  const words = [FILL, ground.postgresUrl, database.name, String(WARMING_UP + TEXTS + 1)];
  const { stdout: cookie } = await run(process.execPath, words, { cwd: folder, env });
  const desk = spawnServer({
    command: 'desk',
    at: ['env', '--chdir', folder],
    origin,
    environment,
    firstPath: '/desk/sign-in',
  });
  ground.atEnd(desk.kill);
  await desk.ready();
  const page = await (await sitAt(browser, cookie)).newPage();
  await page.goto(`${origin}/desk`, { waitUntil: 'networkidle' });
  await page.keyboard.press('j');
  await page.locator('main[data-story] h1').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** From the text in front of an officer to the next one. */
async function publishOne(page: Page): Promise<number> {
  const shown = await page.locator('main[data-story]').getAttribute('data-story');
  await page.bringToFront();
  const start = performance.now();
  await page.keyboard.press('p');
  // Asked at every picture that is drawn: a locator looks at intervals, which would be measured too.
  await page.waitForFunction(() => document.activeElement?.matches('.panel button'));
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => {
    const now = document.querySelector('main[data-story]:has(h1)');
    return now !== null && now.getAttribute('data-story') !== before;
  }, shown);
  return (performance.now() - start) / 1_000;
}
