import { randomUUID } from 'node:crypto';

/** Each line of junk is most of the words of every other, with a word of its own. */
export const junk = (no: number, about = 'this Ramadan') =>
  `Assalamu alaikum brothers and sisters, ${about} I earn from my phone while I pray. It took me two days and ${no} minutes. Write to me and I show you how everybody in your street does it.`;

export const otherJunk = (no: number) =>
  `Dear friend, the lottery of our bank has chosen ${no} winners and yours is among the addresses that were drawn last night in the capital. Send the number of an account today, and the prize travels before the end of the month.`;

const WORDS =
  'bread river lamp uncle window orchard train letter garden saffron bicycle market teacher rain drum ladder mountain needle pigeon kettle'.split(
    ' ',
  );
/** A text that is like no other: its words stand in an order of its own. */
export function unlike(): string {
  const seed = [...randomUUID().replaceAll('-', '')].map((digit) => Number.parseInt(digit, 16));
  return `${seed.map((n, i) => `${WORDS[(n + i) % WORDS.length]}${randomUUID().slice(0, 3)}`).join(' ')}.`;
}
