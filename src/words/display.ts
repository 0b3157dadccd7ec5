import { AGE_SECRET, isChildBand, isMinor } from '#domain/options/ages.ts';
import type { Gender } from '#domain/options/genders.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { msg } from '#words/msg.ts';
import { type Sentence, say } from './sentence.ts';

/** What a reader sees where the writer said nothing. */
const ANONYMOUS = msg({ message: 'Anonymous', context: 'a writer without a name' });
const UNSPECIFIED = msg({ message: 'Unspecified', context: 'age, city or belief not given' });

type GenderWords = { grown: Sentence; child: Sentence; choice: Sentence };

const GENDER_WORDS: Readonly<Record<Gender, GenderWords>> = {
  F: {
    grown: msg({ message: 'Woman' }),
    child: msg({ message: 'Girl' }),
    choice: msg({ message: 'Girl or woman' }),
  },
  M: {
    grown: msg({ message: 'Man' }),
    child: msg({ message: 'Boy' }),
    choice: msg({ message: 'Boy or man' }),
  },
  X: {
    grown: msg({ message: 'Another', context: 'gender' }),
    child: msg({ message: 'Another', context: 'gender' }),
    choice: msg({ message: 'Another, or rather not say', context: 'gender' }),
  },
};

const BAND = msg({ message: '{from} to {to}', context: 'a band of ages' });
const OPEN_BAND = msg({ message: '{from} or older', context: 'a band of ages' });
const PLACE = msg({ message: '{city}, {country}', context: 'a place' });
const MINUTES = msg({ message: '{minutes, plural, one {# minute} other {# minutes}}' });

/** Before what somebody wrote of it for its readers: "This letter describes gunfire". */
const COVERED: Readonly<Record<WritingType, Sentence>> = {
  STORY: msg({ message: 'This story {note}' }),
  LETTER: msg({ message: 'This letter {note}' }),
};

const LANGUAGE_NAMES: Readonly<Record<TextLanguage, Sentence>> = {
  en: msg({ message: 'English', context: 'a language' }),
  fr: msg({ message: 'French', context: 'a language' }),
  ur: msg({ message: 'Urdu', context: 'a language' }),
  ar: msg({ message: 'Arabic', context: 'a language' }),
  other: msg({ message: 'Another language' }),
};

type Told = { age: number | null; ageBand: string | null; gender: Gender };

const plain = (sentence: Sentence, locale: Locale) => say(sentence, { locale, values: {} });

export function nameIn(locale: Locale, name: string | null): string {
  return name ?? plain(ANONYMOUS, locale);
}

/** Null where no age is told. */
export function toldAgeIn(locale: Locale, { age, ageBand }: Omit<Told, 'gender'>): string | null {
  if (ageBand) return bandIn(locale, ageBand);
  return age === null || age === AGE_SECRET ? null : String(age);
}

/** A band is kept as English says it; its figures are what it means. */
function bandIn(locale: Locale, band: string): string {
  const [from, to] = band.match(/\d+/g) ?? [];
  return say(to === undefined ? OPEN_BAND : BAND, { locale, values: { from, to } });
}

export function genderIn(locale: Locale, { age, ageBand, gender }: Told): string {
  const isOfChild = isChildBand(ageBand) || isMinor(age);
  return plain(GENDER_WORDS[gender][isOfChild ? 'child' : 'grown'], locale);
}

/** As the form offers it. */
export function genderChoiceIn(locale: Locale, gender: Gender): string {
  return plain(GENDER_WORDS[gender].choice, locale);
}

/** "Hamilton, Canada", or the country alone, each by the name that the language has for it. */
export function placeIn(
  locale: Locale,
  { city, country }: { city: string | null; country: string },
): string {
  return city ? say(PLACE, { locale, values: { city, country } }) : country;
}

export function minutesIn(locale: Locale, minutes: number): string {
  return say(MINUTES, { locale, values: { minutes } });
}

type Opening = { contentNote: string | null; excerpt: string; writingType: WritingType };

/** A text that is covered on its own page does not show its first words elsewhere. */
export function openingIn(locale: Locale, story: Opening): string {
  return story.contentNote === null
    ? story.excerpt
    : coverIn(locale, story.contentNote, story.writingType);
}

/** What is said of a text before it is opened. */
export function coverIn(locale: Locale, note: string, writingType: WritingType): string {
  return say(COVERED[writingType], { locale, values: { note } });
}

export function unspecifiedIn(locale: Locale): string {
  return plain(UNSPECIFIED, locale);
}

export function languageNameIn(locale: Locale, language: TextLanguage): string {
  return plain(LANGUAGE_NAMES[language], locale);
}
