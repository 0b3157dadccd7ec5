import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCut, placesOf, withPlaces } from './places.ts';

const OWN = {
  title: 'The bus at Elm High waited',
  body: 'It was cold that day.\n\nOur teacher at Elm High School says that a letter is a seat.\n\nWhen you come, text me at 519-555-0142 and I will be at the stop.\n\nNoor',
};
const PROPOSED = {
  title: 'The bus waited',
  body: 'It was cold that day.\n\nOur teacher at school says that a letter is a seat.\n\nWhen you come, I will be at the stop.\n\nNoor',
};

describe('the places in which a text is to be another', () => {
  test('are its title and whole paragraphs, those together that stand together', () => {
    expect(placesOf(OWN, PROPOSED)).toEqual([
      { where: 'title', before: OWN.title, after: PROPOSED.title },
      {
        where: 'text',
        before: OWN.body.split('\n\n').slice(1, 3).join('\n\n'),
        after: PROPOSED.body.split('\n\n').slice(1, 3).join('\n\n'),
      },
    ]);
    expect(placesOf(OWN, OWN)).toEqual([]);
  });

  test('take other words, and an empty one is left out', () => {
    const own = { title: 'A', body: 'one\n\ntwo\n\nthree' };
    const asked = { title: 'A', body: 'one\n\ntwo!\n\nthree' };
    expect(withPlaces(own, asked, ['deux'])).toEqual({ title: 'A', body: 'one\n\ndeux\n\nthree' });
    expect(withPlaces(own, asked, [' '])).toEqual({ title: 'A', body: 'one\n\nthree' });
    expect(withPlaces(own, asked, [])).toEqual(own);
  });

  test('filled with what was proposed give what was proposed, and with one’s own one’s own', () => {
    const paragraph = fc.constantFrom('a', 'b', 'c', 'd e', 'f\ng');
    const words = fc.record({
      title: fc.constantFrom('One', 'Two'),
      body: fc.array(paragraph, { minLength: 1, maxLength: 8 }).map((all) => all.join('\n\n')),
    });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const places = placesOf(before, after);
        expect(
          withPlaces(
            before,
            after,
            places.map((one) => one.after),
          ),
        ).toEqual(after);
        expect(
          withPlaces(
            before,
            after,
            places.map((one) => one.before),
          ),
        ).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a cut', () => {
  const cut = (own: string, shown: string) =>
    isCut({ title: 'T', body: own }, { title: 'T', body: shown });

  test.each([
    ['When you come, text me at 519 and I wait.', 'When you come, I wait.'],
    ['Yesterday we ran. Then we sat.', 'We ran… Then we sat!'],
    ['میں اسکول میں تھی، الف میں۔', 'میں اسکول میں تھی۔'],
    ['كنت في المدرسة الكبيرة', 'كنت في المدرسة'],
    ['We ate 🍉 together', 'We ate together'],
  ])('of %j is %j', (own, shown) => expect(cut(own, shown)).toBe(true));

  test.each([
    ['At Elm High School', 'At a school'],
    ['I was not afraid', 'I was afraid, not'],
    ['We met', 'We met 🍉'],
    ['It was so', 'It was so so'],
    ['School', 'Schoolhouse'],
  ])('of %j is not %j', (own, shown) => expect(cut(own, shown)).toBe(false));

  test('is made by taking words out, whichever, and by nothing else', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'ü', 'ل'), { maxLength: 12 });
    fc.assert(
      fc.property(words, fc.array(fc.boolean()), (all, kept) => {
        const left = all.filter((_, index) => kept[index]);
        expect(cut(all.join(' '), left.join(', '))).toBe(true);
        expect(cut(all.join(' '), [...left, 'x'].join(' '))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
