import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountedWriters, crowdsOf, fewLike } from './crowds.ts';
import type { LikenessLines } from './likeness.ts';

const writers = (texts: number, more: Partial<CountedWriters> = {}): CountedWriters => ({
  country: 'Kenya',
  age: 57,
  ageBand: null,
  texts,
  ...more,
});

describe('what a device is told', () => {
  test('counts ages and bands together, and rounds down', () => {
    const counted = [
      writers(30),
      writers(23, { age: 51 }),
      writers(6, { age: null, ageBand: '50 to 59' }),
      writers(9, { age: 34 }),
      writers(50, { age: 0 }),
    ];
    expect(crowdsOf(counted)).toEqual({
      Kenya: { all: 100, bands: { '50 to 59': 50, '30 to 39': 5 } },
    });
  });

  test('is nothing about fewer than five', () => {
    const counted = [writers(4, { country: 'Malta' }), writers(5), writers(4, { age: 34 })];
    expect(crowdsOf(counted)).toEqual({ Kenya: { all: 5, bands: { '50 to 59': 5 } } });
  });

  test('is never more than there are, and never less than half of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 10_000_000 }), (texts) => {
        const told = crowdsOf([writers(texts)]).Kenya?.all ?? 0;
        expect(told).toBeLessThanOrEqual(texts);
        expect(told * 2.5).toBeGreaterThan(texts);
      }),
    );
  });
});

describe('a writer is advised', () => {
  const SHOWN: LikenessLines = {
    country: 'Kenya',
    gender: 'F',
    city: 'Kisumu',
    belief: 'Sikhism',
    age: 57,
    ageBand: null,
  };
  const MANY = { Kenya: { all: 500, bands: { '50 to 59': 20 } } };

  test('where few wrote from there', () => {
    const few = { country: 'Kenya', ofThatAge: false, together: ['city', 'age', 'belief'] };
    expect(fewLike(SHOWN, {})).toEqual(few);
    expect(fewLike(SHOWN, { Kenya: { all: 10, bands: {} } })).toEqual(few);
  });

  test('where few of that age did', () => {
    const some = { Kenya: { all: 500, bands: { '50 to 59': 10 } } };
    expect(fewLike({ ...SHOWN, belief: null }, some)).toEqual({
      country: 'Kenya',
      ofThatAge: true,
      together: ['city', 'age'],
    });
  });

  test('not where many did, nor where no city is shown', () => {
    expect(fewLike(SHOWN, MANY)).toBeNull();
    expect(fewLike({ ...SHOWN, age: 0 }, MANY)).toBeNull();
    expect(fewLike({ ...SHOWN, city: null }, {})).toBeNull();
  });
});
