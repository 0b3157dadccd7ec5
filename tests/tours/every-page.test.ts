import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsOfAxe, looksAt } from '#support/axe.ts';
import { WIDTHS } from '#support/overflow.ts';
import { type Addresses, SCENES, setTheScene } from '#support/scenes.ts';
import { openSite, type Site } from '#support/site.ts';
import { expectSound, expectStandardsMode, goToAndFro, hear } from '#support/sound-page.ts';
import { openVisitor } from '#support/visitor.ts';

let site: Site;
let addresses: Addresses;
beforeAll(async () => {
  // With what only the demo shows, such as its recording.
  site = await openSite({ demo: true, made: true });
  addresses = await setTheScene(site);
});

describe('valid, for everybody by day and by night, never too wide, and silent to and fro:', () => {
  test.each(looksAt(SCENES))('$name', async ({ open, name, looks, fits = () => true }) => {
    const visitor = await openVisitor(site.browser, site.app);
    const { page } = visitor;
    const said = hear(page);
    await open(visitor, addresses);
    await expectSound(page, {
      looks: looks.filter(({ width }) => fits(width)),
      widths: WIDTHS.filter(fits),
    });
    // What a scene brings about on purpose is heard at the scene.
    const brought = said.splice(0).filter((line) => !line.includes('Failed to load resource'));
    await page.unrouteAll();
    await goToAndFro(page);
    const missing = /an unknown address|a story that is gone/.test(name);
    const further = said.filter((line) => !(missing && /status of 4(?:04|10)/.test(line)));
    expect([...brought, ...further]).toEqual([]);
    await expectStandardsMode(page);
  });

  test('nothing that was announced is left unused, which browsers say after some seconds', async () => {
    const { context } = await openVisitor(site.browser, site.app);
    const opened = ['/', '/tell', '/stories', '/ur/ourlondonfamily/urdu', addresses.story].map(
      async (path) => {
        const page = await context.newPage();
        const said = hear(page);
        await page.goto(path);
        await page.waitForTimeout(6_000);
        return said;
      },
    );
    expect((await Promise.all(opened)).flat()).toEqual([]);
  });

  test('a picture without words is found (control)', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    await open('/faq');
    await page.evaluate(() => document.querySelector('main')?.append(new Image()));
    expect(await complaintsOfAxe(page)).toEqual([expect.stringMatching(/^image-alt: /)]);
  });

  test('a page that does say something is heard (control)', async () => {
    const { page, open } = await openVisitor(site.browser, site.app);
    const said = hear(page);
    await open('/faq');
    await page.evaluate('console.warn("heard")');
    await expect.poll(() => said).toEqual([expect.stringContaining('warning: heard')]);
  });
});
