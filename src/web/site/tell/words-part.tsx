import { CATEGORIES } from '#domain/options/categories.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { PartProps } from './part-props.ts';
import { StoryField } from './story-field.tsx';

const SUBJECTS = CATEGORIES.map(({ code, label }) => ({ value: code, label })).toSorted((a, b) =>
  a.label.localeCompare(b.label, 'en'),
);

/** The reason a person came stands first. */
export function WordsPart({ campaign, letter, values, problems, set }: PartProps) {
  return (
    <section className="step">
      <header>
        <h2>Your words</h2>
      </header>
      {campaign.recipients.length > 0 && (
        <Field name="recipient" label="To" problem={problems.recipient}>
          {(control) => (
            <Select
              {...control}
              empty="Choose who the letter is to"
              value={values.recipient}
              onChange={(value) => set('recipient', value)}
              options={campaign.recipients.map((name) => ({ value: name, label: name }))}
            />
          )}
        </Field>
      )}
      <Field
        name="title"
        label="Give it a title"
        hint="Two words is enough."
        problem={problems.title}
      >
        {(control) => (
          <input
            className="in"
            dir="auto"
            autoComplete="off"
            value={values.title}
            onChange={(event) => set('title', event.target.value)}
            {...control}
          />
        )}
      </Field>
      <StoryField
        letter={letter}
        value={values.story}
        problem={problems.story}
        onChange={(value) => set('story', value)}
      />
      {campaign.category === null && (
        <Field
          name="category"
          label="What is it about?"
          hint="Choose the nearest. Choose Life if nothing fits."
          problem={problems.category}
        >
          {(control) => (
            <Select
              {...control}
              empty="Choose a subject"
              value={values.category}
              onChange={(value) => set('category', value)}
              options={SUBJECTS}
            />
          )}
        </Field>
      )}
    </section>
  );
}
