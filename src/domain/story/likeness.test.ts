import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGES } from '#domain/options/ages.ts';
import {
  type Alike,
  alikeIn,
  ENOUGH,
  type LikenessLines,
  leaveOut,
  likenessOf,
  redactionFor,
} from './likeness.ts';

const SHOWN: LikenessLines = {
  country: 'Kenya',
  gender: 'F',
  city: 'Kisumu',
  belief: 'Sikhism',
  age: 57,
  ageBand: null,
};

const alike = (texts: number, shared: Partial<Alike>): Alike => ({
  city: false,
  belief: false,
  age: false,
  band: false,
  ...shared,
  texts,
});
const SAME_AGE = { age: true, band: true };

describe('the smallest hiding', () => {
  test.each([
    ['the city', alike(11, { belief: true, ...SAME_AGE }), ['city'], 12],
    ['the belief', alike(4, { city: true, ...SAME_AGE }), ['belief'], 5],
    ['the age to its band', alike(4, { city: true, belief: true, band: true }), ['band'], 5],
    ['the age', alike(4, { city: true, belief: true }), ['age'], 5],
    ['city and belief', alike(4, SAME_AGE), ['city', 'belief'], 5],
    ['city and band', alike(4, { belief: true, band: true }), ['city', 'band'], 5],
    ['all of it', alike(4, {}), ['city', 'belief', 'age'], 5],
  ] as const)('is %s', (_name, others, lines, sharing) => {
    expect(likenessOf(SHOWN, [others])).toEqual({ sharing: 1, hiding: { lines, sharing } });
  });

  test('takes the city before the belief where either would do', () => {
    const others = [alike(4, { belief: true, ...SAME_AGE }), alike(9, { city: true, ...SAME_AGE })];
    expect(likenessOf(SHOWN, others).hiding?.lines).toEqual(['city']);
  });

  test('is none where four others share it all, and is one where only three do', () => {
    const all = { city: true, belief: true, ...SAME_AGE };
    expect(likenessOf(SHOWN, [alike(4, all)])).toEqual({ sharing: 5, hiding: null });
    expect(likenessOf(SHOWN, [alike(3, all), alike(1, {})]).hiding).not.toBeNull();
  });

  test('is none where too few of that country and gender have written', () => {
    expect(likenessOf(SHOWN, [alike(3, { city: true })])).toEqual({ sharing: 1, hiding: null });
  });

  test('leaves out nothing that is not shown', () => {
    const child = { ...SHOWN, city: null, belief: null, age: null, ageBand: '13 to 17' };
    expect(likenessOf(child, [alike(4, {})]).hiding?.lines).toEqual(['age']);
    const secret = { ...SHOWN, city: null, belief: null, age: 0 };
    expect(likenessOf(secret, [alike(3, {})])).toEqual({ sharing: 4, hiding: null });
  });
});

const lines: fc.Arbitrary<LikenessLines> = fc.record({
  country: fc.constantFrom('Kenya', 'Canada'),
  gender: fc.constantFrom('F' as const, 'M' as const),
  city: fc.constantFrom(null, 'Kisumu', 'KISUMU', 'London'),
  belief: fc.constantFrom(null, 'Islam', 'Sikhism'),
  age: fc.constantFrom(null, ...AGES.filter((age) => age === 0 || (age > 50 && age < 63))),
  ageBand: fc.constant(null),
});

test('what is promised is what readers see, as another way of counting has it', () => {
  fc.assert(
    fc.property(lines, fc.array(lines, { minLength: 4, maxLength: 40 }), (shown, world) => {
      const groups = world.flatMap((other) => {
        const shared = alikeIn(shown, other);
        return shared ? [{ ...shared, texts: 1 }] : [];
      });
      const { sharing, hiding } = likenessOf(shown, groups);
      expect(sharing).toBe(plainCount(shown, world));
      if (!hiding) return;
      expect(sharing).toBeLessThan(ENOUGH);
      expect(hiding.sharing).toBeGreaterThanOrEqual(ENOUGH);
      expect(hiding.sharing).toBe(plainCount(leaveOut(shown, hiding.lines), world));
    }),
  );
});

/** Line by line, with what is not shown shared by everybody. */
function plainCount(shown: LikenessLines, world: readonly LikenessLines[]): number {
  const decade = (age: number) => (age < 60 ? '50 to 59' : '60 to 69');
  const shares = (other: LikenessLines) =>
    shown.country === other.country &&
    shown.gender === other.gender &&
    (shown.city === null || shown.city.toLowerCase() === other.city?.toLowerCase()) &&
    (shown.belief === null || shown.belief === other.belief) &&
    (!shown.age || shown.age === other.age) &&
    (shown.ageBand === null || (!!other.age && decade(other.age) === shown.ageBand));
  return 1 + world.filter(shares).length;
}

test('a band stands instead of the age, everything else is left out', () => {
  expect(redactionFor('band')).toEqual({ field: 'age', action: 'replace' });
  expect(redactionFor('age')).toEqual({ field: 'age', action: 'hide' });
  expect(redactionFor('city')).toEqual({ field: 'city', action: 'hide' });
});
