import { randomInt } from 'node:crypto';

/** Each line of junk is most of the words of every other, with a word of its own. */
export const junk = (no: number, about = 'this Ramadan') =>
  `Assalamu alaikum brothers and sisters, ${about} I earn from my phone while I pray. It took me two days and ${no} minutes. Write to me and I show you how everybody in your street does it.`;

export const otherJunk = (no: number) =>
  `Dear friend, the lottery of our bank has chosen ${no} winners and yours is among the addresses that were drawn last night in the capital. Send the number of an account today, and the prize travels before the end of the month.`;

const listed = (words: string) => words.split(' ');
const NOUNS = listed(
  'bread river lamp uncle window orchard train letter garden saffron bicycle market teacher rain drum ladder mountain needle kettle carpet pocket basket',
);
const VERBS = listed('stood waited fell shone slept turned hung rested leaned grew sang stayed');
const PLACES = listed('beside under above near behind beyond across inside against below');
const LOOKS = listed('green quiet small wooden early heavy golden narrow empty warm distant round');
const any = (words: string[]) => words[randomInt(words.length)];
const SENTENCES = 8;

/** A text that is like no other: plain words in an order of its own. */
export function unlike(): string {
  return Array.from(
    { length: SENTENCES },
    () =>
      `My ${any(LOOKS)} ${any(NOUNS)} ${any(VERBS)} ${any(PLACES)} ${any(LOOKS)} ${any(NOUNS)}.`,
  ).join(' ');
}
