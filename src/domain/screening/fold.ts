import { keepingLast } from './keeping-last.ts';
import type { Passage } from './signal.ts';

/** A text as it is read rather than as it was typed, and the way back to the places in it. */
export type Folded = {
  text: string;
  back: (passage: Passage) => Passage;
};

/** Cyrillic and Greek letters that pass for Latin ones, dashes and dots of all kinds, digits. */
const LOOKALIKES: readonly (readonly [string, string])[] = [
  ['аеокмртсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅ', 'aeokmptcyxijsdhqwABEKMHOPCTYXIJS'],
  ['ανορτυικΑΒΕΗΙΚΜΝΟΡΤΥΧ', 'avoptuikABEHIKMNOPTYX'],
  ['‐‑‒–—―−ー⁓', '---------'],
  ['·•‧⋅∙。٫', '.......'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
];
const READ_AS = new Map(
  LOOKALIKES.flatMap(([typed, read]) =>
    Array.from(typed, (sign, i) => [sign, read.charAt(i)] as const),
  ),
);

/** Arabic as most type it in a hurry, for texts and for the patterns to find in them. */
export function loosely(spelled: string): string {
  return spelled.replace(/[أإآٱ]/g, 'ا').replace(/ة/g, 'ه');
}

/** Signs nobody sees, the marks of Arabic vowels, and the stroke that only stretches a word. */
const UNSEEN =
  /[\u00ad\u061c\u0640\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u034f|[\u064b-\u0652]|\u0670|\u20e3|[\ufe00-\ufe0f]/g;
const PLAIN = /^[\n -~]*$/;
/** A letter with all its marks, however they were typed. */
const UNIT = /\P{M}\p{M}*|\p{M}+/gu;

export function fold(text: string): Folded {
  return PLAIN.test(text) ? asTyped(text) : readLast(text);
}
const readLast = keepingLast(read);

export const foldLoosely = keepingLast((typed): Folded => {
  const { text, back } = fold(typed);
  return { text: loosely(text), back };
});

/** With letters that stand alone drawn together: "w w w . e x a m p l e". */
export const foldTogether = keepingLast((text) => together(foldLoosely(text)));

/** Both ways to read a text; mostly nobody typed letters apart and there is one. */
export const readings = keepingLast((text): readonly Folded[] => {
  const read = foldLoosely(text);
  return APART.test(read.text) ? [read, foldTogether(text)] : [read];
});
const APART = /(?<![\p{L}\p{N}])[a-zء-ے](?:[ .*_-]{1,3}[a-zء-ے](?![\p{L}\p{N}])){3}/iu;

function together(folded: Folded): Folded {
  const drawn = without(
    folded,
    Array.from(folded.text.matchAll(BETWEEN_SINGLES), ({ index }) => index),
  );
  return without(drawn, separatorsOf(drawn.text));
}

/** Spaces between signs that stand alone, and one of the two between words typed in this way. */
const BETWEEN_SINGLES = /(?<=(?<!\S)\S) (?=\S[,،.]?(?!\S))|(?<=\s\S ) (?=\S\s)/g;
/** "g.u.l" and "G-u-l-i-s"; capitals with dots are mostly the short name of something. */
const LETTERS_APART =
  /(?<![\p{L}\p{N}@.])(?:[\p{Ll}\p{Lo}](?:[.*_-][\p{Ll}\p{Lo}]){2,}|\p{L}(?:[.*_-]\p{L}){4,})(?![\p{L}\p{N}@])/gu;

function separatorsOf(text: string): number[] {
  return Array.from(text.matchAll(LETTERS_APART)).flatMap(({ index, 0: run }) =>
    Array.from(run.matchAll(/[.*_-]/g), ({ index: at }) => index + at),
  );
}

function without(folded: Folded, dropped: readonly number[]): Folded {
  if (dropped.length === 0) return folded;
  const kept: number[] = [];
  let text = '';
  let from = 0;
  for (const at of [...dropped, folded.text.length]) {
    text += folded.text.slice(from, at);
    for (let i = from; i < at; i += 1) kept.push(i);
    from = at + 1;
  }
  return {
    text,
    back: ({ start, end }) =>
      folded.back({ start: kept[start] ?? 0, end: (kept[end - 1] ?? 0) + 1 }),
  };
}

function asTyped(text: string): Folded {
  return { text, back: (passage) => passage };
}

function read(typed: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { index, 0: unit } of typed.matchAll(UNIT)) {
    const seen = readUnit(unit);
    text += seen;
    for (let i = 0; i < seen.length; i += 1) {
      starts.push(index);
      ends.push(index + unit.length);
    }
  }
  return {
    text,
    back: ({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  };
}

function readUnit(unit: string): string {
  if (unit.length === 1 && unit < '\u007f') return unit;
  const seen = unit.normalize('NFKC').replace(UNSEEN, '');
  return READ_AS.get(seen) ?? seen;
}

/** Where a pattern, which needs the g flag, matches what is read; as places in what was typed. */
export function findRead({ text, back }: Folded, pattern: RegExp): Passage[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) =>
    back({ start: index, end: index + found.length }),
  );
}
