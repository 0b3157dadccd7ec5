import { Form, Link } from 'react-router';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { REMOVAL_GROUND_NAMES } from '#domain/vetting/removal.ts';
import {
  CASE_OUTCOME_MEANS,
  CASE_OUTCOME_NAMES,
  CASE_OUTCOMES,
  CASE_REMOVAL_GROUNDS,
} from '#domain/vetting/report.ts';
import type { ReadReportCase } from '#services/reports/read-report-cases.ts';
import { useKeptForm } from '../story/leave-changes.tsx';
import { Choice } from './choice.tsx';
import { DecideButton } from './decide-button.tsx';
import type { TypedCase } from './report-case-action.ts';

type Props = { one: ReadReportCase; fresh: boolean; typed: TypedCase | undefined };

/** Closed until both sides have their words: the browser says so, and the service. */
export function DecideReportCase({ one, fresh, typed }: Props) {
  const form = useKeptForm();
  return (
    <Form method="post" className="panel stack case-decision" ref={form}>
      <Choice
        name="outcome"
        chosen={typed?.outcome}
        options={CASE_OUTCOMES.map((value, index) => ({
          ...{ value, name: CASE_OUTCOME_NAMES[value], means: CASE_OUTCOME_MEANS[value] },
          key: String(index + 1),
        }))}
      />
      {one.body !== null && (
        <details className="more">
          <summary>Cut passages</summary>
          <label className="stack">
            <span>
              What is left of the text. Only take words out; its page says that passages were cut
            </span>
            <textarea name="body" rows={10} defaultValue={typed?.body || one.body} dir="auto" />
          </label>
        </details>
      )}
      <details className="more" open={typed?.outcome === 'remove'}>
        <summary>Why it is taken down</summary>
        {!fresh && (
          <p className="note">
            Taking it down asks for your passkey.{' '}
            <Link to={`/cases/report/${one.no}?passkey`}>Show your passkey first</Link>
          </p>
        )}
        <div className="stack">
          <label htmlFor="removal-ground">Because</label>
          <select id="removal-ground" name="ground" defaultValue={typed?.ground ?? ''}>
            <option value="">Choose</option>
            {CASE_REMOVAL_GROUNDS.map((ground) => (
              <option key={ground} value={ground}>
                {REMOVAL_GROUND_NAMES[ground]}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="park-for">
          <legend>Guidelines it does not keep</legend>
          {one.clauses.map(({ code, title }) => (
            <label key={code} className="tick">
              <input type="checkbox" name="clause" value={code} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
      </details>
      <Words name="to-reporter" typed={typed?.toReporter}>
        To whoever reported it. Nothing of the writer
      </Words>
      <Words name="to-writer" typed={typed?.toWriter}>
        To the writer. Nothing that leads to whoever reported it
      </Words>
      <DecideButton describedBy="case-reading" closed={!one.opened}>
        Decide, and tell both
      </DecideButton>
      <p className="note" id="case-reading" tabIndex={-1}>
        {one.opened ? 'You have read the text.' : 'It is not opened yet: read the text first.'} It
        stays closed until both sides have their words.
      </p>
    </Form>
  );
}

function Words(props: { name: string; typed: string | undefined; children: React.ReactNode }) {
  return (
    <label className="stack">
      <span>{props.children}</span>
      <textarea
        name={props.name}
        rows={5}
        required
        maxLength={NOTE_LIMITS.toWriter.most}
        defaultValue={props.typed}
        dir="auto"
      />
    </label>
  );
}
