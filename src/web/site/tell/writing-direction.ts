import { type Language, textDirection } from '#domain/options/languages.ts';
import { languageOfLetters } from '#domain/story/arabic-script.ts';

/** Letters of right-to-left scripts; the first strong letter decides, as dir="auto" does. */
const FIRST_STRONG = /[\p{L}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

function startsRightToLeft(text: string): boolean {
  const [first] = FIRST_STRONG.exec(text) ?? [];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** Enough to tell Arabic from Urdu, and not more to read with each key. */
const TOLD_BY = 400;

/**
 * A field changes to Nastaliq as soon as somebody writes from the right. Where the language was
 * known before, it waits in it, until words in another direction, or letters of Arabic, show that it is not.
 */
export function writingAttributes(text: string, language: Language | null) {
  const fromRight = startsRightToLeft(text);
  if (fromRight && languageOfLetters(text.slice(0, TOLD_BY)) === 'ar')
    return { className: 'in is-rtl', lang: 'ar', dir: 'rtl' };
  const expected = language && { lang: language, dir: textDirection(language) };
  const asExpected = expected && (text === '' || fromRight === (expected.dir === 'rtl'));
  const rightToLeft = asExpected ? expected.dir === 'rtl' : fromRight;
  return {
    className: rightToLeft ? 'in is-rtl' : 'in',
    dir: 'auto',
    ...(asExpected ? expected : {}),
  };
}
