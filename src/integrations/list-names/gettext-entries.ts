import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What is shipped of it: names of lists, and the words of campaigns. */
export const TRANSLATIONS = path.resolve(import.meta.dirname, '../../../translations');

const STRINGS = String.raw`((?:"(?:[^"\\]|\\.)*"\s*)+)`;
const ENTRY = new RegExp(`(?:^msgctxt ${STRINGS})?^msgid ${STRINGS}^msgstr ${STRINGS}`, 'gm');

/** The entries of a gettext file; its strings may go over several lines, each in quotes. */
export function entriesOf(file: string): { context: string; english: string; words: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(ENTRY)].map(
    ([, context = '', english = '', words = '']) => ({
      context: textOf(context),
      english: textOf(english),
      words: textOf(words),
    }),
  );
}

const textOf = (strings: string): string =>
  [...strings.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([one]) => JSON.parse(one) as string).join('');
