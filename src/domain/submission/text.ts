/** Text as it is stored: NFC, Unix line ends, nothing a database or a reader cannot hold. */
export function normaliseText(raw: string): string {
  return (
    raw
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      // Lone surrogates have no UTF-8 form.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .normalize('NFC')
      .trim()
  );
}

/** The same for fields of one line. */
export function normaliseLine(raw: string): string {
  return normaliseText(raw).replace(/\s+/g, ' ');
}

/** The one way length is counted, in browser, API and database check: Unicode code points. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
