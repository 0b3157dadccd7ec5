import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '#http/version.ts';
import type { ProcessName, StartedProcess } from '#lab/start-process.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { openProduct, type Product } from '#support/product.ts';

const ALL: ProcessName[] = ['web', 'desk', 'worker', 'purger'];

let product: Product;
let desk: TestDesk;
const started = new Map<ProcessName, StartedProcess>();
beforeAll(async () => {
  product = await openProduct([]);
  for (const name of ALL) started.set(name, await product.start(name));
  await product.world.submit();
});
afterAll(async () => {
  await Promise.all([...started.values()].map((one) => one.stop()));
  await product.close();
});

/** As time or a mail server would have it. */
const hurry = (statement: string) => sql.raw(statement).execute(product.database.as('superuser'));
const inner = (name: ProcessName, path: string) =>
  fetch(`http://127.0.0.1:${started.get(name)?.ready.innerPort}${path}`);

describe('each process tells how it is', () => {
  test.each(ALL)('%s', async (name) => {
    expect((await inner(name, '/livez')).status).toBe(200);
    expect((await inner(name, '/readyz')).status).toBe(200);
    expect((await inner(name, '/elsewhere')).status).toBe(404);
    const metrics = await (await inner(name, '/metrics')).text();
    expect(metrics).toContain(`hikaya_build_info{version="${VERSION}",process="${name}"} 1`);
    expect(metrics).toContain('process_resident_memory_bytes');
  });

  test('the worker knows the figures of the house', async () => {
    const metrics = await (await inner('worker', '/metrics')).text();
    expect(metrics).toContain('hikaya_figures_readable{process="worker"} 1');
    expect(metrics).toContain('hikaya_texts_waiting{process="worker"} 1');
    // Nothing waits, so it has no age.
    expect(metrics).not.toMatch(/^hikaya_mail_oldest_seconds\{/m);
  });

  test('web counts what was asked for and how sending ended', async () => {
    await fetch(`${product.origin}/stories`);
    await fetch(`${product.origin}/receipt`, {
      method: 'POST',
      headers: { origin: product.origin },
      body: new URLSearchParams({ words: 'one two three' }),
    });
    const metrics = await (await inner('web', '/metrics')).text();
    expect(metrics).toMatch(
      /hikaya_http_seconds_count\{process="web",method="GET",route="\/\*",status="200"\} 1/,
    );
    expect(metrics).toMatch(/hikaya_database_seconds_count\{process="web"\} [1-9]/);
    expect(metrics).toMatch(/hikaya_connections\{kind="open",process="web"\} [1-9]/);
    expect(metrics).toMatch(/hikaya_receipts_total\{kind="malformed",process="web"\} 1/);
  });

  test('none of it stands at the door for visitors', async () => {
    for (const path of ['/metrics', '/livez', '/readyz'])
      expect((await fetch(`${product.origin}${path}`)).status).toBe(404);
  });
});

test('nothing is taken from the database while a process of another release needs it', async () => {
  expect(await product.operate('migrate', '--contract')).toMatch(/\nup to date$/);
  await hurry("UPDATE process SET version = '0.0.1' WHERE kind = 'worker'");
  await expect(product.operate('migrate', '--contract')).rejects.toThrow('worker 0.0.1');
  await hurry(`UPDATE process SET version = '${VERSION}'`);
});

describe('a process that was told to end', () => {
  test('says so first, serves on, then goes', async () => {
    await started.get('web')?.stop();
    const leaving = await product.start('web', undefined, { DRAIN_MS: '6000' });
    const at = (path: string) => fetch(`${product.origin}${path}`);
    expect((await at('/api/live')).status).toBe(204);
    const gone = leaving.stop();
    await expect.poll(async () => (await at('/api/live')).status).toBe(503);
    expect((await at('/api/ready')).status).toBe(503);
    const page = await at('/stories');
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`http://127.0.0.1:${leaving.ready.innerPort}/readyz`)).status).toBe(503);
    expect((await fetch(`http://127.0.0.1:${leaving.ready.innerPort}/livez`)).status).toBe(200);
    await gone;
    await expect(at('/api/live')).rejects.toThrow();
    started.set('web', await product.start('web'));
  });
});

describe('the System page', () => {
  let page: Page;
  beforeAll(async () => {
    desk = await startDesk(product.database, product.origin);
    page = await sitDown(product.browser, desk, { role: 'lead' });
  });

  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

  test('tells a lead that all is well but for chores nobody has done, and who runs', async () => {
    await page.goto('/desk/system');
    await expect.poll(() => rowOf('Public pages').textContent()).toContain('Well');
    for (const name of ['Desk', 'Worker', 'Purger', 'Database', 'Queue', 'Mail'])
      expect(await rowOf(name).first().textContent()).toContain('Well');
    expect(await rowOf('Last backup').textContent()).toContain('Look');
    expect(await page.locator('.sysv').textContent()).toContain(VERSION);
  });

  test('shows a chore once it is done', async () => {
    await product.operate('done', 'backup', '1.9', 'GB');
    await product.operate('verify-log');
    await page.keyboard.press('r');
    await expect.poll(() => rowOf('Last backup').textContent()).toContain('1.9 GB');
    expect(await rowOf('Log verified').textContent()).toMatch(/Well.*unbroken/s);
  });

  test('a process that is killed is missed; one that ends in order is not', async () => {
    const purger = started.get('purger');
    process.kill(purger?.pid ?? 0, 'SIGKILL');
    await hurry("UPDATE process SET seen_at = now() - interval '2 minutes' WHERE kind = 'purger'");
    await page.keyboard.press('r');
    await expect.poll(() => rowOf('Purger').first().textContent()).toContain('Broken');
    expect(await page.getByRole('status').allTextContents()).toContain('Broken: Purger.');
    started.set('purger', await product.start('purger'));
    await hurry("DELETE FROM process WHERE seen_at < now() - interval '1 minute'");
    // It says that it is there a moment after it is ready, so the lead asks until it has.
    const purgerAfterReload = async () => {
      await page.keyboard.press('r');
      return rowOf('Purger').first().textContent();
    };
    await expect.poll(purgerAfterReload, { timeout: PATIENCE_MS }).toContain('Well');
  });

  test('mails that were given up are tried again by one button', async () => {
    await product.world.publish({ email: 'writer@example.org' });
    await hurry("UPDATE pgboss.job SET state = 'failed' WHERE name = 'send-approval-mail'");
    await page.keyboard.press('r');
    await expect.poll(() => rowOf('Mail').first().textContent()).toContain('1 given up');
    await page.getByRole('button', { name: 'Try them again' }).click();
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContain('One mail is tried again.');
  });

  test('is not for officers', async () => {
    const officer = await sitDown(product.browser, desk, { role: 'officer' });
    const answer = await officer.goto('/desk/system');
    expect(answer?.status()).toBe(403);
  });
});
