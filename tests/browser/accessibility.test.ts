import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsOfLooks, looksAt } from '#support/axe.ts';
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

  test.each(looksAt(SCENES))('$name', async ({ open, looks, fits = () => true }) => {
    const visitor = await openVisitor(site.browser, site.app);
    await open(visitor, addresses);
    const fitting = looks.filter(({ width }) => fits(width));
    const complaints = await complaintsOfLooks(visitor.page, fitting);
    for (const overflow of await overflowsOf(visitor.page, WIDTHS.filter(fits)))
      complaints.push(`overflows at ${overflow}`);
    expect(complaints).toEqual([]);
  });
});
