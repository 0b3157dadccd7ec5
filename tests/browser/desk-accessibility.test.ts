import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsOfAxe, LOOKS } from '#support/axe.ts';
import { DESK_SCREENS, type DeskPlaces, setTheDesk } from '#support/desk-screens.ts';

let page: Page;
let places: DeskPlaces;
beforeAll(async () => {
  ({ page, places } = await setTheDesk());
});

describe('axe finds nothing to complain about, and nothing overflows, on', () => {
  test.each(DESK_SCREENS)('$name', async ({ path }) => {
    await page.goto(`/desk${path(places)}`);
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
