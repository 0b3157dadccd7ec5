import { languageOfLetters } from '#domain/story/arabic-script.ts';
import { languageAttributes } from '#web/ui/text-language.ts';

/** Our readers answer in the story's language, or in English: `lang` and `dir` of what they wrote. */
export function answerLanguage(text: string) {
  const inArabicScript = /^\P{L}*\p{Script=Arabic}/u.test(text);
  return inArabicScript ? languageAttributes(languageOfLetters(text)) : {};
}
