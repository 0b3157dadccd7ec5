import type { Language } from '#domain/options/languages.ts';

/** One point of the submission guidelines, as officers tick it and writers are told of it. */
export type Clause = {
  code: string;
  title: string;
  /** For the writer: the reason, and what would make the text publishable. */
  words: Record<Language, string>;
  /** Whether a refusal under it is ever told: spam and hate get no audience. */
  shown: boolean;
};

/** What a new desk starts with; leads change it there. */
export const FIRST_CLAUSES: readonly Clause[] = [
  {
    code: 'true-first-person',
    title: 'True, first person',
    words: {
      en: 'Tell what you lived yourself.',
      fr: 'Racontez ce que vous avez vécu.',
      ur: 'وہ لکھیں جو آپ پر گزری۔',
    },
    shown: true,
  },
];
