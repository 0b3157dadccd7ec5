import { placeName } from '#domain/campaigns/part-names.ts';
import { type Locale, localeEntry } from '#domain/options/locales.ts';
import { languageAttributes } from '#web/ui/text-language.ts';

export type PageWords = {
  section: string;
  locale: Locale;
  texts: { part: string; words: string }[];
};

export const idOf = ({ section, locale }: Pick<PageWords, 'section' | 'locale'>) =>
  `read-${section.toLowerCase().replaceAll(' ', '-')}-${locale}`;

/** "Landing, in French" */
export const pageName = ({ section, locale }: Pick<PageWords, 'section' | 'locale'>) =>
  locale === 'en' ? section : `${section}, in ${IN_ENGLISH[locale]}`;

export const IN_ENGLISH: Record<Locale, string> = {
  en: 'English',
  fr: 'French',
  ur: 'Urdu',
  ar: 'Arabic',
};

/** A link into a folded page unfolds it. Every text of it, page by page and language by language, as the second lead reads it. */
export function ReadAsWriter({ pages }: { pages: PageWords[] }) {
  return (
    <section className="wait ag-read" aria-labelledby="read">
      <h2 id="read">Read it as a writer will</h2>
      {pages.map((page) => (
        <details key={idOf(page)}>
          <summary>
            {pageName(page)}{' '}
            <small>{page.texts.length === 1 ? 'one text' : `${page.texts.length} texts`}</small>
          </summary>
          <dl className="ag-dl" id={idOf(page)}>
            {page.texts.map(({ part, words }) => (
              <div key={part}>
                <dt>{placeName(part).what}</dt>
                <dd {...languageAttributes(page.locale)} lang={localeEntry(page.locale).code}>
                  {words}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
