import type { TextLanguage } from '#domain/options/languages.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { readSentence } from './read-sentence.ts';
import { say, type Values } from './sentence.ts';

/** What stands beside a text where it leaves the site: on paper, in a feed, on somebody else's page. */
export type TextWords = {
  to: string;
  authors: Record<'Name' | 'From', string>;
  anonymous: string;
  /** Who wrote, and how old: "Sara, 7 to 12". */
  aged: string;
  band: string;
  openBand: string;
  covered: Record<WritingType, string>;
  shortened: string;
  /** Of the page of a letter that has several. */
  pageOf: string;
  codeOpensText: string;
  readOn: string;
};

/** In the text's own language: no page around it chose another. `tests/spec/text-words.test.ts` holds them against the pages. */
const TEXT_WORDS: Readonly<Record<Locale, TextWords>> = {
  en: {
    to: 'To: {recipient}',
    authors: { Name: 'Name: {name}', From: 'From: {name}' },
    anonymous: 'Anonymous',
    aged: '{name}, {age}',
    band: '{from} to {to}',
    openBand: '{from} or older',
    covered: { STORY: 'This story {note}', LETTER: 'This letter {note}' },
    shortened: 'Our readers shortened passages of this text.',
    pageOf: '{page} of {last}',
    codeOpensText: 'A code that opens this text on the site',
    readOn: 'Read it on {site}',
  },
  fr: {
    to: 'À : {recipient}',
    authors: { Name: 'Nom : {name}', From: 'De : {name}' },
    anonymous: 'Anonyme',
    aged: '{name}, {age}',
    band: 'de {from} à {to} ans',
    openBand: '{from} ans ou plus',
    covered: { STORY: 'Ce récit : {note}', LETTER: 'Cette lettre : {note}' },
    shortened: 'Notre équipe de lecture a raccourci des passages de ce texte.',
    pageOf: '{page} de {last}',
    codeOpensText: 'Un code qui ouvre ce texte sur le site',
    readOn: 'Lire la suite sur {site}',
  },
  ur: {
    to: 'بنام: {recipient}',
    authors: { Name: 'نام: {name}', From: 'از: {name}' },
    anonymous: 'گمنام',
    aged: '{name}، {age}',
    band: '{from} تا {to}',
    openBand: '{from} یا زیادہ',
    covered: { STORY: 'یہ کہانی: {note}', LETTER: 'یہ خط: {note}' },
    shortened: 'ہمارے پڑھنے والے ساتھیوں نے اس تحریر کے کچھ حصے مختصر کیے ہیں۔',
    pageOf: 'صفحہ {page} از {last}',
    codeOpensText: 'کوڈ جو یہ تحریر سائٹ پر کھولتا ہے',
    readOn: '{site} پر پڑھیں',
  },
  ar: {
    to: 'إلى: {recipient}',
    authors: { Name: 'الاسم: {name}', From: 'من: {name}' },
    anonymous: 'بلا اسم',
    aged: '{name}، {age}',
    band: '{from} إلى {to}',
    openBand: '{from} فأكثر',
    covered: { STORY: 'هذه الحكاية: {note}', LETTER: 'هذه الرسالة: {note}' },
    shortened: 'اختصر قرّاؤنا مقاطع من هذا النص.',
    pageOf: '{page} من {last}',
    codeOpensText: 'رمز يفتح هذا النص في الموقع',
    readOn: 'القراءة على {site}',
  },
};

/** Of a language that nobody told nothing is known, and we speak English. */
export const spokenBeside = (language: TextLanguage): Locale =>
  language === 'other' ? 'en' : language;

export function textWords(language: TextLanguage): TextWords {
  return TEXT_WORDS[spokenBeside(language)];
}

/** Fills in words of a table; a name with brackets in it stays what it is. */
export function filled(words: string, values: Values, locale: Locale = 'en'): string {
  return say(readSentence(words), { locale, values });
}

type Opening = {
  contentNote: string | null;
  excerpt: string;
  writingType: WritingType;
  language: TextLanguage;
};

/** How a text begins, or what is said of it instead, in its own language. */
export function openingBeside({ contentNote, excerpt, writingType, language }: Opening): string {
  return contentNote === null
    ? excerpt
    : filled(textWords(language).covered[writingType], { note: contentNote });
}
