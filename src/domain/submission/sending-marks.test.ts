import { expect, test } from 'vitest';
import { NO_SIGNS, sendingMarks } from './sending-marks.ts';

test('a person leaves no mark: the field is empty, and writing takes its time', () => {
  expect(sendingMarks(NO_SIGNS)).toEqual([]);
  expect(sendingMarks({ trap: '  ', writingSeconds: 5 })).toEqual([]);
});

test('a filled trap and a text within seconds are marked', () => {
  expect(sendingMarks({ trap: 'https://example.com', writingSeconds: 4 })).toEqual([
    'trap',
    'quick',
  ]);
});
