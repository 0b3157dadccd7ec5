import { z } from 'zod/mini';
import { CATEGORIES } from '#domain/options/categories.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { WRITING_TYPES } from '#domain/options/writing-types.ts';
import { landingBlockSchema } from './landing-blocks.ts';

const text = z.string().check(z.minLength(1));
const path = z.string().check(z.regex(/^\/[a-z0-9/-]*$/));

/** Fields that some forms ask for and others leave to the writer. */
const ASKED_FIELDS = ['age', 'belief', 'recipient'] as const;

const form = z.strictObject({
  path,
  heading: text,
  /** Heading when a link says the person came to write a letter. */
  letterHeading: z.nullable(text),
  pageTitle: text,
  lead: text,
  /** Shown above the heading of an emergency appeal. */
  appeal: z.nullable(text),
  requires: z.array(z.enum(ASKED_FIELDS)),
  limits: z.enum(['general', 'campaign']),
  languages: z.array(z.enum(LANGUAGES.map((l) => l.code))).check(z.minLength(1)),
});

const list = z.strictObject({
  path,
  /** `{count}` stands for the number of published texts. */
  heading: text,
  pageTitle: text,
});

const landing = z.strictObject({
  path,
  aliases: z.array(path),
  /** A painted panel, an appeal whose panel is drawn and at the end seen, or one still star. */
  style: z.enum(['painted', 'appeal', 'still']),
  heading: text,
  pageTitle: text,
  lead: text,
  writeLabel: text,
  blocks: z.array(landingBlockSchema),
});

/** A room of the museum. Rooms are numbered in the registry's order. */
const exhibit = z.strictObject({ title: text, text });

/** A course of the wall on the opportunities page. */
const opportunity = z.strictObject({
  group: z.enum(['now', 'year', 'remembrance']),
  title: text,
  text,
  writeLabel: text,
});

/** A room among those that are open now on the home page. */
const home = z.strictObject({
  title: text,
  /** Whom all its letters are to, where the campaign names no recipients: "a child in Gaza". */
  addressee: z.optional(text),
});

/** A place in the banner on top of every page. */
const banner = z.strictObject({ icon: z.enum(['melon', 'hijab', 'pen']), label: text });

/** What its writers are told and offered once a text has arrived, where it is not the usual. */
const thanks = z.strictObject({
  lead: text,
  /** Words for one other person; the address of the form follows them. */
  ask: text,
  another: text,
  read: text,
});

/** The page that says what becomes of its texts beyond this site, or that nothing is promised. */
const whereItGoes = z.strictObject({
  label: text,
  to: z.string().check(z.regex(/^\/[a-z-]+#[a-z]+$/)),
});

/** Plain JSON values only: a campaign may come from a file or, later, from the database. */
export const campaignSchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  name: text,
  summary: text,
  /** Null on the general form, where the writer chooses. */
  category: z.nullable(z.enum(CATEGORIES.map((c) => c.code))),
  writingType: z.enum(WRITING_TYPES),
  /** Which painted wall of the design the campaign hangs on. */
  wall: text,
  /** Rooms of remembrance: line work, no bright colour, no prompts to share. */
  remembrance: z.boolean(),
  authorLabel: z.enum(['Name', 'From']),
  recipients: z.array(text),
  goal: z.nullable(z.int().check(z.positive())),
  form: z.nullable(form),
  list: z.nullable(list),
  landing: z.nullable(landing),
  exhibit: z.nullable(exhibit),
  opportunity: z.nullable(opportunity),
  banner: z.nullable(banner),
  home: z.nullable(home),
  thanks: z.optional(thanks),
  whereItGoes: z.optional(whereItGoes),
});

export type Campaign = z.infer<typeof campaignSchema>;
export type CampaignLanding = NonNullable<Campaign['landing']>;
export type CampaignForm = NonNullable<Campaign['form']>;
