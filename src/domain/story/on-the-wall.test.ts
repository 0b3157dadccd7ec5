import { describe, expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { mayStandOut, type OpeningStory, wallLine } from './on-the-wall.ts';

const story = (told: Partial<OpeningStory> = {}): OpeningStory => ({
  id: '1',
  hash: 'kvwvmbccjnp5',
  campaign: 'general',
  campaignVersion: 1,
  category: 'SIKH',
  writingType: 'STORY',
  language: 'en',
  title: 'Three hundred, and no goat',
  excerpt: '',
  opening: 'My daughter’s wedding tent blew into the lake. We fished it out.',
  readingMinutes: 2,
  recipient: null,
  name: null,
  age: 57,
  ageBand: null,
  gender: 'F',
  country: 'Kenya',
  city: null,
  belief: null,
  link: null,
  social: null,
  shortened: false,
  faceChanged: false,
  contentNote: null,
  paused: false,
  publishedAt: new Date(0),
  firstToldOn: null,
  ...told,
});
const REMEMBRANCE = { category: 'OUR_LONDON_FAMILY', writingType: 'LETTER' } as const;

describe('what a tile says', () => {
  test('the first sentence, in the language of the text', () => {
    expect(wallLine(story(), RELEASED)).toEqual({
      kind: 'opening',
      line: 'My daughter’s wedding tent blew into the lake.',
      language: 'en',
    });
    const urdu = story({ language: 'ur', opening: 'یہ کون ہے؟ میں ہوں۔' });
    expect(wallLine(urdu, RELEASED)).toMatchObject({ line: 'یہ کون ہے؟', language: 'ur' });
  });

  test('the note instead, where there is one', () => {
    const noted = { contentNote: 'describes gunfire', language: 'fr' } as const;
    expect(wallLine(story(noted), RELEASED)).toEqual({ kind: 'note', note: 'describes gunfire' });
  });

  test.each(['The grandmother', null])(
    'no word of a letter of remembrance, only to whom: %s',
    (recipient) => {
      const letter = story({ ...REMEMBRANCE, recipient, contentNote: 'describes a death' });
      expect(wallLine(letter, RELEASED)).toEqual({
        kind: 'remembrance',
        ...{ recipient, campaign: 'general', campaignVersion: 1 },
      });
    },
  );
});

test.each([
  [{}, true],
  [{ contentNote: 'describes gunfire' }, false],
  [{ paused: true }, false],
  [REMEMBRANCE, false],
  [{ category: 'PALESTINE', writingType: 'LETTER' }, true],
] as const)('stands large where nobody asked for it, %j: %s', (told, may) => {
  expect(mayStandOut(story(told), RELEASED)).toBe(may);
});
