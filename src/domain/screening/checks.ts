import { addresses } from './addresses.ts';
import { emails } from './emails.ts';
import { handles } from './handles.ts';
import { language } from './language.ts';
import { links } from './links.ts';
import { phones } from './phones.ts';
import { schools } from './schools.ts';
import { sermon } from './sermon.ts';
import { shouting } from './shouting.ts';
import type { ScreeningCheck, ScreeningContext, Signal } from './signal.ts';

/** Where two find the same passage the earlier one names it: an e-mail is not also a link. */
export const SCREENING_CHECKS: readonly ScreeningCheck[] = [
  emails,
  links,
  addresses,
  phones,
  handles,
  schools,
  shouting,
  sermon,
  language,
];

/** What a writer or an officer may want to look at, in the order of the text. */
export function screenText(text: string, context: ScreeningContext): Signal[] {
  const taken = new Uint8Array(text.length);
  const free = (signal: Signal): boolean => {
    // The language is said of the whole text and hides no passage, nor is it hidden by one.
    if (signal.kind === 'language') return true;
    if (taken.subarray(signal.start, signal.end).includes(1)) return false;
    taken.fill(1, signal.start, signal.end);
    return true;
  };
  return SCREENING_CHECKS.flatMap(({ check }) => check(text, context).filter(free)).toSorted(
    (a, b) => a.start - b.start,
  );
}
