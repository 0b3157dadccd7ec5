import { FEWEST_DIGITS, isDialled, isSpelledOut } from './phone-shape.ts';
import { asSignals, type Passage, type ScreeningCheck } from './signal.ts';

/** Western, Arabic-Indic and Persian digits; the low four bits of each are its value. */
const DIGIT = '0-9٠-٩۰-۹';
const BLANK = String.raw` \t\u00a0\u2009\u202f`;
/** Signs that set the direction of writing hide between digits in Urdu and Arabic texts. */
const DIRECTION = String.raw`\u200b-\u200f\u202a-\u202e\u2066-\u2069`;
const GAP = `[${BLANK}${DIRECTION}()._\\-/\u2010-\u2015·•]{0,4}`;

/** Not after a letter (A1234567), a colon (2:255) or a thousands comma (1,200,000). */
const RUN = new RegExp(
  `(?:\\+[${BLANK}]?|(?<![A-Za-z_${DIGIT}])(?<![${DIGIT}][:,٬٫]))\\(?[${DIGIT}](?:${GAP}[${DIGIT}])*(?![A-Za-wyz${DIGIT}])`,
  'gu',
);
const GROUP = new RegExp(`[${DIGIT}]+`, 'gu');

/** How far before a number a word such as "call" still speaks of it. */
const CUE_REACH = 24;
const CUE =
  /(?<!\p{L})(?:phone|telephone|tel|call|text|dial|cell|mobile|whats ?app|fax|téléphone|portable|cellulaire|appelez|appelle|composez|فون|موبائل|واٹس ?ایپ|کال|رابطہ)(?!\p{L})/iu;
/** Money before, or a thing that is counted after. */
const MONEY_BEFORE = /(?:[$€£₨#]|\b(?:rs|pkr|cad|usd)\.?)\s?$/i;
const COUNTED_AFTER =
  /^\s?(?:[$€£%]|(?:dollars?|euros?|pounds?|rupees?|roupies|people|persons|children|letters|steps|votes?|views|km|miles|personnes|lettres|enfants|روپے|لوگ|افراد|بچے|خطوط)(?!\p{L}))/iu;

type Group = Passage & { digits: string };

export const phones: ScreeningCheck = {
  kind: 'phone',
  caption: 'Phone numbers, also spaced, in words and in Urdu digits',
  check: (text) => asSignals([...numbersIn(text), ...wordsIn(text)], 'phone', 'rule'),
};

function numbersIn(text: string): Passage[] {
  return Array.from(text.matchAll(RUN)).flatMap(({ index, 0: run }) => {
    if (run.length < FEWEST_DIGITS) return [];
    const end = index + run.length;
    if (MONEY_BEFORE.test(text.slice(Math.max(0, index - 5), index))) return [];
    if (COUNTED_AFTER.test(text.slice(end, end + 12))) return [];
    const announced = CUE.test(text.slice(Math.max(0, index - CUE_REACH), index));
    const groups = groupsOf(run, index);
    const found = stretches(groups, text).filter((stretch) => {
      const plus = stretch[0] === groups[0] && run.startsWith('+');
      return isDialled(
        stretch.map(({ digits }) => digits),
        { announced: announced || plus, gaps: gapsOf(stretch, text) },
      );
    });
    return withoutOverlaps(found).map((stretch) => edges(stretch, { text, from: index }));
  });
}

function groupsOf(run: string, at: number): Group[] {
  return Array.from(run.matchAll(GROUP), ({ index, 0: found }) => ({
    start: at + index,
    end: at + index + found.length,
    digits: Array.from(found, (digit) => digit.charCodeAt(0) & 15).join(''),
  }));
}

function gapsOf(groups: Group[], text: string): string[] {
  return groups.slice(1).map((group, i) => text.slice(groups[i]?.end, group.start));
}

/** The whole run first, then without a neighbour that is no part of it ("I am 12 555-0142"). */
function stretches(groups: Group[], text: string): Group[][] {
  const blank = gapsOf(groups, text).map((gap) => /\s/.test(gap));
  const parts: Group[][] = [];
  groups.forEach((group, i) => {
    const last = parts.at(-1);
    if (last && !blank[i - 1]) last.push(group);
    else parts.push([group]);
  });
  const listed = groups.flatMap((_, i) =>
    isNorthAmerican(groups, i) ? [groups.slice(i, i + 3)] : [],
  );
  return [
    groups,
    ...(blank.at(0) ? [groups.slice(1)] : []),
    ...(blank.at(-1) ? [groups.slice(0, -1)] : []),
    ...listed,
    ...parts,
  ];
}

/** Ten digits in this shape are a number wherever they stand, also in a list of numbers. */
function isNorthAmerican(groups: Group[], at: number): boolean {
  return [3, 3, 4].every((length, i) => groups[at + i]?.digits.length === length);
}

function withoutOverlaps(found: Group[][]): Group[][] {
  const taken = new Set<Group>();
  return found.filter((stretch) => {
    if (stretch.some((group) => taken.has(group))) return false;
    for (const group of stretch) taken.add(group);
    return true;
  });
}

/** With the plus sign or the bracket that opens the number, if it is closed inside it. */
function edges(stretch: Group[], { text, from }: { text: string; from: number }): Passage {
  const first = stretch[0]?.start ?? from;
  const end = stretch.at(-1)?.end ?? from;
  const before = text.slice(Math.max(from, first - 3), first);
  const opening = /(?:\+[^\S\n]?)?\(?$/.exec(before)?.[0] ?? '';
  const closed = !opening.endsWith('(') || text.slice(first, end).includes(')');
  return { start: first - (closed ? opening.length : 0), end };
}

/** Digits as words. English, French and Urdu; "oh" is how a nought is said. */
const DIGIT_WORDS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'zéro', 'صفر'],
  ['one', 'un', 'ایک'],
  ['two', 'deux', 'دو'],
  ['three', 'trois', 'تین'],
  ['four', 'quatre', 'چار'],
  ['five', 'cinq', 'پانچ'],
  ['six', 'چھ', 'چھے'],
  ['seven', 'sept', 'سات'],
  ['eight', 'huit', 'آٹھ'],
  ['nine', 'neuf', 'نو'],
];
const VALUES = new Map(
  DIGIT_WORDS.flatMap((words, value) => words.map((word) => [word, value] as const)),
);
const WORD = `(?:(?:double|triple)\\s)?(?:${[...VALUES.keys()].join('|')})(?![\\p{L}\\p{M}])`;
const WORD_RUN = new RegExp(`(?<![\\p{L}\\p{M}])${WORD}(?:[\\s,.،–-]{1,3}${WORD}){6,}`, 'giu');

function wordsIn(text: string): Passage[] {
  return Array.from(text.matchAll(WORD_RUN)).flatMap(({ index, 0: run }) => {
    const values = run
      .toLowerCase()
      .split(/[\s,.،–-]+/)
      .flatMap((word) => VALUES.get(word) ?? []);
    return isSpelledOut(values) ? [{ start: index, end: index + run.length }] : [];
  });
}
