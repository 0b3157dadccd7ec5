import { z } from 'zod/mini';
import { LANGUAGES } from '#domain/options/languages.ts';

const text = z.string().check(z.minLength(1));
const step = z.strictObject({ title: text, text });
const steps = z.array(step).check(z.minLength(1));

/**
 * What a landing page is made of, below its head. A closed set: a page that needs something else
 * gets a route of its own. Texts may carry [a link](/path) and **strong** words.
 */
export const landingBlockSchema = z.discriminatedUnion('kind', [
  /** The campaign's goal: the number, a progress bar and a wall with one star per letter. */
  z.strictObject({ kind: z.literal('goal') }),
  /** Large figures with their words; `stars` draws one star for each million. */
  z.strictObject({
    kind: z.literal('toll'),
    figures: z.array(z.strictObject({ figure: text, text, stars: z.nullable(z.int()) })),
    note: text,
  }),
  /** The newest published texts. */
  z.strictObject({ kind: z.literal('newest'), heading: text }),
  /** Numbered steps in columns. */
  z.strictObject({ kind: z.literal('steps'), heading: text, steps }),
  /** Slow steps on the left, notes on the right. */
  z.strictObject({
    kind: z.literal('tips-and-notes'),
    tips: z.strictObject({ heading: text, steps }),
    notes: z.strictObject({ heading: text, items: z.array(text) }),
  }),
  /** Slow steps on the left, one published letter on the right. */
  z.strictObject({ kind: z.literal('steps-and-letter'), heading: text, steps, note: text }),
  /**
   * One quiet line, the languages letters are welcome in, and the way out. A language may have a
   * page of its own that leads to the form.
   */
  z.strictObject({
    kind: z.literal('hush'),
    text,
    guides: z.array(z.strictObject({ language: z.enum(LANGUAGES.map((l) => l.code)), to: text })),
  }),
  z.strictObject({ kind: z.literal('prose'), heading: text, paragraphs: z.array(text) }),
  /** Sample posts to copy, and links to share the campaign. */
  z.strictObject({ kind: z.literal('share'), heading: text, text, posts: z.array(text) }),
  /** Ways on: other pages, each with a line. */
  z.strictObject({
    kind: z.literal('ways'),
    heading: text,
    ways: z.array(z.strictObject({ to: text, label: text, text })),
  }),
  /** An invitation to write to the operators, with a button that opens an e-mail. */
  z.strictObject({ kind: z.literal('invitation'), heading: text, text, button: text }),
  /** The last words, on the wall again. */
  z.strictObject({ kind: z.literal('closing'), text, button: text }),
]);

export type LandingBlock = z.infer<typeof landingBlockSchema>;
