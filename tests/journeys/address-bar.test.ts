import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCampaigns, RELEASED } from '#domain/campaigns/registry.ts';
import { splitAddress } from '#domain/options/locales.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { openProduct, type Product } from '#support/product.ts';
import { plainSample, publishSample, sampleIn } from '#support/samples.ts';
import { sitePaths } from '#web/site/site-paths.ts';
import { openPerson, type Person } from './person.ts';
import { expectAddress, looksFor, opensTheList, unfoldsTheFilters } from './reader.ts';

/** All that an address may ask for. */
const ASKED = ['category', 'country', 'display', 'language', 'minutes', 'page', 'q', 'to', 'type'];
/** One press and one look for each page, and as many steps back. */
const WALK_MS = 400_000;

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web']);
  for (let i = 1; i <= PAGE_SIZE + 1; i += 1)
    await publishSample(product, plainSample({ title: `Evening ${i}` }));
  for (const { slug } of allCampaigns().filter(({ list, category }) => list && category))
    await publishSample(product, sampleIn('en', slug));
  await publishSample(product, sampleIn('ur', 'ourlondonfamily'));
});
afterAll(() => product.close());

function expectClean(person: Person): void {
  const { pathname, search, searchParams, hash, href } = person.address();
  expect(pathname === '/' || !pathname.endsWith('/'), href).toBe(true);
  expect(href).not.toMatch(/undefined|null|_routes|\.data|\?$/);
  expect(ASKED, href).toEqual(expect.arrayContaining([...searchParams.keys()]));
  expect([...searchParams.values()], href).not.toContain('');
  expect(decodeURIComponent(search).length, href).toBeLessThan(80);
  expect(hash, href).toBe('');
}

/** Pages that differ only in what they are asked for, and stories, are one kind each. */
function kindOf(to: string): string {
  const { pathname, searchParams } = new URL(to, 'http://site');
  const path = pathname.startsWith('/story/') ? '/story' : pathname;
  return [path, ...[...searchParams.keys()].toSorted()].join(' ');
}

const pathOf = (to: string) => to.split('?')[0];

/**
 * Files and other places are no pages of the site, nor is a surprise, which leads to one of them. The other languages
 * have the same pages once more.
 */
const isPage = (to: string) =>
  /^\/(?!\/|print\/|icon\/|stories\/surprise|ourlondonfamily\/urdu)[^#]*$/.test(to) &&
  !/\.\w+$/.test(to) &&
  splitAddress(to.split('?')[0] ?? '').locale === 'en';

async function unseenLink(person: Person, done: ReadonlySet<string>): Promise<string | null> {
  for (const to of await person.seesLinks())
    if (isPage(to) && !done.has(kindOf(to)) && (await person.canFollow(to))) return to;
  return null;
}

test(
  'every page is reached by links alone, and each address says only what was asked for',
  async () => {
    const person = await openPerson(product.browser);
    await person.arrivesAt(product.origin);
    await person.waitsForPage();
    const done = new Set([kindOf('/')]);
    const way: string[] = [];
    const arrives = async (where: string) => {
      await expect
        .poll(() => person.address().pathname + person.address().search, { timeout: PATIENCE_MS })
        .toBe(where);
      expectClean(person);
    };
    /** Twice the same: a list that is still being drawn, or blocks in its place, are on their way. */
    const listShown = async () => {
      for (;;) {
        const now = await person.textOf('main');
        await person.waits(150);
        if (now === (await person.textOf('main')) && !now.includes('Fetching stories')) return now;
      }
    };
    /** A page has a title of its own; the same list asked for something else has other stories. */
    const showing = (from: string, to: string) =>
      pathOf(from) === pathOf(to) ? listShown : person.title;
    for (;;) {
      const from = person.address().pathname + person.address().search;
      const to = await unseenLink(person, done);
      const where = to ?? way.pop();
      if (where === undefined) break;
      const shown = showing(from, where);
      const before = await shown();
      if (to === null) await person.goesBack();
      else {
        done.add(kindOf(to));
        way.push(from);
        await person.touchesLinkTo(to);
      }
      await arrives(where);
      // The old page may stand there for a moment under the new address.
      const step = `from ${from} to ${where}`;
      await expect.poll(shown, { timeout: PATIENCE_MS, message: step }).not.toBe(before);
    }
    const paths = [...done].map((kind) => kind.split(' ')[0]);
    expect(paths).toEqual(expect.arrayContaining(sitePaths(RELEASED)));
  },
  WALK_MS,
);

test.each([{ device: 'phone' }, { device: 'computer' }] as const)(
  'lists, their pages, their filters and their stories on a $device',
  async ({ device }) => {
    const person = await openPerson(product.browser, { device });
    await opensTheList(person, product.origin);
    await person.touches('next');
    await person.sees('previous');
    expectAddress(person, '/stories', '?page=2');
    await person.touches('previous');
    await person.findsNowhere('previous');
    expectAddress(person, '/stories');

    await unfoldsTheFilters(person, 'Filter');
    await person.touches('Letters');
    await person.sees(/\d letters?, newest first/);
    expectAddress(person, '/stories', '?type=LETTER');
    await person.chooses('About', 'Mosque');
    await person.reads('No letter about “Mosque” yet');
    await person.touches('All');
    await person.sees(/about Mosque, newest first/);
    expectAddress(person, '/stories', '?category=MOSQUE');
    await looksFor(person, 'the evening');
    await person.sees(/texts have it/);
    expectClean(person);

    await person.goesBack();
    await person.sees(/about Mosque, newest first/);
    await person.touches(/^Evening \d+$/);
    await person.sees('Pass this story on');
    for (const beside of [/^Next Story/, /^Next Story/, /^Previous Story/]) {
      const before = person.address().href;
      await person.touches(beside);
      await expect.poll(() => person.address().href).not.toBe(before);
      expect(person.address().search).toBe('?category=MOSQUE');
      expectClean(person);
    }
  },
);
