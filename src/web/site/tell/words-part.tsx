import { lazy, Suspense } from 'react';
import { beginningsOf } from '#domain/campaigns/beginnings.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { CategoryField } from './category-field.tsx';
import { isChildSoFar } from './form-values.ts';
import type { PartProps } from './part-props.ts';
import { StoryField } from './story-field.tsx';
import { TextField } from './text-field.tsx';
import { writingAttributes } from './writing-direction.ts';

/**
 * Fetched with the first letter, not before: who only reads the form does not pay for it. Where it
 * cannot be had there is no advice, and the words stay where they are.
 */
const LiveChecks = lazy(() => import('./live-checks.tsx').catch(() => ({ default: NoChecks })));

function NoChecks(): null {
  return null;
}

/** The reason a person came stands first. */
export function WordsPart(props: PartProps) {
  const { campaign, letter, language, values, problems, set } = props;
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
      <TextField
        name="title"
        label="Give it a title"
        form={props}
        hint="Two words is enough."
        {...writingAttributes(values.title, language)}
        autoComplete="off"
      />
      <StoryField
        letter={letter}
        language={language}
        beginnings={beginningsOf(campaign, letter ? 'LETTER' : 'STORY')}
        value={values.story}
        problem={problems.story}
        onChange={(value) => set('story', value)}
      >
        {values.story !== '' && (
          <Suspense>
            <LiveChecks
              text={values.story}
              onChange={(value) => set('story', value)}
              context={{
                child: isChildSoFar(values),
                city: values.city || null,
                languages: campaign.form.languages,
              }}
            />
          </Suspense>
        )}
      </StoryField>
      {props.campaign.category === null && <CategoryField {...props} />}
    </section>
  );
}
