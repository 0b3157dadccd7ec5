import { z } from 'zod/mini';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { WRITING_TYPES } from '#domain/options/writing-types.ts';
import { landingBlockSchemaOf } from './landing-blocks.ts';

const mark = z.string().check(z.minLength(1));
const path = z.string().check(z.regex(/^\/[a-z0-9/-]*$/));

/** Fields that some forms ask for and others leave to the writer. */
const ASKED_FIELDS = ['age', 'belief', 'recipient'] as const;

/**
 * What a campaign is made of, plain JSON values only. `words` is what people read: a sentence where a campaign is in one
 * language, and one for each language where it is kept (`campaign-record.ts`).
 */
export function campaignSchemaOf<Words extends z.ZodMiniType, Recipient extends z.ZodMiniType>(
  words: Words,
  recipient: Recipient,
) {
  const form = z.strictObject({
    path,
    heading: words,
    /** Heading when a link says the person came to write a letter. */
    letterHeading: z.nullable(words),
    pageTitle: words,
    lead: words,
    /** Shown above the heading of an emergency appeal. */
    appeal: z.nullable(words),
    requires: z.array(z.enum(ASKED_FIELDS)),
    limits: z.enum(['general', 'campaign']),
    languages: z.array(z.enum(LANGUAGES.map((l) => l.code))).check(z.minLength(1)),
  });

  const list = z.strictObject({
    path,
    /** `{count}` stands for the number of published texts. */
    heading: words,
    pageTitle: words,
  });

  const landing = z.strictObject({
    path,
    aliases: z.array(path),
    /** A painted panel, an appeal whose panel is drawn and at the end seen, or one still star. */
    style: z.enum(['painted', 'appeal', 'still']),
    heading: words,
    pageTitle: words,
    lead: words,
    writeLabel: words,
    blocks: z.array(landingBlockSchemaOf(words)),
  });

  /** A room of the museum. Rooms are numbered in the registry's order. */
  const exhibit = z.strictObject({ title: words, text: words });

  /** A course of the wall on the opportunities page. */
  const opportunity = z.strictObject({
    group: z.enum(['now', 'year', 'remembrance']),
    title: words,
    text: words,
    writeLabel: words,
  });

  /** A room among those that are open now on the home page. */
  const home = z.strictObject({
    title: words,
    /** Whom all its letters are to, where the campaign names no recipients: "a child in Gaza". */
    addressee: z.optional(words),
  });

  /** A place in the banner on top of every page. */
  const banner = z.strictObject({ icon: z.enum(['melon', 'hijab', 'pen']), label: words });

  /** What its writers are told and offered once a text has arrived, where it is not the usual. */
  const thanks = z.strictObject({
    lead: words,
    /** Words for one other person; the address of the form follows them. */
    ask: words,
    another: words,
    read: words,
  });

  /** The page that says what becomes of its texts beyond this site, or that nothing is promised. */
  const whereItGoes = z.strictObject({
    label: words,
    to: z.string().check(z.regex(/^\/[a-z-]+#[a-z]+$/)),
  });

  return z.strictObject({
    slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    name: words,
    summary: words,
    /** Null on the general form, where the writer chooses. */
    category: z.nullable(z.enum(CATEGORIES.map((c) => c.code))),
    writingType: z.enum(WRITING_TYPES),
    /** Which painted wall of the design the campaign hangs on. */
    wall: mark,
    /** Rooms of remembrance: line work, no bright colour, no prompts to share. */
    remembrance: z.boolean(),
    authorLabel: z.enum(['Name', 'From']),
    recipients: z.array(recipient),
    goal: z.nullable(z.int().check(z.positive())),
    form: z.nullable(form),
    list: z.nullable(list),
    landing: z.nullable(landing),
    exhibit: z.nullable(exhibit),
    opportunity: z.nullable(opportunity),
    banner: z.nullable(banner),
    home: z.nullable(home),
    /** What helps who does not know how to begin; without it, what the general form says. */
    beginnings: z.optional(z.strictObject({ advice: words, lines: z.array(words) })),
    /** From then on its form says that it is closed. */
    closesAt: z.optional(z.iso.datetime()),
    thanks: z.optional(thanks),
    whereItGoes: z.optional(whereItGoes),
  });
}

/** In one language. */
export const campaignSchema = campaignSchemaOf(mark, mark);

export type Campaign = z.infer<typeof campaignSchema>;
export type CampaignLanding = NonNullable<Campaign['landing']>;
export type CampaignForm = NonNullable<Campaign['form']>;
