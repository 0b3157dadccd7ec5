// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetWhatWasOvertaken } from './overtaken.ts';

function isHeard(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return window.dispatchEvent(event);
}

test('what was overtaken is no error; anything else is heard (control)', () => {
  forgetWhatWasOvertaken();
  expect(isHeard(new DOMException('signal is aborted without reason', 'AbortError'))).toBe(false);
  expect(isHeard(new DOMException('gone', 'NetworkError'))).toBe(true);
  expect(isHeard(new TypeError('undefined is not a function'))).toBe(true);
});
