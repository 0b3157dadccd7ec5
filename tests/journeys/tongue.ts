import type { Locale } from '#domain/options/locales.ts';
import { readCatalogue } from '#web/catalogue.ts';
import { readSentence } from '#words/read-sentence.ts';
import { say } from '#words/sentence.ts';

/** What somebody reads on a page, found by its English: as the catalogues have it, and not as the page happens to say it. */
export type Tongue = {
  locale: Locale;
  words: (english: string, context?: string) => string;
  /** A sentence with places, whatever is filled in. */
  pattern: (english: string) => RegExp;
  /** The words of a sentence that are a link. */
  link: (english: string) => string;
};

const key = (english: string, context = '') => `${context} ${english}`;

export async function tongueOf(locale: Locale): Promise<Tongue> {
  const known = new Map<string, string>();
  if (locale !== 'en')
    for (const name of ['campaigns', 'lists', 'site'])
      for (const { message = '', translation, context } of Object.values(
        await readCatalogue(locale, name),
      ))
        if (translation) known.set(key(message, context), translation);
  const told = (english: string, context?: string): string => {
    const words = locale === 'en' ? english : known.get(key(english, context));
    if (words === undefined) throw new Error(`“${english}” has no words in ${locale}.`);
    return words;
  };
  /** With what is counted, and a sign in every other place. */
  const filled = (english: string) => {
    const sentence = readSentence(told(english));
    const values = new Proxy({}, { get: (_, name) => COUNTS[String(name)] ?? PLACE });
    return say(sentence, { locale, values });
  };
  return {
    locale,
    words: told,
    pattern: (english) =>
      new RegExp(
        `^${filled(english)
          .replaceAll(/<\/?\d+\/?>/g, '')
          .split(PLACE)
          .map((part) => part.replaceAll(/[?.()+*[\]]/g, '\\$&'))
          .join('.+')}`,
      ),
    link: (english) => /<0>(.*?)<\/0>/.exec(told(english))?.[1] ?? '',
  };
}

/** Three mistakes are made, and a title has two letters. */
const COUNTS: Readonly<Record<string, number>> = { things: 3, shortest: 2 };
const PLACE = '\u0001';

export const ENGLISH = await tongueOf('en');
