import { isMinor } from '#domain/options/ages.ts';
import type { Language } from '#domain/options/languages.ts';
import { screenText } from '#domain/screening/checks.ts';
import type { ScreeningContext, Signal, SignalKind } from '#domain/screening/signal.ts';
import { linesOf } from './corpus-lines.ts';

export const CORPUS_LANGUAGES = ['en', 'fr', 'ur', 'ar'] as const;
export type CorpusLanguage = (typeof CORPUS_LANGUAGES)[number];
export type Half = 'tuning' | 'held out';
/** The second authors saw neither the rules nor the first texts. */
export const AUTHORS = ['first', 'second'] as const;
export type Authors = (typeof AUTHORS)[number];

export type Positive = {
  language: CorpusLanguage;
  check: SignalKind;
  disguise: 'plain' | 'disguised';
  /** Null where the whole text is meant: shouting, sermon, language. */
  passage: string | null;
  text: string;
  authors: Authors;
  half: Half;
  found: boolean;
};

export type Clean = { language: CorpusLanguage; text: string; half: Half; flags: Signal[] };

/** A mark has to cover this much of the labelled passage: a corner of it would not be seen. */
const COVERED = 0.5;

const FILES: Record<Authors, string> = {
  first: 'positives.jsonl',
  second: 'positives-second.jsonl',
};
const INVITED: readonly Language[] = ['en', 'fr', 'ur'];

/** By the text alone (FNV-1a), so that a text stays in its half when others are added. */
export function halfOf(text: string): Half {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 16) & 1) === 0 ? 'tuning' : 'held out';
}

type Labelled = Omit<Positive, 'authors' | 'half' | 'found'> & {
  age?: number;
  languages?: Language[];
};

export function screenPositives(): Positive[] {
  return AUTHORS.flatMap((authors) =>
    linesOf(FILES[authors]).map((line) => {
      const labelled = JSON.parse(line) as Labelled;
      const { text, age = null, languages = INVITED } = labelled;
      const signals = screenText(text, { child: isMinor(age), city: null, languages });
      return { ...labelled, authors, half: halfOf(text), found: isFound(labelled, signals) };
    }),
  );
}

/** Only the right check counts: an email that is marked as a link is not found. */
export function isFound(
  { check, passage, text }: Pick<Positive, 'check' | 'passage' | 'text'>,
  signals: readonly Signal[],
): boolean {
  const marks = signals.filter(({ kind }) => kind === check);
  if (passage === null) return marks.length > 0;
  const from = text.indexOf(passage);
  const to = from + passage.length;
  const covered = marks.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
    0,
  );
  return covered >= passage.length * COVERED;
}

/** As if a child had sent them, because then the checks look hardest. */
export function screenClean(): Clean[] {
  return CORPUS_LANGUAGES.flatMap((language) =>
    linesOf(`clean/${language}.txt`).map((text) => {
      const context: ScreeningContext = {
        child: true,
        city: null,
        languages: language === 'ar' ? INVITED : [language],
      };
      // No campaign asks for Arabic, so there the mark of the language is right.
      const flags = screenText(text, context).filter(
        ({ kind }) => kind !== 'language' || language !== 'ar',
      );
      return { language, text, half: halfOf(text), flags };
    }),
  );
}
