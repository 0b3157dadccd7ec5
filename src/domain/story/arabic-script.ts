const ARABIC_SCRIPT = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/g;

/** Urdu has them, Arabic and Persian do not; a tenth of any Urdu text, however it was typed. */
const URDU = /[ٹڈڑںےہھۓۂ]/g;
/** Urdu and Persian share them; Arabic writes other letters in their place. */
const URDU_AND_PERSIAN = /[پچژگیک]/g;
/** Of Kurdish, Pashto, Sindhi and Uyghur. */
const ELSEWHERE = /[ەڕڵۆێټډړښږځڅېۍٿڪٻڀڄۇ]/g;
const ARABIC = /[ةىيكأإ]/;

/** Less is a quoted word or a slip of a keyboard. */
const SHARE = 0.05;
/** Less than a sentence says nothing sure. */
const SENTENCE = 60;

/** Which language words in Arabic script are in, told by their letters. Where nothing tells, the one we invite, or a likelier one. */
export function languageOfLetters(text: string, likely: 'ur' | 'ar' = 'ur'): 'ur' | 'ar' | 'other' {
  const letters = countOf(text, ARABIC_SCRIPT);
  const many = (kind: RegExp) => countOf(text, kind) >= Math.max(1, letters * SHARE);
  const long = letters >= SENTENCE;
  if (long && many(ELSEWHERE)) return 'other';
  if (many(URDU)) return 'ur';
  if (many(URDU_AND_PERSIAN)) return long ? 'other' : 'ur';
  return long || ARABIC.test(text) ? 'ar' : likely;
}

export function lettersInArabicScript(text: string): number {
  return countOf(text, ARABIC_SCRIPT);
}

function countOf(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}
