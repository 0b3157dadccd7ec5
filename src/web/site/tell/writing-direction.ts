import { attributesOfLetters } from '#web/ui/text-language.ts';

/**
 * An empty field waits in the language of the page, its caret where that begins. It turns with the first letter of
 * another script; each line of a text then keeps to its own side.
 */
export function writingAttributes(text: string) {
  const asWritten = text === '' ? {} : { dir: 'auto' };
  return { ...asWritten, ...attributesOfLetters(text) };
}

/** For one line in any language: no direction before there is a letter to tell it. */
export const directionOf = (text: string) => (text === '' ? undefined : 'auto');
