import { foldLoosely } from './fold.ts';
import { quickPattern } from './pattern.ts';
import { CUE, isAnnounced } from './phone-cues.ts';
import { piecesIn } from './phone-pieces.ts';
import { FEWEST_DIGITS, isDialled, MOST_DIGITS } from './phone-shape.ts';
import {
  asSignals,
  findPassages,
  type Passage,
  type ScreeningCheck,
  withoutOverlaps,
} from './signal.ts';
import { spokenNumbers } from './spoken-phones.ts';

const GAP = String.raw`[ \t()._/*~|-]{0,4}`;

/** Not after a letter (A1234567), a colon (2:255) or a thousands comma (1,200,000). */
const RUN = quickPattern(
  String.raw`(?:\+[ \t]?|(?<![A-Za-z_\d])(?<!\d[:,٬]))\(?\d(?:${GAP}\d)*(?![A-Za-wyz\d])`,
  'gu',
);
const GROUP = /\d+/g;
/** Noughts and ones typed as letters: "1-9-O-2-5-5-5-O-l". */
const WITH_LETTERS = /(?<![\p{L}\p{N}])[\dOoIl]+(?:[-. ][\dOoIl]+)*(?![\p{L}\p{N}])/gu;
/** In three pieces: "519, that is the area code, 555 and last 0142". */
const IN_THREE = /(?<!\d)\d{3}[^\d.!?\n]{1,30}\d{3}[^\d.!?\n]{1,30}\d{4}(?!\d)/g;

/** How far before a number a word such as "call" still speaks of it. */
const CUE_REACH = 24;
/** Money before, or a thing that is counted after. */
const MONEY_BEFORE = /(?:[$€£₨#]|\b(?:rs|pkr|cad|usd)\.?)\s?$/i;
const COUNTED_AFTER =
  /^\s?(?:[$€£%]|(?:dollars?|euros?|pounds?|rupees?|roupies|people|persons|children|letters|steps|votes?|views|km|miles|personnes|lettres|enfants|روپے|لوگ|افراد|بچے|خطوط)(?!\p{L}))/iu;

/** No sum of money and no count of anything is written so. */
const BEGINS_WITH_NOUGHT = /^\(?0\d/;

type Group = Passage & { digits: string };

export const phones: ScreeningCheck = {
  kind: 'phone',
  caption: 'Phone numbers, also spaced, in words and in Urdu or Arabic digits',
  check: (typed) => {
    const { text, back } = foldLoosely(typed);
    const read = text.replace(WITH_LETTERS, withFigures);
    const found = [...numbersIn(read), ...spokenNumbers(read), ...threeIn(read), ...piecesIn(read)];
    return asSignals(withoutOverlaps(found).map(back), 'phone', 'rule');
  },
};

function withFigures(run: string): string {
  const digits = run.match(/\d/g)?.length ?? 0;
  return digits >= 3 ? run.replace(/o/gi, '0').replace(/[Il]/g, '1') : run;
}

function threeIn(text: string): Passage[] {
  return findPassages(text, IN_THREE).filter(({ start }) => isAnnounced(text, start));
}

function numbersIn(text: string): Passage[] {
  return Array.from(text.matchAll(RUN)).flatMap(({ index, 0: run }) => {
    if (run.length < FEWEST_DIGITS) return [];
    const end = index + run.length;
    if (!BEGINS_WITH_NOUGHT.test(run)) {
      if (MONEY_BEFORE.test(text.slice(Math.max(0, index - 5), index))) return [];
      if (COUNTED_AFTER.test(text.slice(end, end + 12))) return [];
    }
    const announced = CUE.test(text.slice(Math.max(0, index - CUE_REACH), index));
    const groups = groupsOf(run, index);
    const found = stretches(groups, text).filter((stretch) => {
      const plus = stretch[0] === groups[0] && run.startsWith('+');
      return isDialled(
        stretch.map(({ digits }) => digits),
        { announced: announced || plus, gaps: gapsOf(stretch, text) },
      );
    });
    return firstOfEach(found).map((stretch) => edges(stretch, { text, from: index }));
  });
}

function groupsOf(run: string, at: number): Group[] {
  return Array.from(run.matchAll(GROUP), ({ index, 0: found }) => ({
    start: at + index,
    end: at + index + found.length,
    digits: found,
  }));
}

function gapsOf(groups: Group[], text: string): string[] {
  return groups.slice(1).map((group, i) => text.slice(groups[i]?.end, group.start));
}

/** The whole run first, then without a neighbour that is no part of it ("I am 12 555-0142"). */
function stretches(groups: Group[], text: string): Group[][] {
  // Too long for one, it may be two with a stroke between them: "0301-2345678/0302-2345678".
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  const separator = digits > MOST_DIGITS ? /[\s/]/ : /\s/;
  const blank = gapsOf(groups, text).map((gap) => separator.test(gap));
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

function firstOfEach(found: Group[][]): Group[][] {
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
