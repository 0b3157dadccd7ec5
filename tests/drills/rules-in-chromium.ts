import { build } from 'vite';
import { launchChromium } from '#support/chromium.ts';
import type { Verdict } from './browser-rules.ts';
import type { Ground } from './ground.ts';
import type { UnicodeCase } from './unicode-cases.ts';

/** What a writer's own browser says to each case, with the code of the bundle. */
export async function judgeInChromium(
  ground: Ground,
  cases: readonly UnicodeCase[],
): Promise<Verdict[]> {
  const browser = await launchChromium();
  ground.atEnd(() => browser.close());
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  // As JSON text: a lone surrogate would not survive the way to the browser otherwise.
  const questions = JSON.stringify(cases.map(({ input, text }) => ({ input, text })));
  const verdicts = await page.evaluate((json) => {
    const { judge } = (globalThis as unknown as { rules: typeof import('./browser-rules.ts') })
      .rules;
    return JSON.parse(json).map((one: UnicodeCase) => judge(one.input, one.text));
  }, questions);
  await browser.close();
  return verdicts;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/drills/browser-rules.ts', formats: ['iife'], name: 'rules' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code.replace(/^(?:var|let|const) rules/, 'globalThis.rules');
}
