import type { Locale } from '#domain/options/locales.ts';

/**
 * Whether two versions of a part differ in how a translation is set alone: capitals, spaces, the shape of a quotation
 * mark, the two ways in which keyboards write the same letter. A machine cannot tell a slip from another meaning, so
 * another letter or accent is none: "jeûne" is fasting and "jeune" is young. English is the source, and has none.
 */
export function onlyTypos(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((one, i) => onlyTypos(one, after[i]));
  if (isRecord(before) && isRecord(after)) {
    const names = Object.keys({ ...before, ...after });
    return names.every((name) =>
      isTranslation(before, name) && isTranslation(after, name)
        ? folded(before[name]) === folded(after[name])
        : onlyTypos(before[name], after[name]),
    );
  }
  return before === after;
}

/** Whether anything in it is said in that language. */
export function hasWordsIn(value: unknown, locale: Locale): boolean {
  if (Array.isArray(value)) return value.some((one) => hasWordsIn(one, locale));
  if (!isRecord(value)) return false;
  if (isTranslation(value, locale)) return true;
  return Object.values(value).some((one) => hasWordsIn(one, locale));
}

const TRANSLATED: readonly string[] = ['fr', 'ur', 'ar'] satisfies Locale[];

const isTranslation = (
  texts: Record<string, unknown>,
  name: string,
): texts is Record<string, string> =>
  TRANSLATED.includes(name) && typeof texts.en === 'string' && typeof texts[name] === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const folded = (words: string | undefined): string =>
  (words ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u064a/g, '\u06cc')
    .replace(/\u0643/g, '\u06a9')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[!?:;»])/g, '')
    .replace(/« /g, '«')
    .trim();
