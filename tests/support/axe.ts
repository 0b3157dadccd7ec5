import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** On a phone and a desk, by day and by night. */
export const LOOKS = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Night changes nothing but colours, so at night only what colours can break is looked at again. */
const ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Tiles are hidden from readers and hold thousands of shapes, so axe passes them by. In one go: the
 * pages have no frames, and a second tab for each look takes its time.
 */
export async function complaintsOfAxe(
  page: Page,
  { scheme }: { scheme?: 'light' | 'dark' } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('svg.tile').setLegacyMode();
  if (scheme === 'dark') axe.withRules(ABOUT_COLOUR);
  const { violations, passes, incomplete } = await axe.analyze();
  expect(passes.length + incomplete.length, 'rules that were looked at').toBeGreaterThan(
    scheme === 'dark' ? 0 : 10,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
