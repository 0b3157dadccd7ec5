import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { lockedRecipients } from '#domain/campaigns/form-settings.ts';
import type { Change } from '#domain/campaigns/sort-changes.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { LIMITS } from '#domain/submission/limits.ts';
import { Field, FieldError } from '#web/ui/field.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/form-settings';
import { AskedRows } from './asked-rows.tsx';
import { DONE_WORDS, WAYS_ON } from './campaign-words.ts';
import { ChangeMark } from './change-mark.tsx';
import { EditorHead } from './editor-head.tsx';
import { readEdited } from './read-edited.ts';
import { RecipientRows } from './recipient-rows.tsx';
import { settingsAction } from './settings-action.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { found, record } = await readEdited(context, params.slug);
  const officers = await context.get(deskContext).listOfficers({ by: officerOf(context) });
  const locked = lockedRecipients(record, found.texts);
  return {
    slug: params.slug,
    name: record.name.en,
    hasLanding: record.landing !== null,
    seen: found.seen,
    written: found.written,
    live: found.kept.live?.version ?? null,
    letters: record.writingType === 'LETTER',
    quiet: record.remembrance,
    goal: record.goal,
    form: record.form && { requires: record.form.requires, limits: record.form.limits },
    recipients: record.recipients.map(({ recipient, label }) => ({
      ...{ recipient, name: label.en, locked: locked.includes(recipient) },
    })),
    languages: LANGUAGES.map(({ code, label }) => ({
      ...{ code, label, invited: record.form?.languages.includes(code) ?? false },
      published: found.texts.languages.includes(code),
      readers: officers.filter(
        ({ disabledAt, languages }) => !disabledAt && languages.some((one) => one === code),
      ).length,
    })),
    changes: found.changes.map((change): Change => change),
    said: new URL(request.url).searchParams.get('did') === 'edit' ? DONE_WORDS.edit : null,
  };
}

export type SettingsOnDesk = Awaited<ReturnType<typeof loader>>;

export const action = settingsAction;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Campaign'} – Form – Desk` },
];

/** What its form asks, how long answers may be, and whom and in which languages it invites. One form, saved at once. */
export default function FormSettings({ loaderData: one, actionData }: Route.ComponentProps) {
  const { slug, name, said, live, form, quiet } = one;
  const typed = actionData?.typed;
  const problems = actionData?.problems ?? {};
  const mark = (part: string) => {
    const change = one.changes.find((each) => each.part === part);
    if (!change) return null;
    return <ChangeMark kind={change.kind} written={one.written} wayOn={change} />;
  };
  return (
    <main className="dpage full" id="main">
      <EditorHead {...{ slug, name }} hasLanding={one.hasLanding} page="Form" />
      <Notice answer={actionData ?? (said ? { said } : undefined)} />
      <p>
        {live !== null &&
          `You are changing what is served. Version ${live} stays as it is; this is a draft. `}
        The set of fields is the same everywhere, so that writers are protected everywhere. Choose
        what this form asks of them.
      </p>
      <Form method="post" className="stack wide fset" preventScrollReset>
        {/* Enter in a field saves, whatever button stands first. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden />
        <input type="hidden" name="seen" value={one.seen} />
        {form && (
          <section className="wait" aria-labelledby="asked">
            <h2 id="asked">What is asked</h2>
            <AskedRows
              {...{ one, problem: problems.requires }}
              requires={typed?.requires ?? form.requires}
              limits={form.limits}
            />
            {mark('form.requires')}
          </section>
        )}
        <RecipientRows {...{ one, typed, problem: problems.recipients }}>
          {mark('recipients')}
        </RecipientRows>
        <section className="wait" aria-labelledby="goal-head">
          <h2 id="goal-head">Goal</h2>
          {quiet && one.goal === null ? (
            <p className="hint locked">None: nothing is counted in a quiet room.</p>
          ) : (
            <Field
              name="goal"
              label="Gather letters towards a number"
              optional
              hint="One star of the wall for each letter that is published. Nothing here: no goal. It shows where the landing has the block “Goal”."
              problem={problems.goal}
            >
              {(control) => (
                <input
                  {...control}
                  type="text"
                  inputMode="numeric"
                  className="figure"
                  maxLength={12}
                  defaultValue={typed?.goal ?? one.goal ?? ''}
                />
              )}
            </Field>
          )}
          {mark('goal')}
        </section>
        {form && (
          <>
            <section className="wait" aria-labelledby="lengths">
              <h2 id="lengths">Lengths</h2>
              <fieldset className="choice">
                <legend className="vh">Lengths</legend>
                {PROFILES.map(([profile, words]) => (
                  <label key={profile}>
                    <input
                      type="radio"
                      name="limits"
                      value={profile}
                      defaultChecked={profile === (typed?.limits ?? form.limits)}
                    />
                    <span>
                      <b>{words}</b>
                      title {LIMITS[profile].title}, link {LIMITS[profile].link}, handle{' '}
                      {LIMITS[profile].handle} signs
                    </span>
                  </label>
                ))}
              </fieldset>
              <FieldError name="limits" problem={problems.limits} />
              {mark('form.limits')}
            </section>
            <Languages {...{ one, typed: typed?.languages, problem: problems.languages }}>
              {mark('form.languages')}
            </Languages>
          </>
        )}
        <button type="submit" className="btn small">
          Save: Form
        </button>
      </Form>
    </main>
  );
}

const PROFILES = [
  ['campaign', 'A campaign’s'],
  ['general', 'The general form’s'],
] as const;

type LanguagesProps = {
  one: SettingsOnDesk;
  typed: readonly string[] | undefined;
  problem: string | undefined;
  children: ReactNode;
};

function Languages({ one, typed, problem, children }: LanguagesProps) {
  return (
    <section className="wait" aria-labelledby="languages">
      <h2 id="languages">Languages invited</h2>
      <fieldset className="fset-ticks">
        <legend className="vh">Languages invited</legend>
        {one.languages.map(({ code, label, invited, published, readers }) =>
          code === 'en' ? (
            <p key={code} className="hint locked">
              <b>{label}</b> Always invited: all other words are made from it.
            </p>
          ) : (
            <div key={code}>
              <label className="tick">
                <input
                  type="checkbox"
                  name="language"
                  value={code}
                  defaultChecked={typed ? typed.includes(code) : invited}
                />
                <span>
                  <b>{label}</b>
                </span>
              </label>
              <p className="hint">
                {readersWords(readers, label)}
                {published && ` Texts in it are published. ${WAYS_ON['stop-inviting']}`}
              </p>
            </div>
          ),
        )}
      </fieldset>
      <FieldError name="languages" problem={problem} />
      {children}
    </section>
  );
}

function readersWords(count: number, language: string): string {
  if (count === 0) return `Nobody at the desk reads ${language}. Letters in it would wait.`;
  return count === 1 ? 'One officer reads it.' : `${count} officers read it.`;
}
