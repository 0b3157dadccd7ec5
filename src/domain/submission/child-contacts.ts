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
  const takeOut = isMinor(written.age) ? TAKE_OUT : TAKE_OUT_OR_SAY;
  return (['title', 'story'] as const).flatMap((field): FieldProblem[] => {
    const text = written[field];
    const [first] = screenText(text, context).filter(isContact);
    return first ? [{ field, message: `${takeOut} ${adviceFor(first, text)}` }] : [];
  });
}

/** Said before the advice about the passage itself. */
const TAKE_OUT = 'Because you are under 18, please take this out before you send it.';
const TAKE_OUT_OR_SAY =
  'You have not told your age, so we keep to what we do for children. Please take this out before you send it, or tick “I am 18 or older”.';
