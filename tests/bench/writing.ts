import type { Browser } from 'playwright-core';
import { launchChromium } from '#support/chromium.ts';
import { type Bench, type Figure, median } from './bench.ts';

/** About what an old phone is beside this machine. */
const SLOWED = 6;
/** Longer, and letters are seen to appear late. */
const MOST_MS = 200;
const ROUNDS = 3;
const AFTER_ADVICE_MS = 3_000;

const TEXTS = {
  English: 'I was seven. My uncle said call 647 555 0142 tonight.',
  Urdu: 'میں سات سال کی تھی۔ ماموں نے کہا کال کرو 0300 5550142 پر',
};

/** From the first key to the advice and a little on, what keeps the page from showing a letter. */
export const writing: Bench = {
  name: 'writing',
  run: async (ground) => {
    const { origin } = await ground.server(await ground.database());
    const browser = await launchChromium({ whole: true });
    ground.atEnd(() => browser.close());
    const figures: Figure[] = [];
    for (const [language, text] of Object.entries(TEXTS)) {
      const longest: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        longest.push(await longestTask(browser, `${origin}/tell`, text));
      figures.push({
        figure: `longest task of the page while somebody writes in ${language}, slowed ${SLOWED} times`,
        required: `≤ ${MOST_MS} ms`,
        measured: `${median(longest)} ms`,
        spread: `${Math.min(...longest)} to ${Math.max(...longest)} ms`,
        ok: median(longest) <= MOST_MS,
      });
    }
    return figures;
  },
};

async function longestTask(browser: Browser, form: string, text: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(form, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const tasks = await page.evaluateHandle(() => {
    const found = [0];
    new PerformanceObserver((list) =>
      found.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
    return found;
  });
  await page.locator('#story').pressSequentially(text, { delay: 30 });
  await page.getByText('looks like a phone number').waitFor();
  await page.waitForTimeout(AFTER_ADVICE_MS);
  const longest = await tasks.evaluate((found) => Math.max(...found));
  await page.close();
  return Math.round(longest);
}
