import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { openSite, type Site } from '#support/site.ts';
import { seen } from '#support/visitor.ts';

let site: Site;
let desk: TestDesk;
beforeAll(async () => {
  site = await openSite();
  desk = await startDesk(site.database, site.app.origin);
});

/** A lead, in a browser that runs scripts or none. */
async function lead(javaScriptEnabled: boolean): Promise<Page> {
  const page = await sitDown(site.browser, desk, { role: 'lead' });
  if (javaScriptEnabled) return page;
  const state = await page.context().storageState();
  const context = await site.browser.newContext({
    baseURL: desk.origin,
    storageState: state,
    javaScriptEnabled,
  });
  await page.context().close();
  return context.newPage();
}

const shown = async (page: Page) => (await seen(page.locator('.vds'))).replaceAll(/\s+/g, ' ');

describe.each([
  ['with scripts', true],
  ['without a script', false],
] as const)('a lead %s', (_, scripted) => {
  const slug = scripted ? 'birch-street' : 'cedar-street';

  test('draws a wall, is refused one on which words cannot be read, and takes the nearest', async () => {
    const page = await lead(scripted);
    await page.goto('/desk/campaigns/new');
    await page.getByLabel('What is it called?').fill('A street');
    await page.getByLabel('Address (optional)').fill(slug);
    await page.getByLabel('Filed under').selectOption('GARDENING');
    await page.getByLabel('Why now? Two sentences.').fill('Somebody waits. Write to them.');

    await page.getByRole('radio', { name: 'Slate' }).check();
    expect(await shown(page)).toContain('10.3 to 1 by day, 12.3 to 1 in the dark');
    await page.getByRole('radio', { name: 'Fig' }).check();
    expect(await shown(page)).toContain('11.8 to 1 by day');

    await page.getByRole('button', { name: 'Draw one for me' }).click();
    await page.getByText('Drawn. Nothing is kept yet.').waitFor();
    expect(await page.getByLabel('What is it called?').inputValue()).toBe('A street');

    await page.getByLabel('Another colour, as six figures').fill('9aa86b');
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByText('Words would be hard to read:').waitFor();
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await page.getByText('Words could not be read on that paint').waitFor();
    expect(await findCampaign(desk.db, slug)).toBeUndefined();

    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByText('Taken. Nothing is kept yet.').waitFor();
    expect(await shown(page)).toContain('Words on this wall are easy to read.');
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await page.getByRole('heading', { name: 'Words', level: 1 }).waitFor();
    const wall = async () => (await findCampaign(desk.db, slug))?.draft?.record.wall;
    expect(await wall()).toMatch(/-4e5536$/);

    await page.getByRole('radio', { name: 'Rosette' }).check();
    await page.getByRole('radio', { name: 'Violet and rose' }).check();
    await page.getByRole('radio', { name: 'Moss' }).check();
    await page.getByRole('button', { name: 'Save: Wall' }).click();
    await page.getByText('Kept in the draft. Nothing is public yet.').waitFor();
    expect(await wall()).toMatch(/^rosette-violet-\d\d-\d-36431b$/);
    await page.context().close();
  });
});
