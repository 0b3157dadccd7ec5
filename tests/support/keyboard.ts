import type { Page } from 'playwright-core';

/** Nobody should have to press further than this to reach a control. */
const MOST_TABS = 60;

/** Presses Tab until the focus is on what is looked for, and says so if it never is. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${selector}.`);
}
