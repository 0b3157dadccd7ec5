import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Addresses, SCENES, setTheScene } from '#support/scenes.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor } from '#support/visitor.ts';

const LOOKS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

describe('axe finds nothing to complain about, on a phone and a desk, by day and by night, on', () => {
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
      for (const complaint of await complaintsOfAxe(visitor.page))
        complaints.push(`${width} ${scheme} ${complaint}`);
    }
    expect(complaints).toEqual([]);
  });
});

/** Tiles are hidden from readers and hold thousands of shapes, so axe passes them by. In one go: the pages have no frames, and a second tab for each look takes its time. */
async function complaintsOfAxe(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    .exclude('svg.tile')
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that were looked at').toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
