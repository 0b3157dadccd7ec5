import { isAnnounced } from './phone-cues.ts';
import { FEWEST_DIGITS } from './phone-shape.ts';
import type { Passage } from './signal.ts';

/** Noughts may be typed as letters, if a figure stands beside them or before. */
const PIECE =
  /(?<![\p{L}\p{N}:/])(?=[Oo]{0,3}\d|[Oo]{2,4}(?![\p{L}\p{N}]))[\dOo]{1,5}(?![\p{L}\p{N}:/])/gu;
const JOINT =
  /(?<!\p{L})(?:then|and|next|last|after that|followed by|puis|ensuite|après|et|پھر|اور|آخر|ثم|و?بعدين|و?بعدها|و)(?!\p{L})|\([^)]{1,20}\)/iu;
const STOPS = /[.!?۔؟\n]/u;
const APART_MOST = 45;
const FEWEST_JOINTS = 2;
const MOST_DIGITS = 14;
const isYear = (digits: string) => /^(?:1[89]|20)\d\d$/.test(digits);

type Piece = Passage & { digits: string };

/** Numbers told with words in between: "0344, then the year we came, 000, and last 5511". */
export function piecesIn(text: string): Passage[] {
  const rows: Piece[][] = [];
  for (const { index, 0: said } of text.matchAll(PIECE)) {
    const piece = { start: index, end: index + said.length, digits: said.replace(/o/gi, '0') };
    const last = rows.at(-1)?.at(-1);
    if (last && isJoined(text.slice(last.end, index))) rows.at(-1)?.push(piece);
    else rows.push([piece]);
  }
  return rows
    .filter((row) => isDialled(text, row))
    .map((row) => ({ start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 }));
}

function isJoined(between: string): boolean {
  if (between.length > APART_MOST || STOPS.test(between)) return false;
  return JOINT.test(between) || /^[\s,،-]{1,3}$/u.test(between);
}

function isDialled(text: string, row: readonly Piece[]): boolean {
  const joints = row.slice(1).filter(({ start }, i) => JOINT.test(text.slice(row[i]?.end, start)));
  if (joints.length < FEWEST_JOINTS) return false;
  const all = row.map(({ digits }) => digits).join('');
  if (all.length < FEWEST_DIGITS || all.length > MOST_DIGITS) return false;
  const [first] = row;
  if (!first) return false;
  if (first.digits.length > 1 && first.digits.startsWith('0')) return true;
  const isCalendar = row.every(({ digits }) => isYear(digits) || digits.length <= 2);
  return !isCalendar && isAnnounced(text, first.start);
}
