import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { NOTHING } from './content.ts';
import type { ContentRecords, Words } from './content-records.ts';
import { releasedHelpLines } from './released/help-lines.ts';
import { releasedPressFacts } from './released/press-facts.ts';
import { releasedTagline } from './released/tagline.ts';

type Said = (english: string, locale: Locale) => string | undefined;

/** What a new installation says in each place, with the words that are known for it in other languages. */
export function releasedContent(said: Said): ContentRecords {
  const inAll = (english: string): Words => {
    const named = LOCALES.map(({ code }) => [code, code === 'en' ? english : said(english, code)]);
    // Where a translation is missing, readers of its language are told in English.
    return Object.fromEntries(named.filter(([, words]) => words)) as Words;
  };
  return {
    ...NOTHING,
    tagline: { title: inAll(releasedTagline.title), text: inAll(releasedTagline.text) },
    'press-facts': {
      items: releasedPressFacts.map(({ term, text }) => ({ term: inAll(term), text: inAll(text) })),
    },
    'help-lines': { items: releasedHelpLines() },
  };
}
