// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readKept, removeKept, removeKeptUnder, writeKept } from './kept.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const place of ['device', 'tab'] as const) removeKeptUnder(place, 'hikaya.');
});

test('the device and this tab are two places', () => {
  writeKept('device', 'hikaya.a', 'device');
  writeKept('tab', 'hikaya.a', 'tab');
  expect([readKept('device', 'hikaya.a'), readKept('tab', 'hikaya.a')]).toEqual(['device', 'tab']);
  removeKept('tab', 'hikaya.a');
  expect([readKept('device', 'hikaya.a'), readKept('tab', 'hikaya.a')]).toEqual(['device', null]);
});

test('where storing is forbidden, words live as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  writeKept('device', 'hikaya.draft.1', 'words');
  writeKept('device', 'other', 'stays');
  expect(readKept('device', 'hikaya.draft.1')).toBe('words');
  removeKeptUnder('device', 'hikaya.draft');
  expect(readKept('device', 'hikaya.draft.1')).toBeNull();
  expect(readKept('device', 'other')).toBe('stays');
});
