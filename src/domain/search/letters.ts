/** One letter for what keyboards write in several ways: of Arabic and Urdu, and the digits of both. */
const FROM = 'يىئےۓكةهۀۃۂأإآٱؤںھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const TO = 'یییییکہہہہہااااونہ01234567890123456789';
const ONE_LETTER = new Map([...FROM].map((letter, i) => [letter, TO.charAt(i)]));

/** Vowel signs, the stretched line and what joins or parts letters without being seen. */
const UNSEEN = /[\u064B-\u0655\u0670\u0640\u200C\u200D]/;

/** As the database compares words; its twin is `search_form` there. */
export function searchForm(text: string): string {
  return [...text.normalize('NFC')].map(formOf).join('');
}

const formOf = (letter: string) => (UNSEEN.test(letter) ? '' : (ONE_LETTER.get(letter) ?? letter));

/**
 * A passage in the form it was found in, in the letters it was written in again. Marks are what it has
 * beyond the text; where it is not of this text, it stays as it is.
 */
export function asWritten(passage: string, text: string, marks: string): string {
  const letters = [...text];
  const starts: number[] = [];
  let form = '';
  for (const letter of letters) {
    starts.push(form.length);
    form += formOf(letter);
  }
  const isMark = (letter: string) => marks.includes(letter);
  const plain = [...passage].filter((letter) => !isMark(letter)).join('');
  const from = form.indexOf(plain);
  if (from < 0) return passage;
  const written: string[] = [];
  let at = from;
  let next = starts.findIndex((start, i) => start >= from && formOf(letters[i] ?? '') !== '');
  for (const letter of passage) {
    if (isMark(letter)) {
      written.push(letter);
      continue;
    }
    at += letter.length;
    // With the letter go the signs behind it, which have no form.
    for (; next < letters.length && (starts[next] ?? 0) < at; next += 1)
      written.push(letters[next] ?? '');
    for (; next < letters.length && formOf(letters[next] ?? '') === ''; next += 1)
      written.push(letters[next] ?? '');
  }
  return written.join('');
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
