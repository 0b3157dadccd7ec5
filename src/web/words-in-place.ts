import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';
import type { Locale } from '#domain/options/locales.ts';
import { readCatalogue } from './catalogue.ts';
import { listNamesInPlace } from './list-names-in-place.ts';
import { pseudoWords } from './pseudo-words.ts';
import { recordsInPlace } from './records-in-place.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** For tests: words of no language in the place of a translation's. */
const PSEUDO = process.env.PSEUDO_WORDS === '1';

/** What a build needs so that its components speak one language. */
export function speaking(locale: Locale): PluginOption[] {
  const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' }, { cwd: ROOT });
  return [
    babel({ presets: [macros] }),
    wordsInPlace(locale),
    recordsInPlace(locale, { pseudo: PSEUDO }),
    listNamesInPlace(locale, { pseudo: PSEUDO }),
  ];
}

/** As the macros leave a sentence: its id, its English words, and what they mean where that is not plain. */
const STRING = '"(?:[^"\\\\]|\\\\.)*"';
/** The one thing they leave in the quotes it was written in. */
const CONTEXT = `(?:${STRING}|'(?:[^'\\\\]|\\\\.)*')`;
const SENTENCE = `\\{\\s*id: (${STRING}),\\s*message: (${STRING})(?:,\\s*context: ${CONTEXT})?`;
/** One with nothing to fill in is its words. */
const PLAIN = new RegExp(`_i18n\\._\\(\\s*/\\*\\*? ?i18n ?\\*/\\s*${SENTENCE}\\s*\\}\\s*\\)`, 'g');
const PLAIN_ELEMENT = new RegExp(
  `<_Trans \\{\\.\\.\\.\\s*/\\*\\*? ?i18n ?\\*/\\s*${SENTENCE}\\s*\\}\\} />`,
  'g',
);
/** One of a table (`msg`) is its words too, with the places that are filled in where it is said. */
const IN_TABLE = new RegExp(
  `(?<!\\.\\.\\.\\s*|_\\(\\s*)/\\*\\*? ?i18n ?\\*/\\s*${SENTENCE}\\s*\\}`,
  'g',
);
const FILLED = new RegExp(SENTENCE, 'g');

/**
 * Puts the words of one language in the place of their ids: no catalogue is sent to readers and none
 * has to be waited for. A sentence without words fails the build.
 */
function wordsInPlace(locale: Locale): Plugin {
  let translated: ReadonlyMap<string, string>;
  const wordsOf = (id: string, english: string): string => {
    const words = locale === 'en' || PSEUDO ? english : translated.get(id);
    if (!words) throw new Error(`“${english}” has no words in ${locale}.`);
    const parts = PSEUDO ? pseudoWords(compileMessage(words)) : compileMessage(words);
    return JSON.stringify(parts.every((part) => typeof part === 'string') ? parts.join('') : parts);
  };
  return {
    name: 'words-in-place',
    // After the macros, before JSX is compiled and their marks are gone.
    enforce: 'pre',
    async buildStart() {
      translated = locale === 'en' ? new Map() : await readTranslated(locale);
    },
    transform(code) {
      if (!code.includes('i18n */')) return null;
      const put = (around: (words: string) => string) => (_: string, id: string, message: string) =>
        around(wordsOf(read(id), read(message)));
      const worded = code
        .replace(
          PLAIN,
          put((words) => words),
        )
        .replace(
          PLAIN_ELEMENT,
          put((words) => `<>{${words}}</>`),
        )
        .replace(
          IN_TABLE,
          put((words) => words),
        )
        .replace(
          FILLED,
          put((words) => `{ message: ${words}`),
        );
      return { code: worded, map: null };
    },
  };
}

/** A string as a compiler writes it, which may name a sign by two figures, as JSON may not. */
const read = (literal: string) => JSON.parse(literal.replaceAll('\\x', '\\u00')) as string;

async function readTranslated(locale: Locale): Promise<Map<string, string>> {
  return new Map(
    Object.entries(await readCatalogue(locale, 'site')).flatMap(([id, { translation }]) =>
      translation ? [[id, translation]] : [],
    ),
  );
}
