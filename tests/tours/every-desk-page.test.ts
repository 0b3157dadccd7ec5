import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsOfAxe, looksAt } from '#support/axe.ts';
import { DESK_SCREENS, type DeskPlaces, setTheDesk } from '#support/desk-screens.ts';
import { expectSound, goToAndFro, hear, untilAlive } from '#support/sound-page.ts';

/** Here nobody is signed in yet. */
const OUTSIDE = ['/sign-in', '/enrol'];

let desk: Page;
let places: DeskPlaces;
beforeAll(async () => {
  ({ page: desk, places } = await setTheDesk());
});

describe('valid, for everybody by day and by night, never too wide, and silent to and fro:', () => {
  test.each(looksAt(DESK_SCREENS))('$name', async ({ path, name, looks }) => {
    const page = await desk.context().newPage();
    const said = hear(page);
    await page.goto('/desk/me');
    await untilAlive(page, () => page.goto(`/desk${path(places)}`));
    await expectSound(page, { looks, widths: [390, 1280] });
    if (!OUTSIDE.includes(name))
      expect(await page.getByRole('button', { name: 'Sign out', exact: true }).isVisible()).toBe(
        true,
      );
    await goToAndFro(page);
    const heard = said.filter((line) => !(name.includes('unknown') && /status of 404/.test(line)));
    await page.close();
    expect(heard).toEqual([]);
  });

  test('the list of keys', async () => {
    await untilAlive(desk, () => desk.goto('/desk'));
    await desk.keyboard.press('?');
    await desk.getByRole('dialog').waitFor();
    expect(await complaintsOfAxe(desk)).toEqual([]);
  });
});
