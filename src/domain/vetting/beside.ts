import { commonSequence } from './common-sequence.ts';

/** A paragraph of one text, and the one that stands in its place in the other; empty where none does. */
export type BesideRow = { one: string; other: string };

const BREAK = /\n\s*\n/;

/** Two texts, paragraph beside paragraph: equal ones stand together, and between two such those that differ, in order. */
export function besideRows(one: string, other: string): BesideRow[] {
  const [own, theirs] = [one.split(BREAK), other.split(BREAK)];
  const rows: BesideRow[] = [];
  const next = { own: 0, theirs: 0 };
  for (const { before, after } of [
    ...commonSequence(own, theirs),
    { before: own.length, after: theirs.length },
  ]) {
    const most = Math.max(before - next.own, after - next.theirs);
    for (let i = 0; i < most; i += 1)
      rows.push({
        one: next.own + i < before ? (own[next.own + i] ?? '') : '',
        other: next.theirs + i < after ? (theirs[next.theirs + i] ?? '') : '',
      });
    if (before < own.length) rows.push({ one: own[before] ?? '', other: theirs[after] ?? '' });
    next.own = before + 1;
    next.theirs = after + 1;
  }
  return rows;
}
