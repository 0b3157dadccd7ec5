import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besideRows } from './beside.ts';

test('equal paragraphs stand beside each other, and those that differ between them', () => {
  expect(besideRows('a\n\nb\n\nc', 'a\n\nB\n\nc\n\nd')).toEqual([
    { one: 'a', other: 'a' },
    { one: 'b', other: 'B' },
    { one: 'c', other: 'c' },
    { one: '', other: 'd' },
  ]);
});

test('no paragraph is lost or told twice, whatever the texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const rows = besideRows(one.join('\n\n'), other.join('\n\n'));
      expect(rows.map((row) => row.one).filter(Boolean)).toEqual(one);
      expect(rows.map((row) => row.other).filter(Boolean)).toEqual(other);
    }),
  );
});
