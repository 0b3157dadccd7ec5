/** Seven is a local number in North America; fifteen is the longest number there is. */
export const FEWEST_DIGITS = 7;
export const MOST_DIGITS = 15;
/** Fewer than four numbers in a row do not show whether somebody is counting. */
const COUNTING_FROM = 4;
/** "One two three, one two three" starts again now and then, so not every step has to fit. */
const COUNTING_SHARE = 0.6;

export type DialHints = {
  /** A plus sign before the number, or a word such as "call" or "WhatsApp". */
  announced: boolean;
  /** What stands between the groups. */
  gaps: readonly string[];
};

/** Whether groups of digits, as they were typed, look like a telephone number. */
export function isDialled(groups: readonly string[], { announced, gaps }: DialHints): boolean {
  const total = groups.join('').length;
  if (total < FEWEST_DIGITS || total > MOST_DIGITS) return false;
  if (isCalendar(groups) || isPlainCounting(groups)) return false;
  if (announced) return true;
  if (groups.length === 1) return isDialledRun(groups.join(''));
  if (groups.every((group) => group.length === 1))
    return isEven(gaps) && isSpelledOut(groups.map(Number));
  if (isJoined(groups, gaps)) return true;
  if (isDecimal(groups, gaps) || isAmount(groups) || isYearPair(groups, gaps)) return false;
  return hasDialledShape(groups);
}

/** Single digits, said or typed one by one. Two and three and four alone are rakats. */
export function isSpelledOut(digits: readonly number[]): boolean {
  const distinct = new Set(digits);
  if (distinct.size <= 2 || digits.every((digit) => digit >= 2 && digit <= 4)) return false;
  return digits.length >= FEWEST_DIGITS && !isCounting(digits);
}

function isCounting(values: readonly number[]): boolean {
  if (values.length < COUNTING_FROM) return false;
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  const same = steps.filter((step) => step === steps[0]).length;
  return steps[0] !== 0 && same >= steps.length * COUNTING_SHARE;
}

/** French numbers such as 01 02 03 04 05 begin with noughts; people who count do not. */
function isPlainCounting(groups: readonly string[]): boolean {
  return !groups.some(startsWithNought) && isCounting(groups.map(Number));
}

const startsWithNought = (group: string) => group.length > 1 && group.startsWith('0');
const isYear = (group: string) => /^(?:1\d|20)\d\d$/.test(group);

/** Dates, spans of years and lists of years or of clock times such as 0530 1315. */
function isCalendar(groups: readonly string[]): boolean {
  if (groups.length === 1)
    return /^(?:19|20)\d\d[01]\d[0-3]\d$|^[0-3]\d[01]\d(?:19|20)\d\d$/.test(groups.join(''));
  if (groups.every((group) => /^[012]\d[0-5]\d$/.test(group) || isYear(group))) return true;
  return groups.some(isYear) && groups.every((group) => isYear(group) || group.length <= 2);
}

/** "750–1258" is a dynasty, and "bus 427 1994" a memory. */
function isYearPair(groups: readonly string[], gaps: readonly string[]): boolean {
  const [first = '', second = ''] = groups;
  if (groups.length !== 2 || first.length !== 3 || !isYear(second)) return false;
  // 570 is the year of the Prophet's birth: spans that begin in three digits begin after it.
  return Number(first) >= 570 || (Number(second) >= 1900 && gaps[0]?.trim() === '');
}

/** A decimal has at most one nought before its point: 0301.2345678 is none. */
function isDecimal([whole = '']: readonly string[], gaps: readonly string[]): boolean {
  return gaps.length === 1 && gaps[0] === '.' && !startsWithNought(whole);
}

/** As in Lebanon, 03/123456 and 71-123-456. An amount has no dash inside, a range ends round. */
function isJoined(groups: readonly string[], gaps: readonly string[]): boolean {
  const lengths = groups.map((group) => group.length).join('-');
  if (!/^2-(?:6|3-3)$/.test(lengths) || groups.at(-1)?.endsWith('00')) return false;
  return gaps.every((gap) => gap === '-' || gap === '/');
}

/** 2 000 000, and ranges of round numbers such as 150-1200. */
function isAmount(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  if (first.startsWith('0')) return false;
  if (first.length <= 3 && rest.every((group) => group.length === 3)) return true;
  const round = groups.every((group) => group.endsWith('0') && !group.startsWith('0'));
  return round && groups.at(-1)?.endsWith('00') === true;
}

function isDialledRun(digits: string): boolean {
  const isbn = /^97[89]\d{10}$/.test(digits);
  return !digits.endsWith('000') && !isbn && new Set(digits).size > 1;
}

/** How numbers are grouped where no country code, no leading nought and no word helps. */
const SHAPE = /^(?:1-)?3-3-4$|^3-4$|^3-7$|^1-10$|^4-4$|^(?:2-3|3-2)-2-2$/;

function hasDialledShape(groups: readonly string[]): boolean {
  const lengths = groups.map((group) => group.length);
  const total = groups.join('').length;
  if (SHAPE.test(lengths.join('-'))) return true;
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  if (groups[0]?.startsWith('00')) return total >= 10;
  // More groups than five are dates or scores, not a number that anybody would dial.
  if (groups.length > 5) return false;
  if (groups[0]?.startsWith('0')) return total >= 9 && total <= 12;
  // Four and four and four again is a bank card.
  const even = groups.length > 2 && shortest === longest;
  return total >= 10 && !even && shortest >= 2 && longest >= 3 && longest <= 8;
}

/** Tennis scores (6-4 6-3) alternate their separators; a number keeps mostly to one. */
function isEven(gaps: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return Math.max(...counts.values()) >= gaps.length * (2 / 3);
}
