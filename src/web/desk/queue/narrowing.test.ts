import { describe, expect, test } from 'vitest';
import { addressEnd, narrowingOf } from './narrowing.ts';

const read = (search: string) => narrowingOf(new URLSearchParams(search));

describe('the list an officer works through', () => {
  test.each([
    '',
    '?view=parked',
    '?campaign=gaza',
    '?language=mine&sent=ordinary',
    '?view=second-reader&campaign=hijab&language=ur&due=2026-11-20&sent=burst',
  ])('stands in the address and is read back: "%s"', (end) => {
    expect(addressEnd(read(end))).toBe(end);
  });

  test('leaves out what is not a list, a language, a day or a way of sending', () => {
    const odd = read('view=all&language=xx&due=2026-02-30&sent=loudly&open=1');
    expect(addressEnd(odd)).toBe('');
  });

  test('carries more than itself where a page asks for it', () => {
    expect(addressEnd(read('sent=odd'), { done: 'x' })).toBe('?sent=odd&done=x');
  });
});
