/** Letters that are typed one for another in Arabic and Urdu, and what all of them are read as. */
const TYPED_FOR: readonly (readonly [RegExp, string])[] = [
  [/[يىے]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[هةہھۃە]/g, 'ہ'],
  [/ں/g, 'ن'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
];
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';
const URDU_DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/** Marks of vowels, signs nobody sees, the stroke that stretches a word, a lone hamza, apostrophes. */
const LEFT_OUT = /[\p{M}\u00ad\u0640\u200b-\u200f\u2060\ufeffءʼ'’‘`´]/gu;

/** Small letters without accents, as cues are spelled too, so that both sides read alike. */
export function plainLetters(typed: string): string {
  const bare = typed.normalize('NFKD').replaceAll(LEFT_OUT, '').toLowerCase();
  return TYPED_FOR.reduce((read, [letters, letter]) => read.replaceAll(letters, letter), bare);
}

const ENDS = /[.!?…۔؟;؛\n]+/;
const BETWEEN_WORDS = /[^a-z0-9ء-ی]+/g;

/** The sentences of a text, each as plain words with one space between them. */
export function sentencesOf(text: string): string[] {
  return plainLetters(text)
    .replaceAll(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replaceAll(/[۰-۹]/g, (digit) => String(URDU_DIGITS.indexOf(digit)))
    .split(ENDS)
    .map((sentence) => sentence.replaceAll(BETWEEN_WORDS, ' ').trim())
    .filter((sentence) => sentence !== '');
}
