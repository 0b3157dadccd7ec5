import { plural, t } from '@lingui/core/macro';
import { type CategoryCode, categoryLabel, categorySlug } from '#domain/options/categories.ts';
import { CATEGORY_SYNONYMS } from '#domain/options/category-synonyms.ts';
import { addressIn } from '#domain/options/locales.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { SUBJECTS_IN_ORDER } from '#web/words/subjects-in-order.ts';
import type { PartProps } from './part-props.ts';

const SUBJECTS = SUBJECTS_IN_ORDER.map(({ code, label }) => {
  const synonyms = CATEGORY_SYNONYMS[code] ?? [];
  // Whoever knows it by its English name finds it by that too; the code is that name.
  const found = LOCALE === 'en' ? synonyms : [categorySlug(code).replaceAll('-', ' '), ...synonyms];
  return { value: code, label, synonyms: found };
});

/** Where most stories begin. */
const OFTEN: readonly CategoryCode[] = [
  'FAMILY',
  'FRIENDSHIP',
  'GROWING_UP',
  'MOSQUE',
  'RAMADAN',
  'KINDNESS',
];

const tileOf = (code: string) => <Tile category={code} cols={1} rows={1} lit={false} uid="pick" />;

export function CategoryField({ values, problems, set }: PartProps) {
  const subjects = SUBJECTS.length;
  return (
    <Field
      name="category"
      label={t`What is it about?`}
      hint={t`Type a word, or pick one of these. Choose Life if nothing fits.`}
      problem={problems.category}
    >
      {(control) => (
        <>
          <Combobox
            {...control}
            empty={t`Choose a subject`}
            noMatch={t`No subject found. Choose Life if nothing fits.`}
            value={values.category}
            onChange={(value) => set('category', value)}
            options={SUBJECTS}
            picture={tileOf}
          />
          <div className="chips needs-script">
            {OFTEN.map((code) => (
              <button
                key={code}
                type="button"
                className="chip"
                aria-pressed={values.category === code}
                onClick={() => set('category', code)}
              >
                <Tile category={code} cols={1} rows={1} lit={false} uid="chip" />
                {categoryLabel(code)}
              </button>
            ))}
            <a
              className="chip"
              href={addressIn(LOCALE, '/subjects')}
              target="_blank"
              rel="noopener"
            >
              {plural(subjects, { other: 'All # subjects' })}
            </a>
          </div>
        </>
      )}
    </Field>
  );
}
