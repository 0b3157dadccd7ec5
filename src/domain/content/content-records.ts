import { z } from 'zod/mini';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { ContentSlot } from './content-slots.ts';
import { isWebAddress } from './web-address.ts';

/** One line or one paragraph, as somebody typed it: nothing invisible that steers a terminal, no half of a sign. */
const line = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** What people read, in English and in whatever other language there are words. */
const words = (most: number) =>
  z.strictObject({
    en: line(most),
    fr: z.optional(line(most)),
    ur: z.optional(line(most)),
    ar: z.optional(line(most)),
  } satisfies Record<Locale, unknown>);

const url = z.string().check(
  z.maxLength(500),
  z.refine((text) => isWebAddress(text), { error: 'link' }),
);
const day = z.string().check(z.refine((text) => isCalendarDay(text), { error: 'day' }));
const country = z.string().check(z.refine((name) => COUNTRIES.includes(name), { error: 'list' }));

const about = z.nullable(words(600));

/** Where a help line is shown: below heavy pages, under an answer to a writer who may be in danger, or in both places. */
export const SHOWN_WHERE = ['both', 'care', 'answers'] as const;

/** A directory has no number, and nothing is without a way to reach it. */
const helpLine = z
  .strictObject({
    /** None: wherever somebody is. */
    countries: z.array(country).check(z.maxLength(20)),
    name: line(80),
    call: z.nullable(line(80)),
    /** A message to the same number or another, with or without a word. */
    textTo: z.nullable(line(40)),
    textWord: z.nullable(line(20)),
    url: z.nullable(url),
    about: z.nullable(line(200)),
    shown: z.enum(SHOWN_WHERE),
  })
  .check(
    z.refine((one) => one.call !== null || one.url !== null, { path: ['call'], error: 'missing' }),
    // A page below a heavy text names a line by its link.
    z.refine((one) => one.url !== null || one.shown === 'answers', {
      path: ['url'],
      error: 'missing',
    }),
  );

/** How many pictures /impact has room for. */
export const IMPACT_PLACES = 3;

/** Who can be recognised. There is no third answer: children are not shown, with or without consent. */
export const PEOPLE = ['nobody', 'agreed'] as const;

/** Named by the hash of what was uploaded; the rest is said before it can go out. */
const picture = z.strictObject({
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  width: z.int().check(z.gte(1), z.lte(10_000)),
  height: z.int().check(z.gte(1), z.lte(10_000)),
  caption: z.nullable(words(300)),
  /** For people who do not see it. */
  alt: z.nullable(words(600)),
  people: z.nullable(z.enum(PEOPLE)),
  licence: z.nullable(line(200)),
});

const pictures = (most: number) =>
  z.strictObject({ items: z.array(picture).check(z.maxLength(most)) });

/** The one schema of each: what a page sends, what is kept and what is served are all read by it. */
export const CONTENT_SCHEMAS = {
  tagline: z.strictObject({ title: words(80), text: words(200) }),
  organisation: z.strictObject({
    organisation: about,
    answers: about,
    pays: about,
    notPartOf: about,
    howMany: about,
    howChosen: about,
    twoReaders: about,
    languages: about,
    beyond: about,
  }),
  'press-facts': z.strictObject({
    items: z.array(z.strictObject({ term: words(60), text: words(600) })).check(z.maxLength(20)),
  }),
  media: z.strictObject({
    items: z
      .array(z.strictObject({ outlet: line(80), headline: line(200), url, date: day }))
      .check(z.maxLength(100)),
  }),
  profiles: z
    .strictObject({
      socialLabel: z.nullable(line(40)),
      socialUrl: z.nullable(url),
      donateUrl: z.nullable(url),
    })
    .check(
      z.refine((one) => (one.socialLabel === null) === (one.socialUrl === null), {
        path: ['socialUrl'],
        error: 'missing',
      }),
    ),
  'help-lines': z.strictObject({ items: z.array(helpLine).check(z.maxLength(300)) }),
  'impact-pictures': pictures(IMPACT_PLACES),
  'sudan-photo': pictures(1),
} as const satisfies Record<ContentSlot, unknown>;

export type Words = z.infer<ReturnType<typeof words>>;
export type Picture = z.infer<typeof picture>;
export type HelpLine = z.infer<typeof helpLine>;
export type ContentRecords = {
  [Slot in ContentSlot]: z.infer<(typeof CONTENT_SCHEMAS)[Slot]>;
};
export type AnyContent = ContentRecords[ContentSlot];
