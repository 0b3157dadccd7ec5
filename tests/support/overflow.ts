import type { Page } from 'playwright-core';

/** The specification's smallest steps. */
export const SMALLEST_WIDTHS = [200, 233, 250];

/** From the smallest phone to a wide desk. */
export const WIDTHS = [320, 360, 390, 544, 768, 992, 1200, 1280, 1600];

/** Every width at which something is wider than the window, and what. */
export async function overflowsOf(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(widestOf);
    if (wide) found.push(`${width}: ${wide}`);
  }
  return found;
}

/** Runs in the page: how wide it is, and the innermost element that reaches furthest out of it. */
function widestOf(): string | null {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return null;
  const reach = (node: Element) => {
    const { left, width } = node.getBoundingClientRect();
    return left + Math.max(width, node.scrollWidth);
  };
  const nodes = [...document.body.querySelectorAll('*:not(svg, svg *)')];
  const widest = nodes.reduce((far, node) => (reach(node) >= reach(far) ? node : far));
  return `${scrollWidth} because of <${widest.tagName.toLowerCase()} class="${widest.className}">`;
}
