import type { TextLanguage } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { urdu } from './urdu.ts';

/** {title}, {site}, {tagline}, {appeals} and {reference} are filled in; a link follows a colon. */
export type MailWords = {
  approval: { subject: string; published: string; page: string; thanks: string; why: string };
  refusal: {
    subject: string;
    thanks: string;
    because: string;
    note: string;
    again: string;
    appeal: string;
    why: string;
  };
  /** Names neither the text nor why. */
  answer: { subject: string; there: string };
  signature: string;
};

/** A story and a letter differ in grammar, so each has its own sentences. */
export type MailWordsOf = Record<WritingType, MailWords>;

export type MailLanguage = Exclude<TextLanguage, 'other'>;

export const MAIL_WORDS: Record<MailLanguage, MailWordsOf> = {
  en: english,
  fr: french,
  ur: urdu,
  ar: arabic,
};

/** Whoever wrote in a language that we do not know is told in English. */
export function mailLanguage(language: TextLanguage): MailLanguage {
  return language === 'other' ? 'en' : language;
}
