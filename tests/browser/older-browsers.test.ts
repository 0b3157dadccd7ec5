import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site, storedUnder } from '#support/site.ts';
import { NEEDED, promisedLink, sendIt, writeAndReadOver } from '#support/tell-form.ts';
import { openVisitor } from '#support/visitor.ts';

/** What came to browsers after those that `vite.config.ts` names, as far as a script can be without it. */
const NEWER: Record<string, string[]> = {
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  Array: ['fromAsync'],
  AbortSignal: ['any', 'timeout'],
  Intl: ['Segmenter'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  URL: ['canParse', 'parse'],
  'Document.prototype': ['startViewTransition'],
  globalThis: ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler'],
};

const forEachNewer = (
  work: string,
) => `for (const [path, names] of Object.entries(${JSON.stringify(NEWER)}))
  for (const name of names) {
    const owner = path.split('.').reduce((o, key) => o[key], globalThis);
    ${work}
  }`;

/** Looking back is no call that could be taken away: where it is unknown, the whole file is no script. */
const LOOKS_BACK = /\(\?<[=!]/;
const ASSETS = 'build/client/assets';

describe('a phone whose browser got its last update in 2022', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  const visit = async () => {
    const visitor = await openVisitor(site.browser, site.app, { width: 360, fresh: true });
    await visitor.page.addInitScript(forEachNewer('delete owner[name];'));
    return visitor;
  };

  test('is what these tests pretend', async () => {
    const { page, open } = await visit();
    await open('/');
    const left = `(() => { const left = [];
      ${forEachNewer('if (name in owner) left.push(name);')}
      return left; })()`;
    expect(await page.evaluate(left)).toEqual([]);
    expect(await page.evaluate(() => 'toSorted' in [] || 'timeout' in AbortSignal)).toBe(false);
  });

  test.each(['/', '/stories', '/subjects', '/opportunities', '/press', '/palestine'])(
    'shows %s, and its script comes to life without an error',
    async (path) => {
      const { open } = await visit();
      await open(path);
    },
  );

  test('advises while somebody writes, and sends', async () => {
    const visitor = await visit();
    const { page, open } = visitor;
    await open('/tell');
    await page.locator('#story').fill('I was seven. My uncle said call 647 555 0142 tonight.');
    await page.getByText('looks like a phone number').waitFor();
    await writeAndReadOver(visitor, NEEDED);
    await sendIt(page);
    const link = await promisedLink(page);
    expect(await storedUnder(site, NEEDED.title)).toEqual([link.split('/').at(-1)]);
  });

  test('understands every script of the site but that of the advice', () => {
    const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
    const looking = scripts.filter((file) =>
      LOOKS_BACK.test(readFileSync(`${ASSETS}/${file}`, 'utf8')),
    );
    expect(scripts.length).toBeGreaterThan(20);
    expect(looking).toEqual([expect.stringMatching(/^screening-worker-/)]);
  });
});
