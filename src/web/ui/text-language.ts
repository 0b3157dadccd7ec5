import { languageTag, type TextLanguage, textDirection } from '#domain/options/languages.ts';
import { languageOfLetters } from '#domain/story/arabic-script.ts';
import { LOCALE } from '#web/words/locale.ts';

/** `lang` and `dir` of a text where its language is not the page's; on a page in its own they would say nothing new. */
export function languageAttributes(language: TextLanguage): { lang?: string; dir?: string } {
  return language === LOCALE ? {} : { lang: languageTag(language), dir: textDirection(language) };
}

const FIRST_LETTER = /\p{L}/u;
const ARABIC_LETTER = /\p{Script=Arabic}/u;
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Enough to tell Arabic from Urdu, and not more to read with each key. */
const TOLD_BY = 400;

/** The same of words whose language nobody has told: their letters do, and where those say nothing, what is likely. */
export function attributesOfLetters(text: string, likely: TextLanguage = LOCALE) {
  const [first] = FIRST_LETTER.exec(text) ?? [];
  if (first === undefined) return languageAttributes(likely);
  if (ARABIC_LETTER.test(first)) {
    const inArabic =
      [likely, LOCALE].find((language) => textDirection(language) === 'rtl') === 'ar';
    const language = languageOfLetters(text.slice(0, TOLD_BY), inArabic ? 'ar' : 'ur');
    return languageAttributes(language);
  }
  const asLikely = FROM_RIGHT.test(first) === (textDirection(likely) === 'rtl');
  return languageAttributes(asLikely ? likely : 'other');
}
