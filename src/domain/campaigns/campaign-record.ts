import { z } from 'zod/mini';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { canonicalJson, type JsonValue } from './canonical-json.ts';
import { type Campaign, campaignSchemaOf } from './schema.ts';

/** One line or one paragraph, as somebody typed it: nothing invisible that steers a terminal, no half of a sign. */
const sentence = z
  .string()
  .check(z.minLength(1), z.maxLength(2_000), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** What people read, in English and in whatever other language there are words. */
const worded = z.strictObject({
  en: sentence,
  fr: z.optional(sentence),
  ur: z.optional(sentence),
  ar: z.optional(sentence),
} satisfies Record<Locale, unknown>);

/** Whom a letter may be to: what is stored with it, and what readers see. */
const recipient = z.strictObject({
  recipient: z.string().check(z.minLength(1), z.maxLength(80)),
  label: worded,
});

/** A campaign as it is kept: each text in all its languages. One that is served is a version of it. */
export const campaignRecordSchema = campaignSchemaOf(worded, recipient).check(
  z.refine(
    ({ recipients }) => new Set(recipients.map((one) => one.recipient)).size === recipients.length,
    {
      error: 'Two recipients are stored by the same name.',
    },
  ),
);

export type Worded = z.infer<typeof worded>;
export type CampaignRecord = z.infer<typeof campaignRecordSchema>;

/** The record's one text, of which its hash is made. */
export const canonicalRecord = (record: CampaignRecord): string =>
  canonicalJson(record as JsonValue);

/** A campaign whose words are English, with the words that are known for them in other languages. */
export function recordOf(
  campaign: Campaign,
  said: (english: string, locale: Locale) => string | undefined,
): CampaignRecord {
  const inAll = (english: string): Worded =>
    Object.fromEntries(
      LOCALES.map(({ code }) => [code, code === 'en' ? english : said(english, code)]).filter(
        ([, words]) => words,
      ),
    ) as Worded;
  const words = z.pipe(z.string(), z.transform(inAll));
  const named = z.pipe(
    z.string(),
    z.transform((english) => ({ recipient: english, label: inAll(english) })),
  );
  return campaignRecordSchema.parse(campaignSchemaOf(words, named).parse(campaign));
}

/** As readers of a language meet it; what has no words in it is said in English. */
export function campaignIn(record: CampaignRecord, locale: Locale): Campaign {
  const words = z.pipe(
    worded,
    z.transform((text) => text[locale] ?? text.en),
  );
  const stored = z.pipe(
    recipient,
    z.transform((one) => one.recipient),
  );
  return campaignSchemaOf(words, stored).parse(record);
}

/** Names of its recipients for readers of a language, by what is stored. */
export function recipientNamesIn(
  { recipients }: Pick<CampaignRecord, 'recipients'>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    recipients.map(({ recipient: stored, label }) => [stored, label[locale] ?? label.en]),
  );
}
