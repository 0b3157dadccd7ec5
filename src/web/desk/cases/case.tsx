import { data, Form, Link, redirect } from 'react-router';
import { findOutcome, OUTCOME_MEANS, OUTCOME_NAMES, OUTCOMES } from '#domain/vetting/appeal.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { REMOVAL_GROUND_NAMES } from '#domain/vetting/removal.ts';
import type { ReadCase } from '#services/appeals/read-cases.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { isStoryId } from '../story/story-id.ts';
import type { Route } from './+types/case';
import { Choice } from './choice.tsx';
import { DecideButton } from './decide-button.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const officer = officerOf(context);
  const found = await context.get(deskContext).readCase({ storyId: params.id, officer });
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const form = await request.formData();
  const outcome = await context.get(deskContext).decideAppeal({
    storyId: params.id,
    officer: officerOf(context),
    outcome: findOutcome(formText(form, 'outcome')),
    words: formText(form, 'answer'),
  });
  if (outcome.kind === 'not-found') throw data(null, { status: 404 });
  if (outcome.kind === 'invalid') return data({ problem: outcome.problem }, { status: 422 });
  if (outcome.kind === 'closed')
    return data({ problem: 'Somebody was quicker. Nothing was decided.' }, { status: 409 });
  throw redirect('/cases');
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Case'} – Cases – Desk` },
];

/** What was decided, what the writer says to it, and a second pair of eyes. */
export default function CaseRoute({ loaderData: one, actionData }: Route.ComponentProps) {
  return (
    <div className="dgrid case">
      <main className="dpage" id="main">
        <p className="crumb">
          <Link to="/cases">Cases</Link> / {one.no}
        </p>
        <h1 {...languageAttributes(one.language ?? 'en')}>{one.title}</h1>
        <p>The writer asks us to look again.</p>
        <Facts one={one} />
        <div className="case-sides">
          <section>
            <h2>What the writer was told</h2>
            <Told one={one} />
          </section>
          <section>
            <h2>What the writer says</h2>
            <blockquote className="case-words" dir="auto">
              {one.words}
            </blockquote>
          </section>
        </div>
        <p>
          <Link to={`/story/${one.storyId}?open=1`}>Read the text</Link> ·{' '}
          <Link to={`/story/${one.storyId}/history`}>Its history</Link>
        </p>
      </main>
      <aside className="verdict v2" aria-label="Decide">
        <header className="asked-head">
          <h2>Look again</h2>
          <p>{whoDecides(one)}</p>
        </header>
        {one.closedAt ? (
          <Closed one={one} />
        ) : one.mine ? null : (
          <Decide one={one} problem={actionData?.problem} />
        )}
      </aside>
    </div>
  );
}

function whoDecides({ mine, deciders, opened }: ReadCase): string {
  const before = deciders.join(' and ');
  if (mine) return 'You decided about this text before, so another officer looks again.';
  const first = before === '' ? 'Nobody decided by hand.' : `${before} decided before.`;
  return opened ? first : `${first} Read the text before you decide.`;
}

function Facts({ one }: { one: ReadCase }) {
  const { first, today, timeZone } = one;
  return (
    <dl className="case-facts">
      <div>
        <dt>Against</dt>
        <dd>
          {one.against === 'refused' ? 'Declined' : 'Removed'}
          {first.by && `, ${first.by}`}
        </dd>
      </div>
      <div>
        <dt>Because</dt>
        <dd>{becauseOf(one)}</dd>
      </div>
      <div>
        <dt>Came</dt>
        <dd>
          <DateTime at={one.filedAt} timeZone={timeZone} withTime />
        </dd>
      </div>
      <div>
        <dt>Answer by</dt>
        <dd className={one.closedAt === null && one.answerBy < today ? 'late' : undefined}>
          {dayText(one.answerBy, today)}
        </dd>
      </div>
    </dl>
  );
}

function becauseOf({ first: { clauses, ground } }: ReadCase): string {
  const reasons = [
    ...(ground ? [REMOVAL_GROUND_NAMES[ground]] : []),
    ...clauses.map(({ title }) => title),
  ];
  return reasons.length > 0 ? reasons.join('; ') : 'No answer came to a question';
}

function Told({ one: { first } }: { one: ReadCase }) {
  const told = [...clausesTold(first), ...(first.note ? [first.note] : [])];
  if (told.length === 0) return <p className="note">Nothing beside the decision itself.</p>;
  return told.map((words) => (
    <blockquote key={words} className="case-words" dir="auto">
      {words}
    </blockquote>
  ));
}

const clausesTold = ({ clauses }: ReadCase['first']) =>
  clauses.every(({ shown }) => shown) ? clauses.map(({ words }) => words.en) : [];

function Decide({ one, problem }: { one: ReadCase; problem: string | undefined }) {
  return (
    <Form method="post" className="panel stack case-decision">
      <div role="alert">{problem && <p className="dbar warn">{problem}</p>}</div>
      <Choice
        name="outcome"
        options={OUTCOMES.map((value, index) => ({
          ...{ value, name: OUTCOME_NAMES[value], means: OUTCOME_MEANS[value] },
          key: String(index + 1),
        }))}
      />
      <label className="stack">
        <span>To the writer, on the receipt. Your own words, in the text’s language</span>
        <textarea name="answer" rows={5} required maxLength={NOTE_LIMITS.toWriter.most} />
      </label>
      <DecideButton describedBy="case-reading" closed={!one.opened}>
        Decide, and tell the writer
      </DecideButton>
      <p className="note" id="case-reading" tabIndex={-1}>
        {one.opened ? 'You have read the text.' : 'It is not opened yet: read the text first.'}
      </p>
    </Form>
  );
}

function Closed({ one }: { one: ReadCase }) {
  return (
    <div className="case-decision stack">
      <p>
        <b>{one.outcome ? OUTCOME_NAMES[one.outcome] : 'Put back into the queue'}</b>
        {one.decidedBy && `, ${one.decidedBy}`}
      </p>
      {one.answer && (
        <blockquote className="case-words" dir="auto">
          {one.answer}
        </blockquote>
      )}
    </div>
  );
}
