import { type Sentence, say, type Values } from '#words/sentence.ts';
import { LOCALE } from './locale.ts';

type Said = { message?: unknown; values?: Values };

/** What the macros `t` and `plural` call in the build. */
export const words = {
  _: ({ message, values = {} }: Said) => say(message as Sentence, { locale: LOCALE, values }),
};
