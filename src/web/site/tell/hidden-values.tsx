import type { WritingType } from '#domain/options/writing-types.ts';
import { FIELDS } from '#domain/submission/fields.ts';
import { TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import type { FormValues } from './form-values.ts';

type Props = {
  values: FormValues;
  writingType: WritingType;
  idempotencyKey: string;
  trap: string;
};

/** Carries the words from one page to the next where no script can. */
export function HiddenValues({ values, writingType, idempotencyKey, trap }: Props) {
  return (
    <>
      {FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <input type="hidden" name="writingType" value={writingType} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name={TRAP_FIELD} value={trap} />
    </>
  );
}
