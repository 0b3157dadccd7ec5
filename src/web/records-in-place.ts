import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Locale } from '#domain/options/locales.ts';
import { readCatalogue } from './catalogue.ts';
import { pseudoText } from './pseudo-words.ts';

/** Where campaigns and long pages are kept as data. */
export const RECORD_FOLDERS = [
  'src/domain/campaigns',
  'src/web/content',
  'src/domain/content/released',
] as const;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** The names under which records keep words for readers. What stands under any other name is for machines. */
const WORDS: ReadonlySet<string> = new Set([
  ...['name', 'summary', 'heading', 'letterHeading', 'pageTitle', 'lead', 'title', 'text'],
  ...['label', 'writeLabel', 'button', 'note', 'paragraphs', 'items', 'posts', 'figure'],
  ...['addressee', 'ask', 'another', 'read', 'appeal', 'advice', 'lines'],
  ...['term', 'question', 'answer', 'what'],
]);

/** Numbers of help lines, and a page that was written in its own language. */
const AS_THEY_ARE = /\/(?:help-lines|london-urdu|writing-languages)\.ts$/;

type Said = (english: string, place: string) => string | undefined;

/**
 * A record in another language. `said` answers for a sentence and its place; one that it does not know is a
 * fault.
 */
export function recordIn(said: Said, value: unknown, names: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => recordIn(said, one, names));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, recordIn(said, one, [...names, name])]),
    );
  const isWords = typeof value === 'string' && WORDS.has(names.at(-1) ?? '');
  if (!isWords || !/\p{L}/u.test(value)) return value;
  const words = said(value, names.join(' '));
  if (words === undefined) throw new Error(`“${value}” has no words.`);
  return words;
}

/** All that a file exports, if that is nothing but data. */
export async function recordsOf(file: string): Promise<Record<string, unknown> | null> {
  if (AS_THEY_ARE.test(file)) return null;
  const exported: Record<string, unknown> = { ...(await import(pathToFileURL(file).href)) };
  const values = Object.values(exported);
  return values.length > 0 && values.every(isData) ? exported : null;
}

function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (value === null || typeof value !== 'object') return typeof value !== 'function';
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}

/** Names of subjects, which have a file of translations of their own. */
const SUBJECTS = path.join(ROOT, 'src/domain/options/category-list.ts');

type Options = { pseudo: boolean };

/** Puts a language's words into the records that its build holds, so that nobody is sent two languages. */
export function recordsInPlace(locale: Locale, { pseudo }: Options): Plugin | null {
  if (locale === 'en') return null;
  let prose: Said;
  let subjects: Said;
  return {
    name: 'records-in-place',
    enforce: 'pre',
    async buildStart() {
      prose = pseudo ? pseudoText : await readSaid(locale, ['campaigns', 'pages']);
      subjects = pseudo ? pseudoText : await readSaid(locale, ['lists'], 'subject');
    },
    async load(id) {
      const isSubjects = id === SUBJECTS;
      const inFolder = RECORD_FOLDERS.some(
        (folder) => path.join(ROOT, folder) === path.dirname(id),
      );
      if (!isSubjects && !(inFolder && id.endsWith('.ts'))) return null;
      const records = await recordsOf(id);
      if (!records) return null;
      const said = isSubjects ? subjects : prose;
      return Object.entries(records)
        .map(
          ([name, record]) => `export const ${name} = ${JSON.stringify(recordIn(said, record))};`,
        )
        .join('\n');
    },
  };
}

async function readSaid(locale: Locale, names: string[], context?: string): Promise<Said> {
  const catalogues = await Promise.all(names.map((name) => readCatalogue(locale, name)));
  const told = new Map(
    catalogues
      .flatMap((catalogue) => Object.values(catalogue))
      .filter((entry) => context === undefined || entry.context === context)
      .map(({ message, translation }) => [message, translation || undefined]),
  );
  return (english) => told.get(english);
}
