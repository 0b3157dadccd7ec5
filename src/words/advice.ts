import type { Locale } from '#domain/options/locales.ts';
import type { Advice } from '#domain/screening/advice.ts';
import { msg } from '#words/msg.ts';
import { type Sentence, say } from './sentence.ts';

const ADVICE_WORDS: Readonly<Record<Advice['code'], Sentence>> = {
  link: msg({
    message:
      '{passage} looks like a web link. To keep everyone safe we cannot publish phone numbers, emails, addresses or web links.',
  }),
  email: msg({
    message:
      '{passage} looks like an email. To keep everyone safe we cannot publish phone numbers, emails, addresses or web links.',
  }),
  phone: msg({
    message:
      '{passage} looks like a phone number. To keep everyone safe we cannot publish phone numbers, emails, addresses or web links.',
  }),
  address: msg({
    message:
      '{passage} looks like an address. To keep everyone safe we cannot publish phone numbers, emails, addresses or web links.',
  }),
  handle: msg({
    message:
      '{passage} looks like a social media handle. Leave it out of the story; there is a place for your own further down.',
  }),
  schoolOfChild: msg({
    message:
      '{passage} looks like the name of a school. Because you are under 18, please leave it out, so that no stranger can find you there.',
  }),
  school: msg({
    message:
      '{passage} could tell a stranger where somebody is to be found. Leave it out unless your story needs it.',
  }),
  raisedVoice: msg({
    message: '{passage} sounds like a raised voice. Said once and plainly it is just as strong.',
  }),
  capitals: msg({
    message: '{passage} is all in capitals. Small letters are easier to read, and just as strong.',
  }),
  sermon: msg({
    message:
      '“{passage}” tells readers what to do. Tell them what happened to you, in your own words.',
  }),
  language: msg({
    message:
      'This seems to be in another language than this page expects. You can send it: somebody will read it, though it may take a little longer.',
  }),
};

/** Advice in the words for the writer. */
export function adviceWords({ code, passage }: Advice, locale: Locale): string {
  return say(ADVICE_WORDS[code], { locale, values: { passage } });
}
