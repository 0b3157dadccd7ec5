import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGES } from '#domain/options/ages.ts';
import { AGE_BAND, NO_MASKS, NOTHING_LEFT_OUT, publicFace } from './public-face.ts';

const WRITER = {
  name: 'Amina',
  age: 41,
  adult: false,
  gender: 'F',
  country: 'Canada',
  city: 'Hamilton',
  belief: 'Islam',
  link: 'https://example.org',
  social: { service: 'TIKTOK', handle: 'amina' },
} as const;

const { adult: _, ...TOLD } = WRITER;
const CHILDS = { city: null, belief: null, link: null, social: null };

const PROTECTED = { protectMinors: true };
const OPEN = { protectMinors: false };

describe('what strangers see of a writer', () => {
  test.each([
    [18, false],
    [41, false],
    [120, false],
    [0, true],
    [null, true],
  ])('is all that was told at the age %s, 18 or older ticked: %s', (age, adult) => {
    expect(publicFace({ ...WRITER, age, adult }, PROTECTED, NOTHING_LEFT_OUT)).toEqual({
      ...TOLD,
      age,
      ageBand: null,
    });
  });

  test.each([0, null])('is a child’s where the age is %s and nothing is ticked', (age) => {
    expect(publicFace({ ...WRITER, age }, PROTECTED, NOTHING_LEFT_OUT)).toEqual({
      ...TOLD,
      ...CHILDS,
      age,
      ageBand: null,
    });
  });

  test('is a child’s below 18, whatever is ticked', () => {
    const face = publicFace({ ...WRITER, age: 12, adult: true }, PROTECTED, NOTHING_LEFT_OUT);
    expect(face).toEqual({ ...TOLD, ...CHILDS, age: null, ageBand: '7 to 12' });
  });

  test.each([
    [7, '7 to 12'],
    [12, '7 to 12'],
    [13, '13 to 17'],
    [17, '13 to 17'],
  ])('is, at %i, a band and no city, belief, link or handle', (age, ageBand) => {
    expect(publicFace({ ...WRITER, age }, PROTECTED, NOTHING_LEFT_OUT)).toEqual({
      name: 'Amina',
      gender: 'F',
      country: 'Canada',
      ...CHILDS,
      age: null,
      ageBand,
    });
  });

  test.each([7, 17])('is all that was told at %i, when the operators say so', (age) => {
    expect(publicFace({ ...WRITER, age }, OPEN, NOTHING_LEFT_OUT)).toEqual({
      ...TOLD,
      age,
      ageBand: null,
    });
  });

  test('never has an e-mail address or anything else that came along', () => {
    const more = { ...WRITER, email: 'amina@example.org', story: 'words', recipient: 'The family' };
    expect(Object.keys(publicFace(more, PROTECTED, NOTHING_LEFT_OUT)).toSorted()).toEqual(
      [...Object.keys(TOLD), 'ageBand'].toSorted(),
    );
  });

  test('never has an exact age below 18, for any age of the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AGES), (age) => {
        const face = publicFace({ ...WRITER, age }, PROTECTED, NOTHING_LEFT_OUT);
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
    expect(
      publicFace(WRITER, PROTECTED, { masks: { ...NO_MASKS, ...mask }, redactions: {} }),
    ).toEqual({
      ...TOLD,
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
    const face = publicFace({ ...WRITER, age }, PROTECTED, {
      masks: { ...NO_MASKS, coarseAge: true },
      redactions: {},
    });
    expect(face).toMatchObject({ age: null, ageBand });
  });

  test.each([0, null])('has no band where the age is %s', (age) => {
    const face = publicFace({ ...WRITER, age }, PROTECTED, {
      masks: { ...NO_MASKS, coarseAge: true },
      redactions: {},
    });
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
        const open = publicFace({ ...WRITER, age }, { protectMinors }, NOTHING_LEFT_OUT);
        const masked = publicFace({ ...WRITER, age }, { protectMinors }, { masks, redactions: {} });
        for (const part of ['name', 'age', 'city', 'belief', 'link', 'social'] as const)
          expect([null, open[part]]).toContainEqual(masked[part]);
      }),
    );
  });

  test.each([
    ['hides a name, and nothing else', { name: { value: null } }, { name: null }],
    ['writes a first name instead', { name: { value: 'A.' } }, { name: 'A.' }],
    ['hides the age', { age: { value: null } }, { age: null, ageBand: null }],
    ['makes a band of it', { age: { value: AGE_BAND } }, { age: null, ageBand: '40 to 49' }],
    ['hides the city', { city: { value: null } }, { city: null }],
    ['hides the belief', { belief: { value: null } }, { belief: null }],
    ['hides the link', { link: { value: null } }, { link: null }],
    ['hides the handle', { social: { value: null } }, { social: null }],
  ])('loses what an officer left out: %s', (_name, redactions, lost) => {
    expect(publicFace(WRITER, PROTECTED, { masks: NO_MASKS, redactions })).toEqual({
      ...TOLD,
      ageBand: null,
      ...lost,
    });
  });

  test('an officer brings nothing forth that the writer or the rule has hidden', () => {
    const redactions = { name: { value: 'Amina K.' }, city: { value: 'Toronto' } };
    const hidden = { ...NO_MASKS, hideName: true, hideCity: true };
    expect(publicFace(WRITER, PROTECTED, { masks: hidden, redactions })).toMatchObject({
      name: null,
      city: null,
    });
    const child = { ...WRITER, age: 9 };
    expect(publicFace(child, PROTECTED, { masks: NO_MASKS, redactions })).toMatchObject({
      name: 'Amina K.',
      city: null,
    });
  });
});
