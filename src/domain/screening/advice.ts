import { excerpt } from '#domain/story/excerpt.ts';
import type { Signal, SignalKind } from './signal.ts';

/** Enough to recognise a passage by, short enough for a line of advice. */
const QUOTE_LENGTH = 60;

/** What there is to say about a passage. The words are put to it where it is shown. */
export type Advice = {
  code: Exclude<SignalKind, 'shouting'> | 'schoolOfChild' | 'raisedVoice' | 'capitals';
  passage: string;
};

/** For the writer, while writing: never an error. */
export function adviceFor({ kind, severity, start, end }: Signal, text: string): Advice {
  const passage = excerpt(text.slice(start, end), QUOTE_LENGTH);
  if (kind === 'school' && severity === 'rule') return { code: 'schoolOfChild', passage };
  if (kind !== 'shouting') return { code: kind, passage };
  const hasSmall = /[\p{Ll}\p{Lo}]|^[!?؟！？]/u.test(passage);
  return { code: hasSmall ? 'raisedVoice' : 'capitals', passage };
}

/** More than a few at once is a scolding. */
export const MOST_ADVICE = 4;

/** What the guidelines forbid; judgements are left to whoever reads it. */
export function adviceBeforeSending(signals: readonly Signal[], text: string): Advice[] {
  return signals
    .filter(({ severity }) => severity === 'rule')
    .slice(0, MOST_ADVICE)
    .map((signal) => adviceFor(signal, text));
}

/** The text without the passage. Only the seam is tidied; the rest stays as it was typed. */
export function takeOut(text: string, signal: Signal): string {
  let before = text.slice(0, signal.start);
  let after = text.slice(signal.end);
  if (/[([{]$/.test(before) && /^[)\]}]/.test(after)) {
    before = before.slice(0, -1);
    after = after.slice(1);
  }
  const head = withoutLastSpaces(before);
  // In French a space before these is no slip.
  if (/^[^\S\n][!?:;»]/.test(after)) return head + after;
  const tail = after.replace(/^[^\S\n]+/, '');
  return head + seam(head, tail) + tail;
}

/** Spaces, not line breaks; sign by sign, because looking back is more than an old browser can. */
function withoutLastSpaces(text: string): string {
  let end = text.length;
  while (/[^\S\n]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const NOTHING_BEFORE = /^[\n.,;:!?)\]}…۔،؛؟’”»]/;
const NOTHING_AFTER = /[\n([{“‘«]$/;

function seam(head: string, tail: string): string {
  const joined =
    head === '' || tail === '' || NOTHING_BEFORE.test(tail) || NOTHING_AFTER.test(head);
  return joined ? '' : ' ';
}
