import { loosely } from './fold.ts';
import { digitsOf, NUMBER_WORD, URDU_TENS } from './number-words.ts';
import { quickPattern } from './pattern.ts';
import { isAnnounced } from './phone-cues.ts';
import { FEWEST_DIGITS, isSpelledOut } from './phone-shape.ts';
import type { Passage } from './signal.ts';

/** "Oh" and tens alone do not make a number of nine digits; a nought somewhere in it does. */
const FEWEST_UNANNOUNCED = 9;
/** In Arabic tens follow their ones, which makes them look longer than they are. */
const MOST_SAID = 20;

const SAID = String.raw`(?:(?<!\d)\d{1,4}(?!\d)|(?<![\p{L}\p{M}])و?(?:(?:double|triple|ڈبل|ٹرپل|دبل)\s(?:\d(?!\d)|${NUMBER_WORD})|${NUMBER_WORD}|${URDU_TENS})(?![\p{L}\p{M}]))`;
const LINK = `(?:and then|and|then|dash|dot|point|puis|ensuite|et|tiret|aur|phir|wa|ثم|و|و?بعدين|و?بعدها|پھر|اور)`;
const GAP = String.raw`[\s,.،۔/|_*:()-]{0,5}(?:(?<!\p{L})${LINK}[\s,،)]{1,2})?`;
const RUN = quickPattern(loosely(`${SAID}(?:${GAP}${SAID}){2,}`), 'giu');
const PART = quickPattern(loosely(SAID), 'giu');

/** Numbers told in words, or partly in words, in the order of the text. */
export function spokenNumbers(text: string): Passage[] {
  return Array.from(text.matchAll(RUN)).flatMap(({ index, 0: run }) => {
    const parts = Array.from(run.matchAll(PART), ([said]) => said);
    const announced = isAnnounced(text, index);
    const inFigures = !/[^\d\s,.\-/|_*:()،۔]/.test(run);
    // "0 3 0 0, 5 5 5" is dictated too; other figures are read as they were typed.
    if (inFigures && !(announced && parts.every((part) => part.length === 1))) return [];
    return isSaid(asWritten(parts.flatMap(spread)), announced)
      ? [{ start: index, end: index + run.length }]
      : [];
  });
}

/** "Double five" is two fives. */
function spread(said: string): string[] {
  const [times = '', digit = ''] = said.toLowerCase().split(/\s/);
  if (digit === '') return [digitsOf(said)];
  return Array<string>(/^tri|^ٹ/.test(times) ? 3 : 2).fill(digitsOf(digit));
}

/** "Soixante-dix-huit" and "fifty-five" are two digits each, "quatre-vingt" is eighty. */
function asWritten(groups: readonly string[]): string[] {
  const written: string[] = [];
  for (const group of groups) {
    const before = written.at(-1) ?? '';
    const isTens = /^[2-9]0$/.test(before);
    if (before === '4' && group === '20') written.splice(-1, 1, '80');
    else if (isTens && Number(group) > 0 && Number(group) < 20)
      written.splice(-1, 1, String(Number(before) + Number(group)));
    else written.push(group);
  }
  return written;
}

function isSaid(groups: readonly string[], announced: boolean): boolean {
  const digits = groups.join('');
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_SAID) return false;
  if (groups.every((group) => group.length === 1)) return isSpelledOut(groups.map(Number));
  const nought = groups.some((group) => /^0\d*$/.test(group) && group !== '00');
  return announced || (nought && digits.length >= FEWEST_UNANNOUNCED);
}
