import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvTable } from './csv-table.ts';

/** A reader by the letter of RFC 4180, sharing nothing with the writer. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < csv.length) {
    expect(csv[at]).toBe('"');
    let cell = '';
    for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
      if (csv[at] === '"') at += 1;
      cell += csv[at];
    }
    row.push(cell);
    at += 1;
    if (csv[at] === ',') at += 1;
    else {
      expect(csv.slice(at, at + 2)).toBe('\r\n');
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

describe('a table', () => {
  test('opens with a byte order mark and closes every row', () => {
    expect(
      csvTable([
        ['Week of', 'Received'],
        ['9 Nov', 61],
      ]),
    ).toBe('\ufeff"Week of","Received"\r\n"9 Nov","61"\r\n');
  });

  test.each([
    ['quotes', 'She said "come"', '"She said ""come"""'],
    ['commas and lines', 'one, two\r\nthree', '"one, two\r\nthree"'],
    ['nothing', null, '""'],
    ['Urdu', 'خط', '"خط"'],
    ['a number below zero', -3, `"'-3"`],
  ])('writes %s', (_name, cell, expected) => {
    expect(csvTable([[cell]])).toBe(`\ufeff${expected}\r\n`);
  });
});

describe('a formula becomes a text', () => {
  test.each([
    '=1+1',
    '+1 416 555 0142',
    '-2+3+cmd|/C calc',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\tplain',
    '  =1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '\u202e=1',
    '\0=1',
    '＝1+1',
    ' ＋1',
    '－1',
    '＠x',
    "'=1",
  ])('%j', (text) => {
    expect(parse(csvTable([[text]]))).toEqual([[`'${text}`]]);
  });

  test.each(['a=b', 'Noor’s', "'tis", '1-2', 'e-mail', '(=1)', '', ' '])('but not %j', (text) => {
    expect(parse(csvTable([[text]]))).toEqual([[text]]);
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        ' ',
        "'",
        '"',
        ',',
        ';',
        '＝',
        'a',
        'ہ',
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 });

describe('whatever is written', () => {
  /** What a person does who wants the text: take the apostrophe away where it guards a formula. */
  const unguarded = (text: string) =>
    /^'+(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u.test(text) ? text.slice(1) : text;

  test('the same cells are read back', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(csvTable(rows)).map((row) => row.map(unguarded));
        expect(read).toEqual(rows);
      }),
      { numRuns: 1000 },
    );
  });

  test('no cell starts with a sign that computes, nor does after what a spreadsheet trims', () => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const text of parse(csvTable(rows)).flat()) {
          expect(text).not.toMatch(/^[=+\-@\t\r]/);
          expect(text.trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
