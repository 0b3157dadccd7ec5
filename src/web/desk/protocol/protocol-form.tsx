import { Form } from 'react-router';
import { ANSWER_LANGUAGES } from '#domain/safeguarding/answer-languages.ts';
import { dangerLabel } from '#domain/safeguarding/dangers.ts';
import { STEP_NAMES, stepsOf } from '#domain/safeguarding/protocol.ts';
import type { Protocol } from '#domain/safeguarding/protocols.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';

/** One danger: what each step asks for, and the words prepared for the writer. */
export function ProtocolForm({ protocol: { danger, steps, words } }: { protocol: Protocol }) {
  const asked = stepsOf([danger]);
  return (
    <section aria-labelledby={danger} className="plotbox">
      <h2 id={danger} className="as-h3">
        {dangerLabel(danger)}
      </h2>
      <details className="change">
        <summary>
          <span className="note">{asked.length} steps</span>
          <span className="go-change">Change</span>
        </summary>
        <Form method="post" className="stack wide" preventScrollReset>
          <input type="hidden" name="danger" value={danger} />
          {Object.entries(steps)
            // A step that this danger leaves out keeps its words.
            .filter(([step]) => !asked.some((one) => one === step))
            .map(([step, text]) => (
              <input key={step} type="hidden" name={`step-${step}`} value={text} />
            ))}
          {asked.map((step) => (
            <label key={step} className="stack">
              <span>{STEP_NAMES[step]}</span>
              <textarea
                name={`step-${step}`}
                rows={2}
                maxLength={400}
                defaultValue={steps[step]}
                required
              />
            </label>
          ))}
          {danger === 'threat' ? (
            <p className="note">Whoever threatens gets no answer.</p>
          ) : (
            ANSWER_LANGUAGES.map(({ code, name, direction }) => (
              <label key={code} className="stack">
                <span>
                  Prepared words: <span lang={code}>{name}</span>
                </span>
                <textarea
                  name={`words-${code}`}
                  rows={8}
                  lang={code}
                  dir={direction}
                  maxLength={NOTE_LIMITS.toWriter.most}
                  defaultValue={words[code] ?? ''}
                  required
                />
              </label>
            ))
          )}
          <div className="row">
            <button type="submit" className="btn small" name="intent" value="edit">
              Keep the change
            </button>
          </div>
        </Form>
      </details>
    </section>
  );
}
