import { data, Form, Link, redirect } from 'react-router';
import { beginCampaign, isStart, type Start } from '#domain/campaigns/begin-campaign.ts';
import type { DraftProblem } from '#domain/campaigns/draft-problems.ts';
import { placeName } from '#domain/campaigns/part-names.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { Field } from '#web/ui/field.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/new-campaign';

export const meta: Route.MetaFunction = () => [{ title: 'A new campaign – Desk' }];

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const start = formText(form, 'start');
  const category = CATEGORIES.find(({ code }) => code === formText(form, 'category'));
  const refuse = (problem: string) => data({ problem, typed: typedIn(form) }, { status: 422 });
  if (!isStart(start) || !category)
    return refuse('Not made yet: choose how it begins and its subject.');
  const chosen = form.getAll('language');
  const record = beginCampaign({
    ...{ start, name: formText(form, 'name'), slug: formText(form, 'slug') },
    ...{ why: formText(form, 'why'), category: category.code },
    recipients: formText(form, 'recipients')
      .split('\n')
      .filter((one) => one.trim() !== ''),
    languages: LANGUAGES.map(({ code }) => code).filter(
      (code) => code === 'en' || chosen.includes(code),
    ),
  });
  const outcome = await context.get(deskContext).startCampaign({ by: officerOf(context), record });
  if (outcome.kind === 'invalid')
    return refuse(`Not made yet. ${[...new Set(outcome.problems.map(inWords))].join(' ')}`);
  throw redirect(`/campaigns/${outcome.slug}/words`);
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    ['start', 'name', 'slug', 'recipients', 'category', 'why'].map((name) => [
      name,
      formText(form, name),
    ]),
  );
}

function inWords({ part, problem }: DraftProblem): string {
  if (problem === 'taken') return 'The address is taken, or is a page of the site: choose another.';
  if (problem === 'missing') return 'Name and sentences need words.';
  if (problem === 'too-long') return 'All its words together are too long: shorten some.';
  if (problem === 'link')
    return 'A link leads to a page of this site (/…), to https://… or to mailto:….';
  const { where, what } = placeName(part.replace(/\.en$/, ''));
  return `Please look at ${where}, ${what}.`;
}

const STARTS: [Start, string, string][] = [
  ['appeal', 'An appeal', 'Something is happening. A wall that is seen at the end.'],
  ['letters', 'Letters to someone', 'A person, a family, a place. Recipients, a list of letters.'],
  ['stories', 'Stories about something', 'An everyday subject. The newest stories.'],
  ['season', 'A season', 'Ramadan, Eid, a month.'],
  ['quiet', 'A quiet room', 'Remembrance. Drawn in line, no goal, no prompts to share.'],
];

/** Five questions; then it is a draft. */
export default function NewCampaign({ actionData }: Route.ComponentProps) {
  const typed = actionData?.typed;
  return (
    <main className="dpage full" id="main">
      <p className="crumb">
        <Link to="/campaigns">Campaigns</Link>
      </p>
      <h1>A new campaign</h1>
      <p>
        Five questions. Then it is a draft: pages and form, in English. Nothing is public until two
        leads agree.
      </p>
      <Notice answer={actionData} />
      <Form method="post" className="stack wide narrow">
        <fieldset className="field">
          <legend>Begin with</legend>
          {STARTS.map(([code, name, words]) => (
            <label key={code} className="tick">
              <input
                type="radio"
                name="start"
                value={code}
                defaultChecked={(typed?.start ?? 'letters') === code}
              />
              <span>
                <b>{name}.</b> {words}
              </span>
            </label>
          ))}
        </fieldset>
        <Field name="name" label="What is it called?">
          {(control) => (
            <input {...control} type="text" defaultValue={typed?.name} maxLength={60} required />
          )}
        </Field>
        <Field
          name="slug"
          label="Address"
          optional
          hint="Small letters, figures and hyphens. Without one it is made from the name; from the first text on it stays for good."
        >
          {(control) => (
            <input
              type="text"
              {...control}
              defaultValue={typed?.slug}
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              maxLength={40}
            />
          )}
        </Field>
        <Field
          name="recipients"
          label="Who is it to?"
          optional
          hint="For letters. Writers choose one of these, one a line. By relation or role: a full name only if the person wishes it."
        >
          {(control) => <textarea {...control} rows={3} defaultValue={typed?.recipients} />}
        </Field>
        <Field name="category" label="Filed under">
          {(control) => (
            <select {...control} defaultValue={typed?.category ?? ''} required>
              <option value="">Choose what it is about</option>
              {CATEGORIES.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="why"
          label="Why now? Two sentences."
          hint="They open the landing page and the form. Say what happened and what is missing, not who is to blame."
        >
          {(control) => (
            <textarea {...control} rows={3} defaultValue={typed?.why} maxLength={600} required />
          )}
        </Field>
        <fieldset className="field">
          <legend>Which languages are invited?</legend>
          <p className="hint">
            English is the source. Each other one needs all words before it goes out.
          </p>
          {LANGUAGES.filter(({ code }) => code !== 'en').map(({ code, label }) => (
            <label key={code} className="tick">
              <input type="checkbox" name="language" value={code} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className="row">
          <button type="submit" className="btn">
            Make the draft
          </button>
        </div>
      </Form>
    </main>
  );
}
