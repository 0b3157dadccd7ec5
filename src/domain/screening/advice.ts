import { excerpt } from '#domain/story/excerpt.ts';
import type { Signal, SignalKind } from './signal.ts';

/** Enough to recognise a passage by, short enough for a line of advice. */
const QUOTE_LENGTH = 60;

const WHY =
  'To keep everyone safe we cannot publish phone numbers, emails, addresses or web links.';

type Wording = (passage: string, severity: Signal['severity']) => string;

const WORDINGS: Record<SignalKind, Wording> = {
  link: (passage) => `${passage} looks like a web link. ${WHY}`,
  email: (passage) => `${passage} looks like an email. ${WHY}`,
  phone: (passage) => `${passage} looks like a phone number. ${WHY}`,
  address: (passage) => `${passage} looks like an address. ${WHY}`,
  handle: (passage) =>
    `${passage} looks like a social media handle. Leave it out of the story; there is a place for your own further down.`,
  school: (passage, severity) =>
    severity === 'rule'
      ? `${passage} looks like the name of a school. Because you are under 18, please leave it out, so that no stranger can find you there.`
      : `${passage} could tell a stranger where somebody is to be found. Leave it out unless your story needs it.`,
  shouting: (passage) =>
    /[\p{Ll}\p{Lo}]|^[!?؟！？]/u.test(passage)
      ? `${passage} sounds like a raised voice. Said once and plainly it is just as strong.`
      : `${passage} is all in capitals. Small letters are easier to read, and just as strong.`,
  sermon: (passage) =>
    `“${passage}” tells readers what to do. Tell them what happened to you, in your own words.`,
  language: () =>
    'This seems to be in another language than this page expects. You can send it: somebody will read it, though it may take a little longer.',
};

/** The words for the writer. Advice while writing, never an error. */
export function adviceFor(signal: Signal, text: string): string {
  const passage = excerpt(text.slice(signal.start, signal.end), QUOTE_LENGTH);
  return WORDINGS[signal.kind](passage, signal.severity);
}

/** More than a few at once is a scolding. */
export const MOST_ADVICE = 4;

/** What the guidelines forbid, in the words for the writer; judgements are left to whoever reads it. */
export function adviceBeforeSending(signals: readonly Signal[], text: string): string[] {
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
