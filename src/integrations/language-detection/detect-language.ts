import { eld } from 'eld/small';
import type { DetectLanguage } from '#services/ports.ts';

const ARABIC_SCRIPT = /\p{Script=Arabic}/gu;
const LATIN_SCRIPT = /\p{Script=Latin}/gu;

/**
 * Advice for officers and the page's `lang`; never a reason to refuse. Among the languages we
 * invite only Urdu is written in Arabic script, so the script alone tells it.
 */
export const detectLanguage: DetectLanguage = (text) => {
  if (count(text, ARABIC_SCRIPT) > count(text, LATIN_SCRIPT)) return 'ur';
  return eld.detect(text).language === 'fr' ? 'fr' : 'en';
};

function count(text: string, script: RegExp): number {
  return text.match(script)?.length ?? 0;
}
