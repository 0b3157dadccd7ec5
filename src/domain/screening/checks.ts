import { addresses } from './addresses.ts';
import { emails } from './emails.ts';
import { handles } from './handles.ts';
import { language } from './language.ts';
import { links } from './links.ts';
import { phones } from './phones.ts';
import { schools } from './schools.ts';
import { sermon } from './sermon.ts';
import { shouting } from './shouting.ts';
import type { Passage, ScreeningCheck, ScreeningContext, Signal } from './signal.ts';

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

/** Less than this of a passage says nothing by itself. */
const FEWEST_LEFT = 0.5;

/** What a writer or an officer may want to look at, in the order of the text. */
export function screenText(text: string, context: ScreeningContext): Signal[] {
  const taken = new Uint8Array(text.length);
  const whatIsFree = (signal: Signal): Signal[] => {
    // The language is said of the whole text and hides no passage, nor is it hidden by one.
    if (signal.kind === 'language') return [signal];
    const { start, end } = longestFree(text, { signal, taken });
    if (end - start < (signal.end - signal.start) * FEWEST_LEFT) return [];
    taken.fill(1, start, end);
    return [{ ...signal, start, end }];
  };
  return SCREENING_CHECKS.flatMap(({ check }) => check(text, context).flatMap(whatIsFree)).sort(
    (a, b) => a.start - b.start,
  );
}

/** A school that ends in an address is still a school up to there. */
function longestFree(
  text: string,
  { signal, taken }: { signal: Signal; taken: Uint8Array },
): Passage {
  let longest = { start: signal.start, end: signal.start };
  let start = signal.start;
  for (let at = signal.start; at <= signal.end; at += 1) {
    if (at < signal.end && taken[at] === 0) continue;
    if (at - start > longest.end - longest.start) longest = { start, end: at };
    start = at + 1;
  }
  const isWhole = longest.start === signal.start && longest.end === signal.end;
  return isWhole ? longest : withoutEdges(text, longest);
}

/** Without the comma or the space that joined it to what another check has marked. */
function withoutEdges(text: string, { start, end }: Passage): Passage {
  const part = text.slice(start, end);
  const lead = /^[\s,،;:-]{0,3}/.exec(part)?.[0].length ?? 0;
  const trail = /[\s,،;:-]{0,3}$/.exec(part.slice(lead))?.[0].length ?? 0;
  return { start: start + lead, end: end - trail };
}
