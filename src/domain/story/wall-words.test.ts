import { describe, expect, test } from 'vitest';
import { AGE_SECRET } from '#domain/options/ages.ts';
import type { OpeningStory } from './wall-words.ts';
import { mayStandOut, personLabel, textLabel, wallWords, writerLabel } from './wall-words.ts';

const story = (told: Partial<OpeningStory> = {}): OpeningStory => ({
  id: '1',
  hash: 'kvwvmbccjnp5',
  campaign: 'general',
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
  ...told,
});
const REMEMBRANCE = { category: 'OUR_LONDON_FAMILY', writingType: 'LETTER' } as const;

describe('what a tile says', () => {
  test('the first sentence, in the language of the text', () => {
    expect(wallWords(story())).toEqual({
      line: 'My daughter’s wedding tent blew into the lake.',
      language: 'en',
      hushed: false,
    });
    const urdu = story({ language: 'ur', opening: 'یہ کون ہے؟ میں ہوں۔' });
    expect(wallWords(urdu)).toMatchObject({ line: 'یہ کون ہے؟', language: 'ur' });
  });

  test('the note instead, where there is one, in ours', () => {
    const noted = { contentNote: 'describes gunfire', language: 'fr' } as const;
    expect(wallWords(story(noted))).toEqual({
      line: 'This story describes gunfire',
      language: 'en',
      hushed: true,
    });
    const letter = wallWords(story({ ...noted, writingType: 'LETTER' }));
    expect(letter.line).toBe('This letter describes gunfire');
  });

  test.each([
    ['The grandmother', 'A letter of remembrance, to the grandmother'],
    ['The family', 'A letter of remembrance, to the family'],
    [null, 'A letter of remembrance'],
  ])('no word of a letter of remembrance, only to whom: %s', (recipient, line) => {
    const words = wallWords(story({ ...REMEMBRANCE, recipient, contentNote: 'describes a death' }));
    expect(words).toEqual({ line, language: 'en', hushed: true });
  });
});

describe('who wrote it', () => {
  test.each([
    [{}, 'Woman, 57, Kenya'],
    [{ age: AGE_SECRET }, 'Woman, Kenya'],
    [{ age: null }, 'Woman, Kenya'],
    [{ age: null, ageBand: '7 to 12', gender: 'F' }, 'Girl, 7 to 12, Kenya'],
    [{ age: null, ageBand: '13 to 17', gender: 'M' }, 'Boy, 13 to 17, Kenya'],
    [{ age: null, ageBand: '50 to 59', gender: 'M' }, 'Man, 50 to 59, Kenya'],
    [{ gender: 'X' }, '57, Kenya'],
    [{ gender: 'X', age: null }, 'Kenya'],
    [{ name: 'Harpreet', city: 'Kisumu', belief: 'Sikhism' }, 'Woman, 57, Kenya'],
  ] as const)('%j: %s', (told, label) => {
    expect(writerLabel(story(told))).toBe(label);
  });

  test('beside its country, without it', () => {
    expect(personLabel(story())).toBe('Woman, 57');
  });
});

test.each([
  [{}, 'Story, Sikh, 2 minutes'],
  [{ readingMinutes: 1, ...REMEMBRANCE }, 'Letter, Our London Family, 1 minute'],
] as const)('which text it is: %j', (told, label) => {
  expect(textLabel(story(told))).toBe(label);
});

test.each([
  [{}, true],
  [{ contentNote: 'describes gunfire' }, false],
  [{ paused: true }, false],
  [REMEMBRANCE, false],
  [{ category: 'PALESTINE', writingType: 'LETTER' }, true],
] as const)('stands large where nobody asked for it, %j: %s', (told, may) => {
  expect(mayStandOut(story(told))).toBe(may);
});
