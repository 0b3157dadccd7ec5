import { languageTag, textDirection } from '#domain/options/languages.ts';
import type { Locale } from '#domain/options/locales.ts';
import { ChangeMark } from './change-mark.tsx';
import { type EditedPart, fieldName } from './edited-parts.ts';
import { IN_ENGLISH } from './read-as-writer.tsx';

type Props = { part: EditedPart; typed: Record<string, string> | undefined };
/** One text, English left and each invited language right. */
export function PartFields({ part, typed, written }: Props & { written: boolean }) {
  return (
    <div className="word-part">
      {part.texts.map(({ locale, words }) => (
        <Text key={locale} {...{ part, locale, words, typed }} />
      ))}
      <ChangeMark kind={part.change} {...{ written }} />
    </div>
  );
}

function Text({ part, locale, words, typed }: Props & { locale: Locale; words: string }) {
  const name = fieldName(part.part, locale);
  const missing = words === '';
  const label = `${part.section}, ${part.what}, ${IN_ENGLISH[locale]}`;
  return (
    <div className={missing ? 'word missing' : 'word'}>
      <label htmlFor={name}>
        {label} {missing && <span>(missing)</span>}
      </label>
      <textarea
        {...{ id: name, name }}
        rows={words.length > 90 ? 4 : 2}
        maxLength={2000}
        lang={languageTag(locale)}
        dir={textDirection(locale)}
        required={locale === 'en'}
        defaultValue={typed?.[name] ?? words}
      />
    </div>
  );
}
