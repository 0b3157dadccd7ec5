import type { Language } from '#domain/options/languages.ts';

type WritingWords = {
  /** On a link to the form. */
  write: string;
  /** On the form, whose questions are in English. */
  welcome: string | null;
};

/** Each language in its own words. */
export const WRITING_WORDS: Readonly<Record<Language, WritingWords>> = {
  en: { write: 'Write in English', welcome: null },
  fr: {
    write: 'Écrire en français',
    welcome:
      'Vous pouvez écrire le titre, votre lettre et votre nom en français. Seules les questions du formulaire sont en anglais.',
  },
  ur: {
    write: 'اردو میں لکھیں',
    welcome: 'عنوان، خط اور نام اردو میں لکھے جا سکتے ہیں۔ صرف فارم کے سوال انگریزی میں ہیں۔',
  },
};
