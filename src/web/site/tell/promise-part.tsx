import { Trans } from '@lingui/react/macro';
import { addressIn } from '#domain/options/locales.ts';
import { controlProps, FieldError } from '#web/ui/field.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { TICKED } from './form-values.ts';
import type { PartProps } from './part-props.ts';

export function PromisePart({ values, problems, set }: PartProps) {
  return (
    <section className="step promise">
      <div className={problems.terms ? 'field bad' : 'field'}>
        <FieldError name="terms" problem={problems.terms} />
        <label className="tick">
          <input
            type="checkbox"
            value={TICKED}
            checked={values.terms === TICKED}
            onChange={(event) => set('terms', event.target.checked ? TICKED : '')}
            {...controlProps('terms', { problem: problems.terms })}
          />
          <span>
            <Trans>
              This is true, it is mine to tell, and I agree to the{' '}
              <a href={addressIn(LOCALE, '/guidelines')} target="_blank" rel="noopener">
                submission guidelines
              </a>
              . I understand that its words cannot be changed after I send it.
            </Trans>
          </span>
        </label>
      </div>
      <div className="row">
        <button type="submit" className="btn" name="intent" value="review">
          <Trans>Read it over before sending</Trans>
        </button>
      </div>
      <p className="note">
        <Trans>
          Next you will see it just as anyone would. Nothing is sent until you press Send.
        </Trans>
      </p>
    </section>
  );
}
