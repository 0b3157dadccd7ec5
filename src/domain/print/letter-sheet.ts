import type { Direction, Locale } from '#domain/options/locales.ts';

/** One text on paper: its words, and no more of the writer than the public card shows. */
export type LetterSheet = {
  title: string;
  /** As programs name it. */
  language: string;
  direction: Direction;
  /** By which its tile is drawn: its subject, or the key of its wall where leads drew one. */
  category: string;
  /** What stands beside the words: in their language, or in English where we have no words in it. */
  beside: {
    language: Locale;
    direction: Direction;
    /** To and from whom, and the country: paper travels further than a page, so never the city. */
    label: string[];
    /** To whom and from where, in a list of contents. */
    about: string;
    note: string | null;
    shortened: string | null;
    /** For who does not see the code. */
    code: string;
    /** With {page} and {last} in it. */
    pageOf: string;
  };
  /** Paragraphs of lines. */
  paragraphs: string[][];
  address: string;
};

/** The wall above a letter. Two rows, because a story's tile may stand between rows, and its star stays whole. */
export const LETTER_BAND = { cols: 24, rows: 2 } as const;
