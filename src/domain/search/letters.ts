/** One letter for what keyboards write in several ways: of Arabic and Urdu, and the digits of both. */
const FROM = 'يىئےۓكةهۀۃۂأإآٱؤںھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const TO = 'یییییکہہہہہااااونہ01234567890123456789';
const ONE_LETTER = new Map([...FROM].map((letter, i) => [letter, TO.charAt(i)]));

/** Vowel signs, the stretched line and what joins or parts letters without being seen. */
const UNSEEN = /[\u064B-\u0655\u0670\u0640\u200C\u200D]/g;

/** As the database compares words; its twin is `search_form` there. */
export function searchForm(text: string): string {
  return [...text.normalize('NFC').replace(UNSEEN, '')]
    .map((letter) => ONE_LETTER.get(letter) ?? letter)
    .join('');
}

/** Without case, accents, apostrophes and signs: as the vocabulary of all stories is written. */
export function plainForm(text: string): string {
  return searchForm(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const isArabicScript = (word: string) => /\p{Script=Arabic}/u.test(word);
