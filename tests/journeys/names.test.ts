import { afterAll, beforeAll, expect, test } from 'vitest';
import { findForm } from '#domain/campaigns/registry.ts';
import { openProduct, type Product } from '#support/product.ts';
import { enrols, type Officer } from './officer.ts';
import { openPerson } from './person.ts';
import { answersTheRest, sends } from './writer.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };
const LETTER = {
  title: 'My red kite',
  story:
    'I have a red kite and it has a tail made of old socks. When the wind is good I let it go up and I say your names, one by one.',
};

test(
  'a child sends a letter; readers learn a first name, and then not even that',
  LONG,
  async () => {
    await childSends();
    const noor = await enrols(product, 'Noor', 'keyboard');
    await publishesWithFirstName(noor);

    const reader = await openPerson(product.browser, { device: 'phone' });
    await reader.arrivesAt(`${product.origin}/palestine/letters`);
    await reader.touches(LETTER.title);
    await reader.isOnPage(LETTER.title);
    await reader.sees(/Amina/);
    await reader.findsNowhere('Rahman');

    await hidesTheName(noor);
    await reader.reloads();
    await reader.isOnPage(LETTER.title);
    await reader.findsNowhere('Amina', 'Rahman');
    await reader.goesBack();
    await reader.sees(LETTER.title);
    await reader.findsNowhere('Amina', 'Rahman');
  },
);

/** On a phone, with more of herself than a stranger should learn. */
async function childSends(): Promise<void> {
  const form = findForm('palestine');
  if (!form) throw new Error('There is no such form.');
  const child = await openPerson(product.browser, { device: 'phone' });
  await child.arrivesAt(`${product.origin}/palestine/tell`);
  await child.writesInto('Give it a title', LETTER.title);
  await child.writesInto('Your letter', LETTER.story);
  await answersTheRest(child, form, { name: 'Amina Rahman', age: '9' });
  await child.touches('A parent, guardian or teacher knows that I am sending this');
  await child.touches('Read it over before sending');
  await child.reads('Read it over');
  await sends(child, form);
  await product.untilAllReady();
}

async function publishesWithFirstName(officer: Officer): Promise<void> {
  await officer.goes(LETTER.title);
  await officer.isOnPage(LETTER.title);
  await officer.sees('“Amina Rahman”: a first name?');
  // A key is not enough.
  await officer.press('p');
  await officer.press('Enter');
  await officer.findsNowhere('Yes, publish');
  await officer.goes('Write it anew');
  await officer.isAt('What shall readers see?');
  expect(await officer.whatStandsIn('What shall readers see?')).toBe('Amina');
  await officer.goes('Keep it');
  await officer.sees('“Amina”: a first name?');
  await officer.goes('It is');
  await officer.sees('“Amina” is a first name');
  await officer.press('p');
  await officer.goes('Yes, publish');
  await officer.isOnPage('To read');
}

async function hidesTheName(officer: Officer): Promise<void> {
  await officer.goes('Published');
  await officer.isOnPage('Published');
  await officer.goes(LETTER.title);
  await officer.isOnPage(LETTER.title);
  await officer.sees('The label');
  await officer.press('Shift+N');
  await officer.sees('Leave out: Name?');
  await officer.goes('Leave it out');
  // The question goes when it is done.
  await officer.findsNowhere('Leave out: Name?');
}
