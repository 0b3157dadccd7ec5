import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsOfAxe, complaintsOfLooks, looksAt } from '#support/axe.ts';
import { DESK_SCREENS, type DeskPlaces, setTheDesk } from '#support/desk-screens.ts';
import { overflowsOf } from '#support/overflow.ts';

let page: Page;
let places: DeskPlaces;
beforeAll(async () => {
  ({ page, places } = await setTheDesk());
});

describe('axe finds nothing to complain about, and nothing overflows, on', () => {
  test.each(looksAt(DESK_SCREENS))('$name', async ({ path, looks }) => {
    await page.goto(`/desk${path(places)}`);
    await page.locator('h1').first().waitFor();
    const complaints = await complaintsOfLooks(page, looks);
    for (const overflow of await overflowsOf(page, [390, 1280]))
      complaints.push(`overflows at ${overflow}`);
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
