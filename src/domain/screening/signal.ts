import type { Language } from '#domain/options/languages.ts';

export type SignalKind =
  | 'link'
  | 'email'
  | 'phone'
  | 'address'
  | 'handle'
  | 'school'
  | 'shouting'
  | 'sermon'
  | 'language';

/** A rule is written in the guidelines; a judgement is a hint that only a person can weigh. */
export type Severity = 'rule' | 'judgement';

/** UTF-16 offsets into the text as given; `end` is the first one after the passage. */
export type Passage = { start: number; end: number };

export type Signal = Passage & { kind: SignalKind; severity: Severity };

/** By these a stranger can reach somebody. */
const CONTACTS: ReadonlySet<SignalKind> = new Set(['link', 'email', 'phone', 'address', 'handle']);

export function isContact(signal: Signal): boolean {
  return CONTACTS.has(signal.kind);
}

/** What is known about the writer and the form. */
export type ScreeningContext = {
  /** Or may be one: whoever tells no age (`isChild` in options/ages.ts). */
  child: boolean;
  city: string | null;
  languages: readonly Language[];
};

/** One question asked of a text. It advises writer and officer, and never refuses anything. */
export type ScreeningCheck = {
  kind: SignalKind;
  caption: string;
  check: (text: string, context: ScreeningContext) => Signal[];
};

/** How a passage in the four languages can begin; asked first, because it is asked of every letter. */
export const LATIN_OR_ARABIC = '(?=[\\dA-Za-zÀ-ÿŒœء-ے#])';

/** Where a pattern, which needs the g flag, matches. */
export function findPassages(text: string, pattern: RegExp): Passage[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

export function asSignals(passages: Passage[], kind: SignalKind, severity: Severity): Signal[] {
  return passages.map(({ start, end }) => ({ kind, start, end, severity }));
}

/** In the order of the text, each place once; of two that begin together the longer one. */
export function withoutOverlaps(passages: readonly Passage[]): Passage[] {
  let free = 0;
  return [...passages]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < free) return false;
      free = end;
      return true;
    });
}
