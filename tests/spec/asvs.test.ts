import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const text = await readFile('docs/asvs.md', 'utf8');

type Row = { no: string; level: number; asks: string; state: string; why: string };
const rows: Row[] = text.split('\n').flatMap((line) => {
  const [, no = '', level, asks = '', state = '', why = ''] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(no) ? [{ no, level: Number(level), asks, state, why }] : [];
});

/** Chapters of which the third level is asked for too. */
const WHOLE = ['6', '7', '14', '16'];
/** Of the standard, 5.0.0: levels 1 and 2 of every chapter, and level 3 of those. */
const SIZES = { 'Levels 1 and 2': 253, 'Level 3': 18 };
/** More would be a house that knows and does nothing. */
const MOST_NOT_MET = 10;

const countIn = (some: readonly Row[], state: string) =>
  some.filter((row) => row.state === state).length;

describe('the table of OWASP ASVS', () => {
  test('has every requirement once', () => {
    expect(new Set(rows.map(({ no }) => no)).size).toBe(rows.length);
    expect(rows.filter(({ level }) => level <= 2)).toHaveLength(SIZES['Levels 1 and 2']);
    const third = rows.filter(({ level }) => level === 3);
    expect(third).toHaveLength(SIZES['Level 3']);
    for (const { no } of third) expect(WHOLE).toContain(no.split('.')[0]);
  });

  test.each(rows)('$no says how it stands, and by what or why', ({ state, why }) => {
    expect(['met', 'n/a', 'not met']).toContain(state);
    // What is met is shown by a file of ours; that each of them is there, documents.test.ts asks.
    expect(why).toMatch(state === 'met' ? /`[\w./-]+\/[\w./-]+`/ : /\w{2}/);
  });

  test('counts what it says it counts, and at most ten are not met', () => {
    for (const [name, some] of [
      ['Levels 1 and 2', rows.filter(({ level }) => level <= 2)],
      ['Level 3', rows.filter(({ level }) => level === 3)],
    ] as const) {
      const sum = `**${countIn(some, 'met')} met, ${countIn(some, 'n/a')} not applicable, ${countIn(some, 'not met')} not met**`;
      expect(text.split('\n').find((line) => line.startsWith(name))).toContain(sum);
    }
    expect(countIn(rows, 'not met')).toBeLessThanOrEqual(MOST_NOT_MET);
  });

  test('tells of each that is not met what it would take', () => {
    const list = text.slice(text.indexOf('\n## What is not met'));
    for (const { no } of rows.filter(({ state }) => state === 'not met'))
      expect(list, no).toContain(no);
  });
});
