import { beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '#support/site.ts';
import { complaints } from '#support/tell-form.ts';
import { openVisitor } from '#support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

test.each([true, false])(
  'what is wrong with an Urdu form is said in Urdu (script: %s)',
  async (javaScript) => {
    const visitor = await openVisitor(site.browser, site.app, { javaScript });
    // The browser notes every page that answers a mistake with its proper status.
    visitor.allow(/status of 422/);
    const { page } = visitor;
    await visitor.open('/ur/tell');
    // Five, which is too young; the digits are read all the same.
    await page.locator('#age').fill('٥');
    await page.locator('main form button[type=submit]').last().click();
    await page.locator('.summary').waitFor();
    const { summary } = await complaints(page);
    expect(summary).toContain('ضروری ہے۔ عمر 7 سے 120 تک کا عدد ہے، یا راز۔');
    expect(summary.join(' ')).not.toMatch(/[a-z]{3}/i);
  },
);
