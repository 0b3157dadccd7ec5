/**
 * Signs that show nothing and only hide or turn words: zero widths, fillers and bidi overrides.
 * The two joiners stay, because Persian and Urdu spelling needs them.
 */
const INVISIBLE = /[\u200b\u2060\ufeff\u115f\u1160\u3164\uffa0\u202a-\u202e\u2066-\u2069]/g;

/** Text as it is stored: NFC, Unix line ends, nothing a database or a reader cannot hold. */
export function normaliseText(raw: string): string {
  return (
    raw
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      // Lone surrogates have no UTF-8 form.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .replace(INVISIBLE, '')
      .normalize('NFC')
      .trim()
  );
}

/** The same for fields of one line; joiners or marks alone are nothing. */
export function normaliseLine(raw: string): string {
  const line = normaliseText(raw).replace(/\s+/g, ' ');
  return /[^\p{C}\p{M}\s]/u.test(line) ? line : '';
}

/** The one way length is counted, in browser, API and database check: Unicode code points. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
