import type { Direction, Locale } from '#domain/options/locales.ts';
import type { LetterSheet } from './letter-sheet.ts';

/** What stands on everything printed: the site's name beside its mark. */
export type Imprint = { name: string; arabicName: string; origin: string };

type Spoken = { language: Locale; direction: Direction };

export type Booklet = Spoken & {
  kind: 'booklet';
  title: string;
  /** "Nineteen letters" or "20 stories and letters". */
  subtitle: string;
  /** Above the list of what is in it. */
  contents: string;
  /** Whose the words are, and on which day they were on the site. */
  colophon: string;
  wall: { category: string; paint: string };
  /** A new page for each text, or one after the other to save paper. */
  flowing: boolean;
  /** Two pages beside each other on A4, to be folded. */
  folded: boolean;
  sheets: LetterSheet[];
  imprint: Imprint;
};

export type Poster = Spoken & {
  kind: 'poster';
  title: string;
  sentence: string;
  address: string;
  says: PosterWords;
  wall: { category: string; paint: string };
  imprint: Imprint;
};

export type PosterWords = {
  /** What nobody has to give. */
  promise: string;
  /** For who does not see the code. */
  code: string;
};

export type PrintDocument =
  | { kind: 'letter'; sheet: LetterSheet; imprint: Imprint }
  | Booklet
  | Poster;
