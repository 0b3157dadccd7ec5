import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const { campaign, letter, values, problems, set } = props;
  return (
    <section className="step">
      <header>
        <h2>
          <Trans>Your words</Trans>
        </h2>
      </header>
      {campaign.recipients.length > 0 && (
        <Field
          name="recipient"
          label={t({ message: 'To', context: 'who a letter is to' })}
          problem={problems.recipient}
        >
          {(control) => (
            <Select
              {...control}
              empty={t`Choose who the letter is to`}
              value={values.recipient}
              onChange={(value) => set('recipient', value)}
              options={campaign.recipients.map((name) => ({
                value: name,
                label: campaign.recipientNames[name] ?? name,
              }))}
            />
          )}
        </Field>
      )}
      <TextField
        name="title"
        label={t`Give it a title`}
        form={props}
        hint={t`Two words is enough.`}
        {...writingAttributes(values.title)}
        autoComplete="off"
      />
      <StoryField
        letter={letter}
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
