import { Form } from 'react-router';
import { CATEGORIES } from '#domain/options/category-list.ts';
import {
  type BookletDraft,
  type BookletProblems,
  TITLE_LONGEST,
} from '#domain/print/booklet-order.ts';
import type { CampaignName } from '#services/campaigns/list-campaign-names.ts';
import { Field } from '#web/ui/field.tsx';

type Props = {
  campaigns: readonly CampaignName[];
  typed: BookletDraft | undefined;
  problems: BookletProblems;
};

const KINDS = [
  ['campaign', 'A campaign'],
  ['subject', 'A subject'],
  ['list', 'Texts that I choose'],
] as const;

/** Works without a script: of the three ways to choose, the style sheet shows the marked one. */
export function BookletForm({ campaigns, typed, problems }: Props) {
  const of = typed?.of || 'campaign';
  return (
    <Form method="post" className="booklet stack wide narrow">
      <Field name="title" label="Title on the cover" problem={problems.title}>
        {(control) => (
          <input
            type="text"
            {...control}
            defaultValue={typed?.title}
            maxLength={TITLE_LONGEST}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <fieldset className="field">
        <legend>What is in it</legend>
        <p className="hint">Only what is public when it is made; paused texts are left out.</p>
        {KINDS.map(([value, label]) => (
          <label key={value} className="tick">
            <input type="radio" name="of" value={value} defaultChecked={of === value} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="of-campaign">
        <Field name="campaign" label="Campaign" problem={problems.campaign}>
          {(control) => (
            <select {...control} defaultValue={typed?.campaign}>
              {campaigns.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="of-subject">
        <Field name="subject" label="Subject" problem={problems.subject}>
          {(control) => (
            <select {...control} defaultValue={typed?.subject}>
              {CATEGORIES.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="of-list">
        <Field
          name="list"
          label="Links or references"
          hint="One to a line. They are printed in this order."
          problem={problems.list}
        >
          {(control) => <textarea {...control} rows={4} defaultValue={typed?.list} />}
        </Field>
      </div>
      <fieldset className="field">
        <legend>How it is printed</legend>
        <label className="tick">
          <input type="checkbox" name="flowing" defaultChecked={typed?.flowing} />
          <span>One text after the other, in smaller type, to save paper</span>
        </label>
        <label className="tick">
          <input type="checkbox" name="folded" defaultChecked={typed?.folded} />
          <span>
            Two pages on A4, to be folded and stapled. Print on both sides, turned on the short
            edge. About 80 pages can be folded.
          </span>
        </label>
      </fieldset>
      <div className="row">
        <button type="submit" className="btn">
          Make the booklet
        </button>
      </div>
    </Form>
  );
}
