import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Look = { width: number; scheme: 'light' | 'dark' };

/** Rules about what is drawn, and so about width and colours. */
export const DRAWN = [
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
 * Tiles are hidden from readers and hold thousands of shapes, so axe passes them by. The pages have no
 * frames, so axe runs in the page itself, brought there once: half a megabyte takes its time.
 */
export async function complaintsOfAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { complaints, looked } = await page.evaluate(runAxe, rules);
  expect(looked, 'rules that were looked at').toBeGreaterThan(rules ? 0 : 10);
  return complaints;
}

/** Runs in the page. */
async function runAxe(
  rules?: readonly string[],
): Promise<{ complaints: string[]; looked: number }> {
  const { axe: brought } = window as unknown as { axe: typeof axe };
  const { violations, passes, incomplete } = await brought.run(
    { exclude: ['svg.tile'] },
    {
      // Of what passes it is enough to know that there was something: describing each node takes long.
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
    },
  );
  return {
    complaints: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
    looked: passes.length + incomplete.length,
  };
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
