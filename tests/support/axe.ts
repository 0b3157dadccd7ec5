import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Look = { width: number; scheme: 'light' | 'dark' };

/** On a phone by day and a desk by night, or the other way round. */
const LOOKS: [Look, Look][] = [
  [
    { width: 390, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ],
  [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ],
];

/** Turn by turn: what stands on every page is so seen in all four, and each page by day and by night. */
export function looksAt<Scene>(scenes: readonly Scene[]): (Scene & { looks: Look[] })[] {
  return scenes.map((scene, index) => ({ ...scene, looks: LOOKS[index % 2] ?? [] }));
}

/**
 * Tiles are hidden from readers and hold thousands of shapes, so axe passes them by. In one go: the
 * pages have no frames, and a second tab for each look takes its time.
 */
export async function complaintsOfAxe(page: Page): Promise<string[]> {
  const { violations, passes, incomplete } = await new AxeBuilder({ page })
    // Of what passes it is enough to know that there was something: describing each node takes long.
    .options({ resultTypes: ['violations'] })
    .exclude('svg.tile')
    .setLegacyMode()
    .analyze();
  expect(passes.length + incomplete.length, 'rules that were looked at').toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

export async function complaintsOfLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const { width, scheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const complaint of await complaintsOfAxe(page))
      complaints.push(`${width} ${scheme} ${complaint}`);
  }
  return complaints;
}
