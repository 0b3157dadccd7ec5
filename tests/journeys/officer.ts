import { expect } from 'vitest';
import { plugInPasskeyDevice } from '#support/passkey-device.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import type { Product } from '#support/product.ts';
import { type Device, openPerson, type Person } from './person.ts';

/** A finger is one on a phone. */
export type Hands = 'keyboard' | 'mouse' | 'finger';

/** What an officer makes of a text; its title begins with the word. */
export const PLANS = ['Publish', 'Decline', 'Edit', 'Park', 'Second', 'Undo'] as const;
export type Plan = (typeof PLANS)[number];

export const PHONE = '613-555-0142';
export const KIND_WORD = 'Thank you for writing.';
const BEGINS: Record<Exclude<Plan, 'Undo'>, [key: string, label: string]> = {
  Publish: ['p', 'Publish'],
  Decline: ['d', 'Decline…'],
  Edit: ['e', 'Edit'],
  Park: ['h', 'Park…'],
  Second: ['s', 'Second reader'],
};
const EDITED = 'Text';
/** What a phone's bar has no room for, and what it has. */
export const MORE = 'Guidelines and more decisions';
const IN_BAR: readonly Plan[] = ['Publish', 'Decline'];

export type Officer = Person & {
  hands: Hands;
  /** Whatever one presses, by its words. */
  goes: (words: string | RegExp) => Promise<void>;
  /** Something that has a key of its own. */
  begins: (plan: keyof typeof BEGINS) => Promise<void>;
  /** Into the field that asks for it. */
  answers: (label: string, words: string) => Promise<void>;
};

/** Invited by an operator's command; makes a passkey on the device in front of them. */
export async function enrols(
  product: Product,
  name: string,
  hands: Hands,
  ...flags: string[]
): Promise<Officer> {
  const email = `${name.toLowerCase()}@example.org`;
  const link = await product.operate('officers', 'invite', email, '--name', name, ...flags);
  const person = await openPerson(product.browser, {
    device: hands === 'finger' ? 'phone' : 'computer',
  });
  await person.plugsInKey(plugInPasskeyDevice);
  const officer = withHands(person, hands);
  await officer.arrivesAt(link);
  await officer.goes('Make my passkey');
  await officer.isOnPage('To read');
  // A key pressed before the page has come to life goes nowhere.
  await officer.waitsForPage();
  return officer;
}

/** The same officer, in a browser that runs no script. A passkey is shown by one, so the door was before. */
export async function goesOnWithoutScripts(
  product: Product,
  officer: Officer,
  device: Device = 'computer',
): Promise<Officer> {
  const from = officer.context;
  const bare = await openPerson(product.browser, { device, scripts: false, from });
  await bare.arrivesAt(`${product.deskOrigin}/desk`);
  return withHands(bare, device === 'computer' ? 'mouse' : 'finger');
}

function withHands(person: Person, hands: Hands): Officer {
  const keyboard = hands === 'keyboard';
  const goes = async (words: string | RegExp) => {
    if (!keyboard) return person.touches(words);
    await person.tabsTo(words);
    await person.press('Enter');
  };
  return {
    ...person,
    hands,
    goes,
    begins: async (plan) => {
      const [key, label] = BEGINS[plan];
      if (keyboard) return person.press(key);
      if (hands === 'finger' && !IN_BAR.includes(plan)) await person.touches(MORE);
      return person.touches(label);
    },
    answers: async (label, words) => {
      if (!keyboard) return person.writesInto(label, words);
      await person.isAt(label);
      await person.type(words);
    },
  };
}

/** Out by the page about oneself, and in again with the passkey alone. */
export async function signsOutAndIn(officer: Officer, name: string): Promise<void> {
  await officer.goes(name);
  await officer.isOnPage(name);
  await officer.goes('Sign out');
  await officer.isOnPage('Come in');
  await officer.goes('Sign in with a passkey');
  await officer.isOnPage('To read');
  await officer.waitsForPage();
}

/** One after the other, until nobody waits. Answers the titles in the order they came. */
export async function worksThroughQueue(officer: Officer): Promise<string[]> {
  const read: string[] = [];
  if (officer.hands === 'keyboard') await officer.press('j');
  else await officer.touches('Take the next one');
  let title = await whatComesAfter(officer, 'To read');
  while (title !== 'To read') {
    read.push(title);
    await officer.sees('The label');
    await decides(officer, title);
    title = await whatComesAfter(officer, title);
  }
  await officer.sees(/Nothing to read here/);
  return read;
}

async function whatComesAfter(officer: Officer, title: string): Promise<string> {
  await expect.poll(() => officer.textOf('h1'), { timeout: PATIENCE_MS }).not.toBe(title);
  return officer.textOf('h1');
}

async function decides(officer: Officer, title: string): Promise<void> {
  const plan = PLANS.find((one) => title.startsWith(one)) ?? 'Publish';
  const asked = (await officer.textOf('main')).includes('A second reader was asked for.');
  if (asked) return answersAndPublishes(officer);
  switch (plan) {
    case 'Publish':
      return publishes(officer);
    case 'Decline':
      return declines(officer);
    case 'Edit':
      return takesNumberOut(officer);
    case 'Park':
      return parks(officer);
    case 'Second':
      await officer.begins('Second');
      await officer.answers('What should they look at? (officers only)', 'A real name?');
      return officer.goes('Ask');
    case 'Undo':
      await publishes(officer);
      await whatComesAfter(officer, title);
      await officer.sees(`Published: ${title}`);
      if (officer.hands === 'keyboard') await officer.press('u');
      else await officer.touches('Undo');
      await officer.isOnPage(title);
      return declines(officer);
  }
}

/** Until the first day that is offered, for a reader of another language: the third reason. */
async function parks(officer: Officer): Promise<void> {
  await officer.begins('Park');
  if (officer.hands === 'mouse') await officer.touches('a reader of another language');
  else {
    await officer.sees('Park it until');
    await officer.press('Tab', 'ArrowDown', 'ArrowDown', 'Tab');
  }
  await officer.sees(/The receipt will say: put aside until .*, for a reader of another language/);
  await officer.answers('What is it waiting for? (officers only)', 'A translator.');
  return officer.goes('Park it');
}

async function publishes(officer: Officer): Promise<void> {
  await officer.begins('Publish');
  await confirms(officer, 'Yes, publish');
}

/** To publish leads to what a colleague asked. */
async function answersAndPublishes(officer: Officer): Promise<void> {
  if (officer.hands === 'keyboard') await officer.press('p');
  else await officer.touches(/^Folder/);
  await officer.sees(/ asks /);
  if (officer.hands === 'keyboard') await officer.press('1');
  else await officer.touches('Keep it');
  await officer.answers('Your words (officers only)', 'It is nobody’s.');
  await officer.goes(/^Answer, and publish/);
}

/** The first guideline does not hold. */
async function declines(officer: Officer): Promise<void> {
  if (officer.hands === 'keyboard') await officer.press('1');
  else await officer.touches((await officer.textsOf('.gate label > span'))[0] ?? '');
  await officer.begins('Decline');
  await officer.sees(/^Because of:/);
  await officer.answers('A kind word to the writer, if it helps (they will read it)', KIND_WORD);
  await officer.goes('Decline');
}

async function takesNumberOut(officer: Officer): Promise<void> {
  await officer.sees(PHONE);
  await officer.begins('Edit');
  if (officer.hands === 'keyboard') {
    await officer.isAt(EDITED);
    await officer.press('Tab');
  }
  expect(await officer.whatStandsIn(EDITED)).not.toContain(PHONE);
  await officer.answers('Why? (kept with the change)', 'A phone number');
  await officer.goes('Keep the change');
  await officer.sees('Publish with 1 change');
  if (officer.hands === 'keyboard') await officer.press('p');
  else await officer.touches('Publish with 1 change');
  await confirms(officer, 'Yes, publish');
}

/** The question comes with its answer ready to be pressed. */
async function confirms(officer: Officer, words: string): Promise<void> {
  if (officer.hands === 'mouse') return officer.touches(words);
  await officer.isAt(words);
  await officer.press('Enter');
}
