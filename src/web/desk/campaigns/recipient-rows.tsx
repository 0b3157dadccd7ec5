import type { ReactNode } from 'react';
import { MOST_RECIPIENTS, type TypedSettings } from '#domain/campaigns/form-settings.ts';
import { Field, FieldError } from '#web/ui/field.tsx';
import type { SettingsOnDesk } from './form-settings.tsx';
import { NAME_OF } from './settings-action.ts';

type Props = {
  one: SettingsOnDesk;
  typed: TypedSettings | undefined;
  problem: string | undefined;
  children: ReactNode;
};

/** Renamed, taken out or added. Whoever has letters stays, because they are to that name. */
export function RecipientRows({ one, typed, problem, children }: Props) {
  return (
    <section className="wait" aria-labelledby="recipients">
      <h2 id="recipients">Who it is to</h2>
      {one.letters ? (
        <>
          <p className="hint">
            Writers choose one of these, at most {MOST_RECIPIENTS}. By relation or role: a full name
            only if the person wishes it. Names in other languages stand under “Words”.
          </p>
          <FieldError name="recipients" problem={problem} />
          {one.recipients.map(({ recipient, name, locked }, index) => (
            <div key={recipient} className="fset-to">
              <label htmlFor={`recipient-${index}`}>Recipient {index + 1}</label>
              <input
                type="text"
                id={`recipient-${index}`}
                name={`${NAME_OF}${recipient}`}
                maxLength={80}
                defaultValue={typed?.names[recipient] ?? name}
              />
              {locked ? (
                <p className="hint locked">Letters are to it, so it stays.</p>
              ) : (
                <label className="tick">
                  <input
                    type="checkbox"
                    name="out"
                    value={recipient}
                    defaultChecked={typed?.out.includes(recipient)}
                    aria-label={`Take recipient ${index + 1} out`}
                  />
                  <span>Take it out</span>
                </label>
              )}
            </div>
          ))}
          {one.recipients.length < MOST_RECIPIENTS && (
            <Field name="added" label="Add recipients" optional hint="One a line.">
              {(control) => (
                <textarea {...control} rows={2} defaultValue={typed?.added.join('\n')} />
              )}
            </Field>
          )}
        </>
      ) : (
        <p className="hint locked">Stories are to nobody: only letters have recipients.</p>
      )}
      {children}
    </section>
  );
}
