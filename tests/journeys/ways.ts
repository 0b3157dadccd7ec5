import type { Product } from '#support/product.ts';
import { enrols, goesOnWithoutScripts, type Officer } from './officer.ts';
import { openPerson, type Person } from './person.ts';

/** In front of what somebody sits: 390 or 1280 wide, and with scripts or without. */
export type Way = { how: string; device: 'phone' | 'computer'; scripts: boolean };

export const WAYS: readonly Way[] = [
  { how: 'on a phone', device: 'phone', scripts: true },
  { how: 'on a phone without scripts', device: 'phone', scripts: false },
  { how: 'at a computer', device: 'computer', scripts: true },
  { how: 'at a computer without scripts', device: 'computer', scripts: false },
];

export const personOn = (product: Product, { device, scripts }: Way): Promise<Person> =>
  openPerson(product.browser, { device, scripts });

/** A passkey is shown by a script, so who goes on without was at the door with one. */
export async function officerOn(
  product: Product,
  { device, scripts }: Way,
  name: string,
  ...flags: string[]
): Promise<Officer> {
  const hands = device === 'phone' ? 'finger' : 'mouse';
  const officer = await enrols(product, name, hands, ...flags);
  return scripts ? officer : goesOnWithoutScripts(product, officer, device);
}
