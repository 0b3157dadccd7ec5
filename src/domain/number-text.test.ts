import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test.each([0, 7, 100, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])(
  '%d is grouped as English groups it',
  (figure) => {
    expect(numberText(figure)).toBe(figure.toLocaleString('en-CA'));
  },
);
