import { canonicalJson, type JsonValue } from '#domain/campaigns/canonical-json.ts';
import { linksAreSound } from '#domain/campaigns/links-in-words.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { type AnyContent, CONTENT_SCHEMAS, type ContentRecords } from './content-records.ts';
import type { ContentSlot } from './content-slots.ts';

/** What is wrong, by its place in the record. */
export type ContentProblem = {
  part: string;
  problem: 'missing' | 'link' | 'day' | 'too-long' | 'not-so';
};
type Read<Slot extends ContentSlot> =
  | { ok: true; record: ContentRecords[Slot] }
  | { ok: false; problems: ContentProblem[] };

/** From a form of the desk: whatever it says is parsed once, here. */
export function readContent<Slot extends ContentSlot>(slot: Slot, given: unknown): Read<Slot> {
  const parsed = CONTENT_SCHEMAS[slot].safeParse(given);
  if (!parsed.success) {
    const problems = new Map(
      parsed.error.issues.map(({ path, code, message }) => [path.join('.'), said(code, message)]),
    );
    return { ok: false, problems: [...problems].map(([part, problem]) => ({ part, problem })) };
  }
  const record = parsed.data as ContentRecords[Slot];
  const problems = [...linkProblems(record), ...lengthProblems(record)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, record };
}

function said(code: string, message: string): ContentProblem['problem'] {
  if (message === 'link' || message === 'day' || message === 'missing') return message;
  if (code === 'too_big') return 'too-long';
  return code === 'too_small' || code === 'invalid_type' ? 'missing' : 'not-so';
}

/** The record's one text, of which its hash is made. */
export const canonicalContent = (record: AnyContent): string =>
  canonicalJson(record as unknown as JsonValue);

/** Of all its words in all languages together. The database holds to the same. */
const MOST_LETTERS = 131_072;

const lengthProblems = (record: AnyContent): ContentProblem[] =>
  canonicalContent(record).length > MOST_LETTERS ? [{ part: 'record', problem: 'too-long' }] : [];

/** Where words lead, once the site's own addresses are filled in. */
function linkProblems(record: AnyContent): ContentProblem[] {
  return textsOf(record)
    .filter(({ text }) => !linksAreSound(filled(text)))
    .map(({ part }) => ({ part, problem: 'link' }));
}

const filled = (text: string) =>
  text
    .replaceAll(/\(mailto:\{\w+Email\}\)/g, '(mailto:somebody@example.org)')
    .replaceAll(/\(\{(?:donateUrl|socialUrl)\}\)/g, '(https://example.org/)');

/** Every word that people read in some language, by its place. */
function textsOf(value: unknown, part = ''): { part: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => textsOf(one, under(part, String(i))));
  if (value === null || typeof value !== 'object') return [];
  const named = Object.entries(value);
  return isWords(value)
    ? named.map(([locale, text]) => ({ part: under(part, locale), text: String(text) }))
    : named.flatMap(([name, one]) => textsOf(one, under(part, name)));
}

const isWords = (value: object): boolean => 'en' in value;

const under = (part: string, name: string) => (part === '' ? name : `${part}.${name}`);

/** In how many languages something is said, of what is said in English at all. */
export function languagesOf(record: AnyContent): { code: string; said: number; of: number }[] {
  const texts = textsOf(record);
  const of = texts.filter(({ part }) => part.endsWith('.en')).length;
  return LOCALES.map(({ code }) => ({
    code,
    said: texts.filter(({ part }) => part.endsWith(`.${code}`)).length,
    of,
  }));
}
