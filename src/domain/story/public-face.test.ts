import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGES } from '#domain/options/ages.ts';
import { NO_MASKS, publicFace } from './public-face.ts';

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
    expect(publicFace({ ...WRITER, age }, PROTECTED, NO_MASKS)).toEqual({
      ...WRITER,
      age,
      ageBand: null,
    });
  });

  test.each([
    [7, '7 to 12'],
    [12, '7 to 12'],
    [13, '13 to 17'],
    [17, '13 to 17'],
  ])('is, at %i, a band and no city, link or handle', (age, ageBand) => {
    expect(publicFace({ ...WRITER, age }, PROTECTED, NO_MASKS)).toEqual({
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
    expect(publicFace({ ...WRITER, age }, OPEN, NO_MASKS)).toEqual({
      ...WRITER,
      age,
      ageBand: null,
    });
  });

  test('never has an e-mail address or anything else that came along', () => {
    const more = { ...WRITER, email: 'amina@example.org', story: 'words', recipient: 'The family' };
    expect(Object.keys(publicFace(more, PROTECTED, NO_MASKS)).toSorted()).toEqual(
      [...Object.keys(WRITER), 'ageBand'].toSorted(),
    );
  });

  test('never has an exact age below 18, for any age of the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AGES), (age) => {
        const face = publicFace({ ...WRITER, age }, PROTECTED, NO_MASKS);
        expect(face.age === null || face.age === 0 || face.age >= 18).toBe(true);
        expect(face.ageBand === null).toBe(face.age !== null);
      }),
    );
  });

  test.each([
    [
      'a hidden name takes link and handle along',
      { hideName: true },
      { name: null, link: null, social: null },
    ],
    ['a coarse age is a band', { coarseAge: true }, { age: null, ageBand: '40 to 49' }],
    ['a hidden city', { hideCity: true }, { city: null }],
    ['a hidden belief', { hideBelief: true }, { belief: null }],
  ])('loses what the writer took back: %s', (_name, mask, lost) => {
    expect(publicFace(WRITER, PROTECTED, { ...NO_MASKS, ...mask })).toEqual({
      ...WRITER,
      ageBand: null,
      ...lost,
    });
  });

  test.each([
    [18, '18 to 29'],
    [29, '18 to 29'],
    [30, '30 to 39'],
    [79, '70 to 79'],
    [80, '80 or older'],
    [120, '80 or older'],
  ])('is, at %i with a coarse age, %s', (age, ageBand) => {
    const face = publicFace({ ...WRITER, age }, PROTECTED, { ...NO_MASKS, coarseAge: true });
    expect(face).toMatchObject({ age: null, ageBand });
  });

  test.each([0, null])('has no band where the age is %s', (age) => {
    const face = publicFace({ ...WRITER, age }, PROTECTED, { ...NO_MASKS, coarseAge: true });
    expect(face).toMatchObject({ age, ageBand: null });
  });

  test('never shows more with a mask than without, at any age', () => {
    const anyMasks = fc.record({
      hideName: fc.boolean(),
      coarseAge: fc.boolean(),
      hideCity: fc.boolean(),
      hideBelief: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...AGES), anyMasks, fc.boolean(), (age, masks, protectMinors) => {
        const open = publicFace({ ...WRITER, age }, { protectMinors }, NO_MASKS);
        const masked = publicFace({ ...WRITER, age }, { protectMinors }, masks);
        for (const part of ['name', 'age', 'city', 'belief', 'link', 'social'] as const)
          expect([null, open[part]]).toContainEqual(masked[part]);
      }),
    );
  });
});
