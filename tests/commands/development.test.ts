import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lab/free-port.ts';
import { launchChromium } from '#support/chromium.ts';

let browser: Browser;
let folder: string;
let dev: Awaited<ReturnType<typeof startDevelopment>>;

afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-dev-'));
  // The database may run as another user, who has to come in.
  await chmod(folder, 0o755);
  dev = await startDevelopment(folder);
  browser = await launchChromium();
});

/** As a contributor types it, in a folder of its own. */
async function startDevelopment(data: string) {
  const port = String(await freePort());
  const child = spawn('npm', ['run', 'dev', '--', '--port', port, '--data', data], {
    // A group of its own, so that it can be stopped as Ctrl-C does.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // As a shell has it; the test runner has its own.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  const ended = once(child, 'exit');
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      if (/^ready /m.test(said)) resolve();
      // The watcher stays, and waits for somebody to mend it.
      if (said.includes('Failed running')) reject(new Error(said));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(said)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid)
      process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  await ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const wordAfter = (word: string) => new RegExp(`^${word} (\\S+)`, 'm').exec(said)?.[1] ?? '';
  return {
    site: wordAfter('ready'),
    desk: wordAfter('desk'),
    stop,
  };
}

/** Opens a page and answers what the browser complained of. */
async function lookAt(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // A hundred and seventy modules, each compiled when the browser asks for it first.
  await page.goto(address, { timeout: 90_000 });
  await page.waitForLoadState('networkidle');
  return complaints;
}

const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Atkinson'));

test('a public page has its styles and its script, and nothing is complained of', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints = await lookAt(page, dev.site);
  expect(await isStyled(page)).toBe(true);
  // Only a running script turns a page without loading another.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('a[href="/stories"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Stories and letters' }).waitFor();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('so has the desk', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints = await lookAt(page, dev.desk);
  expect(await isStyled(page)).toBe(true);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.goto(`${new URL(dev.desk).origin}/desk/statistics`);
  await page.getByRole('heading', { level: 1, name: 'How long people wait for us' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('Ctrl-C ends all of it, the database too', async () => {
  const runs = () => access(path.join(folder, 'postgres/data/postmaster.pid')).then(() => true);
  expect(await runs()).toBe(true);
  await dev.stop();
  await expect.poll(() => runs().catch(() => false), { timeout: 20_000 }).toBe(false);
  await expect(fetch(dev.site)).rejects.toThrow();
});
