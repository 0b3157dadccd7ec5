import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '#domain/campaigns/campaign-record.ts';
import { releasedCampaigns } from '#domain/campaigns/registry.ts';
import { releasedContent } from '#domain/content/released-content.ts';
import { localeEntry } from '#domain/options/locales.ts';
import { loadReleasedCampaigns } from '#services/campaigns/load-released-campaigns.ts';
import { loadReleasedContent } from '#services/content/load-released-content.ts';
import { complaintsOfAxe, DRAWN } from '#support/axe.ts';
import { launchChromium } from '#support/chromium.ts';
import { buildPseudoRelease } from '#support/other-release.ts';
import { overflowsOf } from '#support/overflow.ts';
import { badlyDrawn, leftInEnglish } from '#support/pseudo-faults.ts';
import {
  NARROW,
  PSEUDO_SCENES,
  publishTexts,
  readerOf,
  type Texts,
  WIDE,
} from '#support/pseudo-scenes.ts';
import { type RunningRelease, startRelease } from '#support/start-release.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { openVisitor } from '#support/visitor.ts';
import { createWorld } from '#support/world.ts';
import { pseudoText } from '#web/pseudo-words.ts';

/** One from the left and one from the right. Every sentence in them is accented, in brackets and two fifths longer. */
const PSEUDO = ['fr', 'ar'] as const;
const WIDTHS = [...NARROW, ...WIDE];
/** Names, roles and order are the same from either side; what is drawn is looked at in both, on a phone and on a desk. */
const AXE = { fr: { at: 390 }, ar: { at: 1280, rules: DRAWN } };

let folder: string;
let release: RunningRelease;
let texts: Texts;
const browser = await launchChromium();

beforeAll(async () => {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  // Campaigns and public content are no part of a build: their words come with the database.
  const named = { at: new Date(), release: 'words of no language' };
  await loadReleasedCampaigns(database.as('migrator'), {
    records: releasedCampaigns().map((campaign) => recordOf(campaign, pseudoText)),
    ...named,
  });
  await loadReleasedContent(database.as('migrator'), {
    records: releasedContent(pseudoText),
    ...named,
  });
  const [built, published] = await Promise.all([
    buildPseudoRelease(PSEUDO),
    publishTexts({ database, world }),
  ]);
  folder = built;
  texts = published;
  release = await startRelease(folder, { database, world });
});

afterAll(async () => {
  await browser.close();
  await release.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that is wrong with a page at these widths, but for what axe finds. */
async function faultsOf(page: Page, widths: readonly number[]): Promise<string[]> {
  const english = await leftInEnglish(page, texts.given);
  const faults = english.map((words) => `in English: ${words}`);
  for (const width of widths) {
    faults.push(...(await overflowsOf(page, [width])).map((fault) => `too wide at ${fault}`));
    faults.push(...(await badlyDrawn(page)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

describe.each(PSEUDO)('words of no language in the place of %s:', (locale) => {
  test.each(PSEUDO_SCENES)('$name', async ({ open, widths = WIDTHS }) => {
    const visitor = await openVisitor(browser, release);
    const { page } = visitor;
    await open(readerOf(visitor, locale, texts));
    expect(await page.locator('html').getAttribute('dir')).toBe(localeEntry(locale).direction);
    expect(await faultsOf(page, widths)).toEqual([]);
    const { at, rules }: { at: number; rules?: readonly string[] } = AXE[locale];
    const width = widths.find((one) => one === at) ?? widths.at(-1) ?? at;
    await page.setViewportSize({ width, height: 900 });
    expect(await complaintsOfAxe(page, rules), 'axe').toEqual([]);
  });
});

describe('each fault is found (control):', () => {
  test.each([
    ['in English', 'p', 'Read on', {}],
    ['in English', 'p', '[Rèàd Palestine ẋẋẋ]', {}],
    ['too wide', 'p', '[Rèàd ẋẋẋ]', { inlineSize: '2000px' }],
    ['outside of the screen', 'p', '[Rèàd ẋẋẋ]', { position: 'fixed', left: '-9px' }],
    [
      'cut off',
      'p',
      '[Rèàd ẋẋẋ]',
      { inlineSize: '20px', overflow: 'hidden', whiteSpace: 'nowrap' },
    ],
    ['cut off', 'p', '[Rèàd ẋẋẋ]', { blockSize: '4px', overflow: 'clip' }],
    ['px high', 'button', '[Rèàd ẋẋẋ]', { blockSize: '101px' }],
  ])('%s: <%s> %s %j', async (fault, tag, words, style) => {
    const { page, open } = await openVisitor(browser, release);
    await open('/ar/contact');
    const planted = { tag, words, style };
    await page.evaluate(({ tag, words, style }) => {
      const node = document.createElement(tag);
      node.append(words);
      Object.assign(node.style, style);
      document.querySelector('main')?.append(node);
    }, planted);
    const found = await faultsOf(page, [390]);
    expect(found.filter((one) => one.includes(fault))).toHaveLength(1);
  });

  test.each([
    ['what is read out', 'main h1', 'aria-label'],
    ['what chats are told', '[property="og:title"]', 'content'],
  ])('in English: %s', async (_, place, attribute) => {
    const { page, open } = await openVisitor(browser, release);
    await open('/ar/contact');
    const node = page.locator(place).first();
    await node.evaluate((one, name) => one.setAttribute(name, 'Read on'), attribute);
    expect(await leftInEnglish(page)).toEqual([expect.stringContaining('Read on')]);
  });
});
