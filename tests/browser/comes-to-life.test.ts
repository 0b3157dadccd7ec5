import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CATEGORIES_BY_NAME } from '#domain/options/categories.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { plainSample, publishSample } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { openVisitor } from '#support/visitor.ts';

declare global {
  interface Window {
    loaded: string[];
  }
}

/**
 * A browser loads its calendars, number formats and alphabets when they are first asked for, and an
 * old phone stands still for a tenth of a second. Pages word these themselves.
 */
describe('a page comes to life without the browser’s own calendars, numbers and alphabets', () => {
  let site: Site;
  let story: string;
  beforeAll(async () => {
    site = await openSite();
    story = await publishSample(site, plainSample({ title: 'A number of things' }));
  });

  const openRecorded = async (path: string): Promise<Page> => {
    const { page, open } = await openVisitor(site.browser, site.app, { fresh: true });
    await page.addInitScript(recordLocales);
    await open(path);
    return page;
  };

  test.for(['/', '/stories', 'a story', '/palestine', '/tell', '/palestine/tell', '/subjects'])(
    '%s',
    async (path) => {
      const page = await openRecorded(path === 'a story' ? story : path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.loaded)).toEqual([]);
    },
  );

  test('a page that asks for one is noticed', async () => {
    const page = await openRecorded('/faq');
    await page.evaluate(() => {
      (1_000).toLocaleString('en-CA');
      'a'.localeCompare('b', 'en');
      new Intl.DateTimeFormat('en-CA').format();
    });
    const loaded = await page.evaluate(() => window.loaded);
    expect(loaded.map((line) => line.split('\n')[0])).toEqual([
      'toLocaleString',
      'localeCompare',
      'DateTimeFormat',
    ]);
  });

  test('subjects stand in the order of the English alphabet', () => {
    const byAlphabet = [...CATEGORIES].sort((a, b) => a.label.localeCompare(b.label, 'en'));
    expect(CATEGORIES_BY_NAME).toEqual(byAlphabet);
  });
});

/** Runs in the page, before any script of it. */
function recordLocales(): void {
  window.loaded = [];
  const record = (name: string) => window.loaded.push(`${name}\n${new Error(name).stack}`);
  const watch = (owner: object, name: string) => {
    const original = Reflect.get(owner, name);
    const watched = new Proxy(original, {
      apply: (called, self, args) => {
        record(name);
        return Reflect.apply(called, self, args);
      },
      construct: (called, args) => {
        record(name);
        return Reflect.construct(called, args);
      },
    });
    Object.defineProperty(owner, name, { value: watched });
  };
  for (const name of Object.getOwnPropertyNames(Intl).filter((one) => /^[A-Z]/.test(one)))
    if (name !== 'Locale') watch(Intl, name);
  watch(String.prototype, 'localeCompare');
  watch(Number.prototype, 'toLocaleString');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    watch(Date.prototype, name);
}
