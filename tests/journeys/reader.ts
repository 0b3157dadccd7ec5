import { expect } from 'vitest';
import type { Person } from './person.ts';

/** From the first page to the list, the way that lies open on this screen. */
export async function opensTheList(person: Person, origin: string): Promise<void> {
  await person.arrivesAt(origin);
  if (!person.scripts) await person.touches('Read the stories');
  else {
    if (person.device === 'phone') await person.touches('Menu');
    await person.touches('Stories');
  }
  await person.isOnPage('Stories and letters');
  expectAddress(person, '/stories');
}

/** A path and nothing behind it, unless the reader caused it. */
export function expectAddress(person: Person, path: string, search = ''): void {
  const { pathname, search: shown, hash } = person.address();
  expect(`${decodeURI(pathname)}${shown}${hash}`).toBe(`${path}${search}`);
}

/** By the field on the list's page, letter by letter, and the key that ends a line. */
export async function looksFor(person: Person, words: string): Promise<void> {
  await person.writesInto('Look for a word', words);
  await person.press('Enter');
}

/** On a small screen the choices wait behind one press; it says what is chosen. */
export async function unfoldsTheFilters(person: Person, named: string): Promise<void> {
  if (person.device === 'phone') await person.touches(named);
}

/** One story after the other; answers the address of each. */
export async function readsOn(person: Person, titles: readonly string[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const [i, title] of titles.entries()) {
    await person.touches(i === 0 ? title : /^Next Story/);
    await person.isOnPage(title);
    await person.sees('Pass this story on');
    expect(person.address().search, title).toBe('');
    expect(person.address().pathname, title).toMatch(/^\/story\/mosque\/[^/]+\/[\da-z]{12}$/);
    addresses.push(person.address().href);
  }
  return addresses;
}
