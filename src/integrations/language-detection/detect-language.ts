import { eld } from 'eld/small';
import { isInArabicScript } from '#domain/story/written-language.ts';
import type { DetectLanguage } from '#services/ports.ts';

/** Advice for officers and the page's `lang`; never a reason to refuse. */
export const detectLanguage: DetectLanguage = (text) => {
  if (isInArabicScript(text)) return 'ur';
  return eld.detect(text).language === 'fr' ? 'fr' : 'en';
};
