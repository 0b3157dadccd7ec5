import type { WritingType } from '#domain/options/writing-types.ts';
import { FIELDS } from '#domain/submission/fields.ts';
import { TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import { FORM_VERSION, type FormValues } from './form-values.ts';

type Props = {
  values: FormValues;
  writingType: WritingType;
  idempotencyKey: string;
  trap: string;
  version: number | null;
};

/** Carries the words from one page to the next where no script can. */
export function HiddenValues({ values, writingType, idempotencyKey, trap, version }: Props) {
  return (
    <>
      {FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <input type="hidden" name="writingType" value={writingType} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {version && <input type="hidden" name={FORM_VERSION} value={version} />}
      <input type="hidden" name={TRAP_FIELD} value={trap} />
    </>
  );
}
