import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsOfAxe, LOOKS } from '#support/axe.ts';
import { overflowsOf, WIDTHS } from '#support/overflow.ts';
import { type Addresses, SCENES, setTheScene } from '#support/scenes.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor } from '#support/visitor.ts';

describe('axe finds nothing, on a phone and a desk, by day and by night, and nothing is too wide, on', () => {
  let site: Site;
  let addresses: Addresses;
  beforeAll(async () => {
    site = await openSite();
    addresses = await setTheScene(site);
  });

  test.each(SCENES)('$name', async ({ open, fits = () => true }) => {
    const visitor = await openVisitor(site.browser, site.app);
    await open(visitor, addresses);
    const complaints: string[] = [];
    for (const { width, scheme } of LOOKS.filter((look) => fits(look.width))) {
      await visitor.page.setViewportSize({ width, height: 900 });
      await visitor.page.emulateMedia({ colorScheme: scheme });
      for (const complaint of await complaintsOfAxe(visitor.page, { scheme }))
        complaints.push(`${width} ${scheme} ${complaint}`);
    }
    for (const overflow of await overflowsOf(visitor.page, WIDTHS.filter(fits)))
      complaints.push(`overflows at ${overflow}`);
    expect(complaints).toEqual([]);
  });
});
