import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Locale } from '#domain/options/locales.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const po = formatter();
export type Catalogue = Awaited<ReturnType<typeof po.parse>>;

/** The entries of one of a language's files in `translations/`, by the id that the macros give a sentence. */
export async function readCatalogue(locale: Locale, name: string): Promise<Catalogue> {
  const filename = path.join(ROOT, `translations/${locale}/${name}.po`);
  return po.parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename,
  });
}
