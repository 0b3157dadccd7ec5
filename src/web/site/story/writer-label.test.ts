import { describe, expect, test } from 'vitest';
import { AGE_SECRET } from '#domain/options/ages.ts';
import { listedSamples } from '#support/listed-sample.ts';
import { personLabel, textLabel, writerLabel } from './writer-label.ts';

const [listed] = listedSamples();
if (!listed) throw new Error('there are no samples');
const WOMAN = { age: 57, ageBand: null, gender: 'F', country: 'Kenya' } as const;
const story = (told: object = {}) => ({ ...listed, ...WOMAN, ...told });
const REMEMBRANCE = { category: 'OUR_LONDON_FAMILY', writingType: 'LETTER' } as const;

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
  [{ category: 'SIKH', writingType: 'STORY', readingMinutes: 2 }, 'Story, Sikh, 2 minutes'],
  [{ readingMinutes: 1, ...REMEMBRANCE }, 'Letter, Our London Family, 1 minute'],
] as const)('which text it is: %j', (told, label) => {
  expect(textLabel(story(told))).toBe(label);
});
