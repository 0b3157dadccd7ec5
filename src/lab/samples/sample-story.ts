import type { Gender } from '#domain/options/genders.ts';
import type { Locale } from '#domain/options/locales.ts';

/** A text of the demo world. Every one is invented, and the demo says so on every page. */
export type SampleStory = {
  campaign: string;
  category: string;
  language: Locale;
  title: string;
  body: string;
  name?: string;
  age?: number;
  gender: Gender;
  country: string;
  city?: string;
  belief?: string;
  recipient?: string;
};
