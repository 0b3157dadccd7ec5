import { launchChromium } from '#support/chromium.ts';

/** The elements of a page as the server sent it, read by a browser that runs no script. */
export async function treeOf(address: string): Promise<unknown> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    return await page.evaluate(() => {
      const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor' };
      const read = (node: Node): unknown => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent;
        if (!(node instanceof Element)) return null;
        const named = [...node.attributes].map(({ name, value }) => [NAMES[name] ?? name, value]);
        return {
          tag: node.localName,
          props: Object.fromEntries(named.filter(([name]) => name !== 'style')),
          children: [...node.childNodes].map(read).filter((child) => child !== null),
        };
      };
      return read(document.documentElement);
    });
  } finally {
    await browser.close();
  }
}
