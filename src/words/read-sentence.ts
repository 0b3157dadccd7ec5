import type { Part, Sentence } from './sentence.ts';

/**
 * Reads a sentence as it is written in the sources (ICU MessageFormat), where no build has read it before: places,
 * counts and choices, and nothing else that ICU knows.
 */
export function readSentence(written: string): Sentence {
  const reading: Reading = { written, at: 0 };
  const parts = readParts(reading, { counted: false });
  if (reading.at < written.length) throw unreadable(reading);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

type Reading = { written: string; at: number };

const WORDS = /(?:[^{}#']|'(?![{}#']))+/y;
const APOSTROPHE = /''/y;
/** Signs that would mean something, between apostrophes. */
const QUOTED = /'([{}](?:[^']|'')*)'(?!')/y;
const PLACE = /\{\s*(\w+)\s*\}/y;
const CHOICE = /\{\s*(\w+)\s*,\s*(plural|select)\s*,/y;
const FORM = /\s*=?(\w+)\s*\{/y;
const END = /\s*\}/y;

/** Up to the end, or to the bracket that closes a form. */
function readParts(reading: Reading, { counted }: { counted: boolean }): Part[] {
  const parts: Part[] = [];
  let words = '';
  const put = (part: Part) => {
    if (words !== '') parts.push(words);
    words = '';
    parts.push(part);
  };
  while (reading.at < reading.written.length && reading.written[reading.at] !== '}') {
    const plain = take(reading, WORDS)?.[0] ?? readQuoted(reading);
    if (plain !== undefined) words += plain;
    else if (take(reading, NUMBER)) {
      if (counted) put('#');
      else words += '#';
    } else put(readPlace(reading, counted));
  }
  if (words !== '') parts.push(words);
  return parts;
}

const NUMBER = /#/y;

function readQuoted(reading: Reading): string | undefined {
  if (take(reading, APOSTROPHE)) return "'";
  return take(reading, QUOTED)?.[1]?.replaceAll("''", "'");
}

function readPlace(reading: Reading, counted: boolean): Part {
  const place = take(reading, PLACE);
  if (place?.[1] !== undefined) return [place[1]];
  const [, name, kind] = take(reading, CHOICE) ?? [];
  if (name === undefined || (kind !== 'plural' && kind !== 'select')) throw unreadable(reading);
  const forms: Record<string, Part[]> = {};
  for (let form = take(reading, FORM); form?.[1] !== undefined; form = take(reading, FORM)) {
    forms[form[1]] = readParts(reading, { counted: counted || kind === 'plural' });
    if (!take(reading, END)) throw unreadable(reading);
  }
  if (!forms.other || !take(reading, END)) throw unreadable(reading);
  return [name, kind, forms];
}

function take(reading: Reading, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.written);
  if (found) reading.at = pattern.lastIndex;
  return found;
}

function unreadable({ written, at }: Reading): Error {
  return new Error(`“${written}” cannot be read from its sign ${at + 1} on.`);
}
