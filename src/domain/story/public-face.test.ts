import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGES } from '#domain/options/ages.ts';
import { publicFace } from './public-face.ts';

const WRITER = {
  name: 'Amina',
  age: 41,
  gender: 'F',
  country: 'Canada',
  city: 'Hamilton',
  belief: 'Islam',
  link: 'https://example.org',
  social: { service: 'TIKTOK', handle: 'amina' },
} as const;

const PROTECTED = { protectMinors: true };
const OPEN = { protectMinors: false };

describe('what strangers see of a writer', () => {
  test.each([0, 18, 41, 120, null])('is all that was told at the age %s', (age) => {
    expect(publicFace({ ...WRITER, age }, PROTECTED)).toEqual({ ...WRITER, age, ageBand: null });
  });

  test.each([
    [7, '7 to 12'],
    [12, '7 to 12'],
    [13, '13 to 17'],
    [17, '13 to 17'],
  ])('is, at %i, a band and no city, link or handle', (age, ageBand) => {
    expect(publicFace({ ...WRITER, age }, PROTECTED)).toEqual({
      name: 'Amina',
      gender: 'F',
      country: 'Canada',
      belief: 'Islam',
      age: null,
      ageBand,
      city: null,
      link: null,
      social: null,
    });
  });

  test.each([7, 17])('is all that was told at %i, when the operators say so', (age) => {
    expect(publicFace({ ...WRITER, age }, OPEN)).toEqual({ ...WRITER, age, ageBand: null });
  });

  test('never has an e-mail address or anything else that came along', () => {
    const more = { ...WRITER, email: 'amina@example.org', story: 'words', recipient: 'The family' };
    expect(Object.keys(publicFace(more, PROTECTED)).toSorted()).toEqual(
      [...Object.keys(WRITER), 'ageBand'].toSorted(),
    );
  });

  test('never has an exact age below 18, for any age of the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AGES), (age) => {
        const face = publicFace({ ...WRITER, age }, PROTECTED);
        expect(face.age === null || face.age === 0 || face.age >= 18).toBe(true);
        expect(face.ageBand === null).toBe(face.age !== null);
      }),
    );
  });
});
