import type { TextLanguage } from '#domain/options/languages.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { RemovalGround } from '#domain/vetting/removal.ts';
import { arabic, quietArabic } from './arabic.ts';
import { english, quietEnglish } from './english.ts';
import { french, quietFrench } from './french.ts';
import { quietUrdu, urdu } from './urdu.ts';

/** {title}, {site}, {tagline}, {appeals}, {reference} and {day} are filled in; a link follows a colon. */
export type MailWords = {
  approval: {
    subject: string;
    published: string;
    page: string;
    /** Where our readers left something out; the link to the receipt page follows. */
    cut: string;
    thanks: string;
    why: string;
  };
  refusal: {
    subject: string;
    thanks: string;
    because: string;
    note: string;
    again: string;
    appeal: string;
    why: string;
    /** In place of thanks and reason, where a question had no answer. */
    unanswered: string;
    sendAgain: string;
  };
  /** Asks for an answer on the receipt page. */
  question: { subject: string; asks: string; where: string; until: string; why: string };
  /** Of a text that was public. */
  removal: {
    subject: string;
    removed: string;
    ground: Record<RemovalGround, string>;
    where: string;
    appeal: string;
    why: string;
  };
  /** Names neither the text nor why. */
  answer: { subject: string; there: string };
  signature: string;
};

/** A story and a letter differ in grammar, so each has its own sentences. */
export type MailWordsOf = Record<WritingType, MailWords>;

/** What a mail may say that names nothing. */
export type QuietNews = 'published' | 'not-as-it-is' | 'asked' | 'taken-down';

/** Of a mail that names nothing: not even whether it is a story or a letter. */
export type QuietWords = {
  subject: string;
  decided: Record<QuietNews, string>;
  /** The link to the receipt page follows. */
  look: Record<QuietNews, string>;
  why: string;
};

export type MailLanguage = Exclude<TextLanguage, 'other'>;

export const MAIL_WORDS: Record<MailLanguage, MailWordsOf> = {
  en: english,
  fr: french,
  ur: urdu,
  ar: arabic,
};

export const QUIET_WORDS: Record<MailLanguage, QuietWords> = {
  en: quietEnglish,
  fr: quietFrench,
  ur: quietUrdu,
  ar: quietArabic,
};

/** Whoever wrote in a language that we do not know is told in English. */
export function mailLanguage(language: TextLanguage): MailLanguage {
  return language === 'other' ? 'en' : language;
}

type Chosen = { page: Locale | null; text: TextLanguage | null };

/**
 * In the language of the page that somebody chose to write on. English is chosen by nobody: it is where a link leads,
 * so there the language of the text says more.
 */
export function languageToTellIn({ page, text }: Chosen): MailLanguage {
  return page === null || page === 'en' ? mailLanguage(text ?? 'en') : page;
}
