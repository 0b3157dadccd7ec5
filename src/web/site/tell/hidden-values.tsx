import type { WritingType } from '#domain/options/writing-types.ts';
import { FIELDS } from '#domain/submission/fields.ts';
import type { FormValues } from './form-values.ts';

type Props = { values: FormValues; writingType: WritingType; idempotencyKey: string };

/** Carries the words from one page to the next where no script can. */
export function HiddenValues({ values, writingType, idempotencyKey }: Props) {
  return (
    <>
      {FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <input type="hidden" name="writingType" value={writingType} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
    </>
  );
}
