import path from 'node:path';
import type { ContentRecords } from '#domain/content/content-records.ts';
import { releasedContent } from '#domain/content/released-content.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { entriesOf, TRANSLATIONS } from '../list-names/gettext-entries.ts';

/** What the release brings for each place, with its words in every language. */
export function readReleasedContent(folder = TRANSLATIONS): ContentRecords {
  const others = LOCALES.map(({ code }) => code).filter((code) => code !== 'en');
  const said = new Map<Locale, ReadonlyMap<string, string>>(
    others.map((code) => [code, wordsIn(folder, code)]),
  );
  return releasedContent((english, locale) => said.get(locale)?.get(english));
}

/** A sentence that a campaign says too is found there. */
const FILES = ['pages', 'campaigns'];

function wordsIn(folder: string, locale: Locale): ReadonlyMap<string, string> {
  const entries = FILES.flatMap((name) => entriesOf(path.join(folder, locale, `${name}.po`)));
  return new Map(entries.map(({ english, words }) => [english, words]));
}
