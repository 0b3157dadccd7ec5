import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ columns }) => Object.values(columns));

describe('a table', () => {
  test('is read as spreadsheets write it', () => {
    const text =
      '\ufefftitle,story\r\n"Snow, again","She said ""look"".\nIt stayed."\r\n\r\nRain,\r\n';
    expect(readCsv(text)).toEqual([
      {
        place: 'line 2',
        columns: { title: 'Snow, again', story: 'She said "look".\nIt stayed.' },
        leftOut: [],
      },
      { place: 'line 5', columns: { title: 'Rain', story: '' }, leftOut: [] },
    ]);
  });

  test('whatever stood in its cells stands in them', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ہ', '"', ',', '\n', '\r', ' ', '=') });
    const line = fc.tuple(cell, cell, cell).filter((cells) => cells.some((one) => one !== ''));
    const quoted = (one: string) => `"${one.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const text = [['x', 'y', 'z'], ...lines]
          .map((cells) => cells.map(quoted).join(','))
          .join(end);
        expect(cellsOf(text)).toEqual(lines);
      }),
    );
  });

  test.each([
    ['', 'The file is empty.'],
    ['a,a\n1,2', 'Two columns are called “a”.'],
    ['a,b\n1', 'Line 2 has 1 columns of 2.'],
    ['a\n"x', 'Line 2 has a quotation mark that is not closed or stands in the middle of a cell.'],
    [
      'a\nx\n"x"y',
      'Line 3 has a quotation mark that is not closed or stands in the middle of a cell.',
    ],
  ])('%j is not guessed at', (text, why) => {
    expect(() => readCsv(text)).toThrow(why);
  });
});
