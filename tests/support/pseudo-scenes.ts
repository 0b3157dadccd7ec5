import type { Page } from 'playwright-core';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { addressIn, type Locale } from '#domain/options/locales.ts';
import { sitePaths } from '#web/site/site-paths.ts';
import { inBatches, plainSample, publishSample, sampleIn } from './samples.ts';
import type { Site } from './site.ts';
import { fillIn, NEEDED } from './tell-form.ts';
import { untilReady, type Visitor } from './visitor.ts';

type World = Pick<Site, 'database' | 'world'>;

export type Texts = {
  story: string;
  letter: string;
  receipts: { waiting: string; published: string; declined: string };
  /** Names, places and words of writers, who write them in a language of their own. */
  given: string[];
};

/** A visitor who reads one language, and what there is to read. */
type Reading = Texts & {
  visitor: Visitor;
  locale: Locale;
  /** Opens a page in that language. */
  go: (path: string) => Promise<void>;
};

export type PseudoScene = {
  name: string;
  open: (reading: Reading) => Promise<unknown>;
  /** Where that is not every width. */
  widths?: readonly number[];
};

/** Beneath it the masthead has a menu, above it a row of links. */
export const NARROW = [320, 390, 768];
export const WIDE = [1280];

const ADDRESSES = [
  ...sitePaths(RELEASED),
  '/stories?page=2',
  '/stories?category=MOSQUE',
  '/stories?country=Canada&minutes=2',
  '/stories?q=snow',
  '/stories?q=zzzzzz',
  '/thank-you',
  '/receipt',
  '/try-again-later',
];

/** Every public page, in the states a person can bring it into; opened without a word of any language. */
export const PSEUDO_SCENES: readonly PseudoScene[] = [
  ...ADDRESSES.map((path): PseudoScene => ({ name: path, open: ({ go }) => go(path) })),
  { name: 'a story', open: ({ go, story }) => go(story) },
  { name: 'a story on the day it hangs', open: ({ go, story }) => go(`${story}?hung=1`) },
  { name: 'a letter in Urdu', open: ({ go, letter }) => go(letter) },
  { name: 'an unknown address', open: openMissing },
  { name: 'the open menu', open: openMenu, widths: NARROW },
  { name: 'the open More', open: openMore, widths: WIDE },
  { name: 'the form with mistakes', open: makeMistakes },
  { name: 'the open list of countries', open: searchCountries },
  { name: 'advice while writing', open: writeANumber },
  { name: 'the read-over step', open: readOver },
  { name: 'thanks for a story', open: send },
  { name: 'words that could not be sent', open: failToSend },
  { name: '/receipt with a slip of the pen', open: (r) => showReceipt(r, 'lantern river') },
  { name: 'a receipt of a story that waits', open: (r) => showReceipt(r, r.receipts.waiting) },
  { name: 'a receipt of a published story', open: (r) => showReceipt(r, r.receipts.published) },
  { name: 'a receipt of a declined story', open: (r) => showReceipt(r, r.receipts.declined) },
];

/** Of the texts that are told by their titles beyond themselves, as in the title of a page. */
const TITLES = ['With every answer', 'Story number'];

const ARABIC = {
  title: 'الثلج على المئذنة',
  body: 'كنت في السابعة حين رفعني عمي لأرى الثلج على مئذنة الحي، وبقي هناك حتى الظهر. '.repeat(4),
};

/** Texts in languages that no pseudo-language takes the place of: those have `lang` on every page. */
export async function publishTexts(site: World): Promise<Texts> {
  const told = { name: 'Amina', city: 'Halifax', country: 'Kenya' };
  const samples = ['palestine', 'ramadan', 'hijab', 'sudan', 'ourlondonfamily', 'jan29'].map(
    (campaign) => sampleIn('en', campaign),
  );
  const urdu = sampleIn('ur', 'ourlondonfamily');
  const many = Array.from({ length: 24 }, (_, i) => plainSample({ title: `Story number ${i}` }));
  await inBatches([...samples, ...many, plainSample(ARABIC)], (one) => publishSample(site, one));
  const social = { link: 'https://example.org/snow', social: 'INSTAGRAM', handle: '@amina.snow' };
  const declined = await site.world.submit(told);
  await site.world.settle(declined.hash, 'refuse');
  const named = [told, urdu, ...samples].flatMap(({ name, city }) =>
    [name ?? [], city ?? []].flat(),
  );
  return {
    story: await publishSample(site, {
      ...plainSample({ title: 'With every answer', ...told }),
      ...social,
    }),
    letter: await publishSample(site, urdu),
    receipts: {
      waiting: (await site.world.submit(told)).receipt,
      published: (await site.world.publish(told)).receipt,
      declined: declined.receipt,
    },
    given: [...TITLES, NEEDED.title, ...NEEDED.story.split('\n\n'), 'amina.snow', 'snow', ...named],
  };
}

export function readerOf(visitor: Visitor, locale: Locale, texts: Texts): Reading {
  return { ...texts, visitor, locale, go: (path) => visitor.open(addressIn(locale, path)) };
}

async function openMissing({ visitor, go }: Reading): Promise<void> {
  visitor.allow(/status of 404/);
  await go('/no-such-page');
}

async function openMenu({ visitor: { page }, go }: Reading): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await go('/stories');
  await page.locator('details.menu > summary').click();
}

async function openMore({ visitor: { page }, go }: Reading): Promise<void> {
  await go('/stories');
  await page.locator('details.more-nav > summary').click();
}

async function makeMistakes({ visitor: { page }, go }: Reading): Promise<void> {
  await go('/tell');
  await page.locator('#age').fill('5');
  await page.locator('[value="review"]').click();
  await page.locator('.summary').waitFor();
}

async function searchCountries({ visitor: { page }, go }: Reading): Promise<void> {
  await go('/tell');
  await choose(page, 'country', 'united');
}

async function writeANumber({ visitor: { page }, go }: Reading): Promise<void> {
  await go('/tell');
  await page.locator('#story').fill('I was seven. My uncle said: call 647 555 0142 tonight.');
  await page.locator('.checks li:not(.ok)').waitFor();
}

/** The signs of pseudo-languages are looked up as what they were made of. */
async function choose(page: Page, name: string, typed: string): Promise<void> {
  await page.locator(`#${name}`).fill(typed);
  await page.locator('[role="listbox"]:not([hidden]) [role="option"]').first().waitFor();
}

async function readOver({ visitor: { page }, go }: Reading): Promise<void> {
  await go('/tell');
  const { category, country, belief, ...plain } = NEEDED;
  await fillIn(page, plain);
  for (const [name, typed] of Object.entries({ category, country, belief })) {
    if ((await page.locator(`select#${name}`).count()) > 0) {
      await page.locator(`#${name}`).selectOption(typed);
      continue;
    }
    await choose(page, name, typed.toLowerCase());
    await page.locator('[role="listbox"]:not([hidden]) [role="option"]').first().click();
  }
  await page.locator('[value="review"]').click();
  await page.locator('.read-over').waitFor();
}

async function send(reading: Reading): Promise<void> {
  const { page } = reading.visitor;
  await readOver(reading);
  await page.locator('.read-over button.btn').last().click();
  await page.locator('.keep summary').click();
  await page.locator('.words12').waitFor();
}

async function failToSend(reading: Reading): Promise<void> {
  const { page, allow } = reading.visitor;
  allow(/ERR_FAILED/);
  await readOver(reading);
  await page.route('**/api/story', (route) => route.abort());
  await page.locator('.read-over button.btn').last().click();
  await page.locator('.retry').waitFor();
}

async function showReceipt({ visitor, go }: Reading, words: string): Promise<void> {
  const { page, allow } = visitor;
  allow(/status of 422/);
  await go('/receipt');
  await page.locator('#words').fill(words);
  await untilReady(page, () => page.locator('[value="open"]').click());
  for (const summary of await page.locator('.controls summary').all()) await summary.click();
}
