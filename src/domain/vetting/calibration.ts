import type { StoryEventKind } from './event-kinds.ts';

/** What either of two readers would have done with the same words. */
export const VERDICTS = ['publish', 'decline'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One officer's reading: what, and the guidelines that it rests on. */
export type Said = { verdict: Verdict; clauses: readonly string[] };

/** One text, read twice, the second time without knowing of the first. By whom is nowhere in it. */
export type ReadTwice = { first: Said; second: Said };

/** The decisions that are read again, as the log names them. Whatever ends the wait otherwise has no guideline to agree on. */
export const READ_AGAIN = {
  publish: 'publish',
  refuse: 'decline',
} as const satisfies Partial<Record<StoryEventKind, Verdict>>;

/** Weeks in which a decision may still be read again; what is older was made by other habits. */
export const READ_AGAIN_WEEKS = 8;

/** Fewer texts than this show nothing but chance. */
const ENOUGH_TO_TELL = 20;

/** Of ten readings, so many should be alike. */
export const WANTED_SHARE = 0.9;

export type GuidelineAgreement = {
  code: string;
  alike: number;
  of: number;
  /** Null where there are too few to tell. */
  range: ShareRange | null;
  /** Even the best that these figures allow is less than wanted. */
  talkAbout: boolean;
};

export type Agreement = {
  read: number;
  alike: number;
  /** The best agreed first. */
  guidelines: GuidelineAgreement[];
};

/** How alike the desk reads, as a whole and under each guideline: both would decline for it, or neither. */
export function agreementOf(texts: readonly ReadTwice[], codes: readonly string[]): Agreement {
  const guidelines = codes.map((code): GuidelineAgreement => {
    const alike = texts.filter(
      ({ first, second }) => first.clauses.includes(code) === second.clauses.includes(code),
    ).length;
    const of = texts.length;
    const range = of < ENOUGH_TO_TELL ? null : wilsonRange(alike, of);
    return { code, alike, of, range, talkAbout: range !== null && range.high < WANTED_SHARE };
  });
  return {
    read: texts.length,
    alike: texts.filter(isAlike).length,
    guidelines: guidelines.sort((a, b) => b.alike - a.alike || (a.code < b.code ? -1 : 1)),
  };
}

/** Whoever declines the same text for another reason reads it differently, too: its writer would hear something else. */
export function isAlike({ first, second }: ReadTwice): boolean {
  return first.verdict === second.verdict && apartIn({ first, second }).length === 0;
}

/** The guidelines that one of the two saw touched and the other did not. */
export function apartIn({ first, second }: ReadTwice): string[] {
  return [...new Set([...first.clauses, ...second.clauses])].filter(
    (code) => first.clauses.includes(code) !== second.clauses.includes(code),
  );
}

/** What is wrong with a second reading, in words; null when nothing is. */
export function readingProblem(
  { verdict, clauses }: Said,
  known: readonly string[],
): string | null {
  if (verdict === 'publish' && clauses.length > 0)
    return 'A guideline is unticked: then you would decline it. Tick it again, or decline.';
  if (verdict === 'decline' && clauses.length === 0)
    return 'Untick the guideline that it does not keep, with its number.';
  return clauses.every((code) => known.includes(code)) ? null : 'There is no such guideline.';
}

export type ShareRange = { share: number; low: number; high: number };

/** For nineteen samples of twenty. */
const Z = 1.959964;

/** Between what shares the true one lies (Wilson score interval): it stays between none and all, also for few. */
export function wilsonRange(alike: number, of: number): ShareRange {
  const share = alike / of;
  const spread = Z ** 2 / of;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / of + spread / (4 * of));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
