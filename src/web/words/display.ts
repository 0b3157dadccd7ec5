import type { Gender } from '#domain/options/genders.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import {
  coverIn,
  genderChoiceIn,
  genderIn,
  languageNameIn,
  minutesIn,
  nameIn,
  openingIn,
  placeIn,
  toldAgeIn,
  unspecifiedIn,
} from '#words/display.ts';
import { LOCALE } from './locale.ts';

/* What a reader is told of a text and of who wrote it, in the language of the page. */

type Of<Say extends (locale: typeof LOCALE, told: never) => unknown> = Parameters<Say>[1];

export const displayName = (name: string | null) => nameIn(LOCALE, name);

/** Null where no age is told. */
export const toldAge = (told: Of<typeof toldAgeIn>) => toldAgeIn(LOCALE, told);

export const displayAge = (told: Of<typeof toldAgeIn>) => displayOr(toldAge(told));

export const displayGender = (told: Of<typeof genderIn>) => genderIn(LOCALE, told);

export const genderChoice = (gender: Gender) => genderChoiceIn(LOCALE, gender);

/** The country by its name in the page's language. */
export const displayPlace = (told: Of<typeof placeIn>) => placeIn(LOCALE, told);

export const displayMinutes = (minutes: number) => minutesIn(LOCALE, minutes);

export const displayOpening = (story: Of<typeof openingIn>) => openingIn(LOCALE, story);

export const displayCover = (note: string, writingType: Parameters<typeof coverIn>[2]) =>
  coverIn(LOCALE, note, writingType);

export const displayOr = (value: string | null) => value ?? unspecifiedIn(LOCALE);

export const languageName = (language: TextLanguage) => languageNameIn(LOCALE, language);
