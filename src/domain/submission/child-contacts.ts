import { isChild, isMinor } from '#domain/options/ages.ts';
import { adviceFor } from '#domain/screening/advice.ts';
import { screenText } from '#domain/screening/checks.ts';
import { isContact } from '#domain/screening/signal.ts';
import type { FieldProblem } from './fields.ts';
import type { Submission } from './parse-submission.ts';

type Written = Pick<Submission, 'title' | 'story' | 'age' | 'adult' | 'city'>;

/**
 * The one thing screening refuses: what would lead a stranger to a child is taken out before it is
 * sent, because what was never sent can never be published by mistake.
 */
export function childContacts(written: Written): FieldProblem[] {
  if (!isChild(written)) return [];
  const context = { child: true, city: written.city, languages: [] };
  const code = isMinor(written.age) ? 'contactOfChild' : 'contactWithoutAge';
  return (['title', 'story'] as const).flatMap((field): FieldProblem[] => {
    const text = written[field];
    const [first] = screenText(text, context).filter(isContact);
    return first ? [{ field, code, values: { advice: adviceFor(first, text) } }] : [];
  });
}
