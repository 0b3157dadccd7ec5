import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { complaintsOfLooks, type Look } from './axe.ts';
import { complaintsOfHtml } from './html-rules.ts';
import { overflowsOf } from './overflow.ts';

/** A browser names the first page's icon by itself. */
const ICON = /\/favicon\.ico\)$/;

/** What a page says to whoever opens the browser's console, warnings included. */
export function hear(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (['error', 'warning'].includes(message.type()) && !ICON.test(line)) said.push(line);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** As it stands, with all that scripts made of it: valid, in standards mode, for everybody, and never too wide. */
export async function expectSound(
  page: Page,
  { looks, widths }: { looks: readonly Look[]; widths: number[] },
): Promise<void> {
  const drawn = await page.evaluate(() => document.documentElement.outerHTML);
  expect(await complaintsOfHtml(`<!doctype html>${drawn}`)).toEqual([]);
  await expectStandardsMode(page);
  expect(await complaintsOfLooks(page, looks), 'axe').toEqual([]);
  expect(await overflowsOf(page, widths), 'too wide').toEqual([]);
}

/** A quirk of the nineties when the doctype is missing. */
export async function expectStandardsMode(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
}

/** Calls that a page makes once its script has taken over; a step within a page makes none. */
const COME_TO_LIFE = /\/(?:api\/analytics|desk\/live)$/;
const LONGEST_WAIT_MS = 1_500;

/** Where there is no script, as where a window waits for its next visitor, nothing comes to life. */
export async function untilAlive(page: Page, step: () => Promise<unknown>): Promise<void> {
  const alive = page.waitForRequest(COME_TO_LIFE, { timeout: LONGEST_WAIT_MS }).catch(() => {});
  await step();
  if (await page.evaluate(() => document.scripts.length > 0)) await alive;
}

/**
 * As a reader does who lost their place. The router notes a place in the history as it comes to
 * life; a step taken before that would take the note for its own arrival.
 */
export async function goToAndFro(page: Page): Promise<void> {
  await untilAlive(page, () => page.reload());
  await untilAlive(page, () => page.goBack());
  await untilAlive(page, () => page.goForward());
}
