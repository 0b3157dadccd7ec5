import { expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
import type { WallLine } from '#domain/story/on-the-wall.ts';
import { countryTold } from './home-told.ts';

const WRITER = { age: 57, ageBand: null, gender: 'F', country: 'Kenya' } as const;
const OPENING = { kind: 'opening', line: 'یہ کون ہے؟', language: 'ur' } as const;
const NOTE = { kind: 'note', note: 'describes gunfire' } as const;
const WRITTEN = { campaign: 'ourlondonfamily', campaignVersion: 1 } as const;
const TO_HER = { kind: 'remembrance', recipient: 'The grandmother', ...WRITTEN } as const;
const TO_ALL = { kind: 'remembrance', recipient: null, ...WRITTEN } as const;

test.each<[WallLine, 'STORY' | 'LETTER', string, string]>([
  [OPENING, 'STORY', 'یہ کون ہے؟', 'ur'],
  [NOTE, 'STORY', 'This story describes gunfire', 'en'],
  [NOTE, 'LETTER', 'This letter describes gunfire', 'en'],
  [TO_HER, 'LETTER', 'A letter of remembrance, to the grandmother', 'en'],
  [TO_ALL, 'LETTER', 'A letter of remembrance', 'en'],
])('%j of a %s: %s', (says, writingType, line, language) => {
  expect(countryTold({ ...WRITER, says, writingType }, RELEASED)).toEqual({
    line,
    language,
    who: 'Woman, 57',
  });
});
