import { CATEGORIES, type CategoryCode, categoryLabel } from '#domain/options/categories.ts';
import { CATEGORY_SYNONYMS } from '#domain/options/category-synonyms.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Tile } from '#web/ui/tile.tsx';
import type { PartProps } from './part-props.ts';

const SUBJECTS = CATEGORIES.map(({ code, label }) => ({
  value: code,
  label,
  synonyms: CATEGORY_SYNONYMS[code] ?? [],
})).sort((a, b) => a.label.localeCompare(b.label, 'en'));

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
  return (
    <Field
      name="category"
      label="What is it about?"
      hint="Type a word, or pick one of these. Choose Life if nothing fits."
      problem={problems.category}
    >
      {(control) => (
        <>
          <Combobox
            {...control}
            empty="Choose a subject"
            noMatch="No subject found. Choose Life if nothing fits."
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
            <a className="chip" href="/subjects" target="_blank" rel="noopener">
              All {SUBJECTS.length} subjects
            </a>
          </div>
        </>
      )}
    </Field>
  );
}
