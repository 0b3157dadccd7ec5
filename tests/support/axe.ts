import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Look = { width: number; scheme: 'light' | 'dark' };

/** Rules about what is drawn, and so about width and colours. */
const DRAWN = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
] as const;

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
export async function complaintsOfAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // Of what passes it is enough to know that there was something: describing each node takes long.
    .options({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .exclude('svg.tile')
    .setLegacyMode();
  const { violations, passes, incomplete } = await builder.analyze();
  const looked = passes.length + incomplete.length;
  expect(looked, 'rules that were looked at').toBeGreaterThan(rules ? 0 : 10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

export async function complaintsOfLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const [index, { width, scheme }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    // Names, roles and order are the same in every light; what is drawn is looked at again.
    for (const complaint of await complaintsOfAxe(page, index === 0 ? undefined : DRAWN))
      complaints.push(`${width} ${scheme} ${complaint}`);
  }
  return complaints;
}
