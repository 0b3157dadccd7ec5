import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** On a phone and a desk, by day and by night. */
export const LOOKS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Tiles are hidden from readers and hold thousands of shapes, so axe passes them by. In one go: the pages have no frames, and a second tab for each look takes its time. */
export async function complaintsOfAxe(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    .exclude('svg.tile')
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that were looked at').toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
