import { afterAll, beforeAll, describe, test } from 'vitest';
import { SENT_TWICE_WORDS } from '#domain/vetting/doubles.ts';
import { openProduct, type Product } from '#support/product.ts';
import { englishText } from '#support/samples.ts';
import { enrols, goesOnWithoutScripts, type Officer } from './officer.ts';
import { openPerson } from './person.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };

/** Sent twice, with a sentence more the second time. */
async function sendsTwice(title: string) {
  const story = `${title}. ${englishText(400)}`;
  const earlier = await product.world.submit({ title, story });
  await product.untilAllReady();
  const later = await product.world.submit({
    title: `${title} again`,
    story: `${story} It rained.`,
  });
  await product.untilAllReady();
  return { earlier, later };
}

async function looksAtBoth(officer: Officer, title: string): Promise<void> {
  await officer.goes(title);
  await officer.isOnPage(title);
  await officer.goes('Side by side');
  await officer.isOnPage(/^Much alike: \d+ of 100 words$/);
}

async function reads(receipt: string, ...words: string[]): Promise<void> {
  const writer = await openPerson(product.browser, { device: 'phone', scripts: false });
  await writer.arrivesAt(`${product.origin}/receipt`);
  await writer.writesInto('Your twelve words', receipt);
  await writer.touches('Open my receipt');
  await writer.reads('Where it is now');
  for (const one of words) await writer.sees(one);
}

describe('two texts that are much alike', () => {
  test('are one writer’s, and the earlier one closes with a word, by keys', LONG, async () => {
    const title = 'The kettle on the stove';
    const { earlier } = await sendsTwice(title);
    const noor = await enrols(product, 'Noor', 'keyboard');
    await looksAtBoth(noor, `${title} again`);
    await noor.press('2', '1', 'Enter');
    await noor.isOnPage(`${title} again`);
    await noor.sees(new RegExp(`Declined.*${title}`));
    await reads(
      earlier.receipt,
      SENT_TWICE_WORDS,
      'Thank you for writing. We cannot publish it as it is.',
    );
  });

  test('are two of their own, on a phone without a script', LONG, async () => {
    const title = 'The lamp of the ferry';
    await sendsTwice(title);
    const atDoor = await enrols(product, 'Sami', 'finger');
    const sami = await goesOnWithoutScripts(product, atDoor, 'phone');
    await looksAtBoth(sami, `${title} again`);
    await sami.goes(/^Two texts of their own/);
    await sami.goes('Do that');
    await sami.isOnPage(title);
    await sami.goes(/^To read/);
    await sami.goes(`${title} again`);
    await sami.isOnPage(`${title} again`);
    await sami.findsNowhere('Side by side');
  });
});
