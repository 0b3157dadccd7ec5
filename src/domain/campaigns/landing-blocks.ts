import { z } from 'zod/mini';
import { LANGUAGES } from '#domain/options/languages.ts';

const mark = z.string().check(z.minLength(1));

/**
 * What a landing page is made of, below its head. A closed set: a page that needs something else
 * gets a route of its own. Texts may carry [a link](/path) and **strong** words.
 */
export function landingBlockSchemaOf<T extends z.ZodMiniType>(words: T) {
  const step = z.strictObject({ title: words, text: words });
  const steps = z.array(step).check(z.minLength(1));
  return z.discriminatedUnion('kind', [
    /** The campaign's goal: the number, a progress bar and a wall with one star per letter. */
    z.strictObject({ kind: z.literal('goal') }),
    /** Large figures with their words; `stars` draws one star for each million. */
    z.strictObject({
      kind: z.literal('toll'),
      figures: z.array(z.strictObject({ figure: words, text: words, stars: z.nullable(z.int()) })),
      note: words,
    }),
    /** The newest published texts. */
    z.strictObject({ kind: z.literal('newest'), heading: words }),
    /** Numbered steps in columns. */
    z.strictObject({ kind: z.literal('steps'), heading: words, steps }),
    /** Slow steps on the left, notes on the right. */
    z.strictObject({
      kind: z.literal('tips-and-notes'),
      tips: z.strictObject({ heading: words, steps }),
      notes: z.strictObject({ heading: words, items: z.array(words) }),
    }),
    /** Slow steps on the left, one published letter on the right. */
    z.strictObject({ kind: z.literal('steps-and-letter'), heading: words, steps, note: words }),
    /**
     * One quiet line, the languages letters are welcome in, and the way out. A language may have a
     * page of its own that leads to the form.
     */
    z.strictObject({
      kind: z.literal('hush'),
      text: words,
      guides: z.array(z.strictObject({ language: z.enum(LANGUAGES.map((l) => l.code)), to: mark })),
    }),
    z.strictObject({ kind: z.literal('prose'), heading: words, paragraphs: z.array(words) }),
    /** Sample posts to copy, and links to share the campaign. */
    z.strictObject({
      kind: z.literal('share'),
      heading: words,
      text: words,
      posts: z.array(words),
    }),
    /** Ways on: other pages, each with a line. */
    z.strictObject({
      kind: z.literal('ways'),
      heading: words,
      ways: z.array(z.strictObject({ to: mark, label: words, text: words })),
    }),
    /** An invitation to write to the operators, with a button that opens an e-mail. */
    z.strictObject({ kind: z.literal('invitation'), heading: words, text: words, button: words }),
    /** The last words, on the wall again. */
    z.strictObject({ kind: z.literal('closing'), text: words, button: words }),
  ]);
}

export type LandingBlock = z.infer<ReturnType<typeof landingBlockSchemaOf<typeof mark>>>;
