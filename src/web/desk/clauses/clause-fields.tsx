import { languageLabel } from '#domain/options/languages.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import type { ClauseDraft, ClauseProblems } from '#domain/vetting/clause-draft.ts';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';
import { Field } from '#web/ui/field.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { formText } from '../form-text.ts';

const HINTS: Partial<Record<Locale, string>> = {
  en: 'The reason, and what would make it a text to publish.',
  ar: 'May be left empty: then the English words are told.',
};

type Props = { clause: ClauseDraft; problems: ClauseProblems };

export function ClauseFields({ clause, problems }: Props) {
  return (
    <>
      <Field
        name="title"
        label="Title"
        hint="Short, for officers. It stands beside a box to tick."
        problem={problems.title}
      >
        {(control) => (
          <input
            type="text"
            {...control}
            defaultValue={clause.title}
            maxLength={DESK_LIMITS.clauseTitle.most}
          />
        )}
      </Field>
      {LOCALES.map(({ code }) => (
        <Field
          key={code}
          name={code}
          label={`To the writer, in ${languageLabel(code)}`}
          problem={problems[code]}
          hint={HINTS[code]}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              defaultValue={clause.words[code]}
              maxLength={DESK_LIMITS.clauseWords.most}
              {...languageAttributes(code)}
            />
          )}
        </Field>
      ))}
      <label className="tick">
        <input type="checkbox" name="shown" defaultChecked={clause.shown} />
        <span>Tell the writer. Without this tick, hate and spam get no answer.</span>
      </label>
    </>
  );
}

export function clauseOfForm(form: FormData): ClauseDraft {
  const text = (name: string) => formText(form, name);
  return {
    title: text('title'),
    words: { en: text('en'), fr: text('fr'), ur: text('ur'), ar: text('ar') },
    shown: form.has('shown'),
  };
}
