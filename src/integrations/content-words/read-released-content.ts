import path from 'node:path';
import { NOTHING } from '#domain/content/content.ts';
import type { ContentRecords, Words } from '#domain/content/content-records.ts';
import { releasedHelpLines } from '#domain/content/released/help-lines.ts';
import { releasedPressFacts } from '#domain/content/released/press-facts.ts';
import { releasedTagline } from '#domain/content/released/tagline.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { entriesOf, TRANSLATIONS } from '../list-names/gettext-entries.ts';

/** What a new installation says in each place, with its words in every language. */
export function readReleasedContent(folder = TRANSLATIONS): ContentRecords {
  const said = new Map(
    LOCALES.filter(({ code }) => code !== 'en').map(({ code }) => [code, wordsIn(folder, code)]),
  );
  const inAll = (english: string): Words =>
    Object.fromEntries(
      LOCALES.map(({ code }) => [code, code === 'en' ? english : said.get(code)?.get(english)])
        // Where a translation is missing, readers of its language are told in English.
        .filter(([, words]) => words),
    ) as Words;
  return {
    ...NOTHING,
    tagline: { title: inAll(releasedTagline.title), text: inAll(releasedTagline.text) },
    'press-facts': {
      items: releasedPressFacts.map(({ term, text }) => ({ term: inAll(term), text: inAll(text) })),
    },
    'help-lines': { items: releasedHelpLines() },
  };
}

/** A sentence that a campaign says too is found there. */
const FILES = ['pages', 'campaigns'];

function wordsIn(folder: string, locale: Locale): ReadonlyMap<string, string> {
  const entries = FILES.flatMap((name) => entriesOf(path.join(folder, locale, `${name}.po`)));
  return new Map(entries.map(({ english, words }) => [english, words]));
}
