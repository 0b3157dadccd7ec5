import { type Said, VERDICTS } from '#domain/vetting/calibration.ts';
import { formText } from '../form-text.ts';

/** What a reading form sent; null where neither button was pressed. */
export function saidOfForm(form: FormData): Said | null {
  const kept = form.getAll('kept').map(String);
  const listed = form.getAll('guideline').map(String);
  const verdict = VERDICTS.find((one) => one === formText(form, 'verdict'));
  return verdict ? { verdict, clauses: listed.filter((code) => !kept.includes(code)) } : null;
}
