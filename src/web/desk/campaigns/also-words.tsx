import { numberWord } from '#domain/number-word.ts';
import { isInvited, languageTag, textDirection } from '#domain/options/languages.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { Field } from '#web/ui/field.tsx';
import { IN_ENGLISH } from './read-as-writer.tsx';

/** Every language that pages have besides English. */
export const ALSO = LOCALES.map(({ code }) => code).filter((code) => code !== 'en');

type Props = {
  typed: Record<string, string> | undefined;
  languages: readonly string[];
  /** How many officers read each. */
  readers: Partial<Record<Locale, number>>;
  /** How many texts come with a beginning, and how many of them in every language. */
  stock: { all: number; given: number };
};

/** Which languages, and in each the few words that are the campaign's own; fields show where a language is ticked. */
export function AlsoWords({ typed, languages, readers, stock }: Props) {
  return (
    <fieldset className="field tongues">
      <legend>Which languages?</legend>
      <p className="hint">
        English is the source. In each other one {stock.given} of {stock.all} texts come translated:
        headings, steps, buttons and last words. You add the name, the two sentences and whom it is
        to; the same words are put wherever they stand.
      </p>
      {ALSO.map((locale) => (
        <div key={locale} className={`tongue of-${locale}`}>
          <label className="tick">
            <input
              type="checkbox"
              name="language"
              value={locale}
              defaultChecked={languages.includes(locale)}
            />
            <span>
              <b>{IN_ENGLISH[locale]}</b>{' '}
              <span className="tongue-readers">{readersWords(readers[locale] ?? 0, locale)}</span>
            </span>
          </label>
          <OwnFields {...{ locale, typed }} />
        </div>
      ))}
    </fieldset>
  );
}

function readersWords(count: number, locale: Locale): string {
  const named = IN_ENGLISH[locale];
  if (!isInvited(locale)) return 'Pages only: no form invites letters in it yet.';
  if (count === 0) return `Nobody at the desk reads ${named}. Letters in it would wait.`;
  return count === 1 ? 'One officer reads it.' : `${numberWord(count)} officers read it.`;
}

function OwnFields({ locale, typed }: Pick<Props, 'typed'> & { locale: Locale }) {
  const written = { lang: languageTag(locale), dir: textDirection(locale) };
  const named = IN_ENGLISH[locale];
  return (
    <div className="tongue-own stack">
      <Field name={`name:${locale}`} label={`Its name, in ${named}`}>
        {(control) => (
          <input
            {...{ ...control, ...written }}
            type="text"
            defaultValue={typed?.[`name:${locale}`]}
            maxLength={60}
          />
        )}
      </Field>
      <Field name={`why:${locale}`} label={`The two sentences, in ${named}`}>
        {(control) => (
          <textarea
            {...{ ...control, ...written }}
            rows={3}
            defaultValue={typed?.[`why:${locale}`]}
            maxLength={600}
          />
        )}
      </Field>
      <Field name={`recipients:${locale}`} label={`Who it is to, in ${named}`} optional>
        {(control) => (
          <textarea
            {...{ ...control, ...written }}
            rows={2}
            defaultValue={typed?.[`recipients:${locale}`]}
          />
        )}
      </Field>
    </div>
  );
}
