import type { CategoryCode } from '#domain/options/categories.ts';
import type { LetterSheet } from './letter-sheet.ts';

/** What stands on everything printed: the site's name beside its mark. */
export type Imprint = { name: string; arabicName: string; origin: string };

export type Booklet = {
  kind: 'booklet';
  title: string;
  /** "Nineteen letters" or "20 stories and letters", and the day they were read from the site. */
  subtitle: string;
  day: string;
  wall: { category: CategoryCode; paint: string };
  /** A new page for each text, or one after the other to save paper. */
  flowing: boolean;
  /** Two pages beside each other on A4, to be folded. */
  folded: boolean;
  sheets: LetterSheet[];
  imprint: Imprint;
};

export type Poster = {
  kind: 'poster';
  title: string;
  sentence: string;
  address: string;
  wall: { category: CategoryCode; paint: string };
  imprint: Imprint;
};

export type PrintDocument =
  | { kind: 'letter'; sheet: LetterSheet; imprint: Imprint }
  | Booklet
  | Poster;
