import type { Locale } from '#domain/options/locales.ts';
import type { Problem, ProblemCode } from '#domain/submission/problems.ts';
import { msg } from '#words/msg.ts';
import { adviceWords } from './advice.ts';
import { type Sentence, say, type Values } from './sentence.ts';

/** Each starts with the specification's words; the sentence after them helps. What is filled in is not called missing. */
const PROBLEM_WORDS: Readonly<Record<ProblemCode, Sentence>> = {
  titleMissing: msg({ message: 'Required. Give it a title.' }),
  titleShort: msg({
    message:
      'This is too short. Use at least {shortest, plural, one {# character} other {# characters}} in the title.',
  }),
  titleLong: msg({
    message:
      'This is too long. Take {over, plural, one {{over} character} other {{over} characters}} out of the title.',
  }),
  titleSign: msg({
    message: 'A title cannot hold “{sign}”. Use letters, numbers, spaces and ordinary punctuation.',
  }),
  titleInvisibleSign: msg({
    message:
      'A title cannot hold an invisible sign. Use letters, numbers, spaces and ordinary punctuation.',
  }),
  storyShort: msg({
    message:
      'Your {type, select, LETTER {letter} other {story}} length has not been met. Write {more, plural, one {# more character} other {# more characters}}.',
  }),
  storyLong: msg({
    message:
      'Your {type, select, LETTER {letter} other {story}} length has not been met. Take out {over, plural, one {{over} character} other {{over} characters}}.',
  }),
  category: msg({ message: 'Required. Choose what it is about.' }),
  recipient: msg({ message: 'Required. Choose who the letter is to.' }),
  ageMissing: msg({ message: 'Required. Tell us your age, or keep it a secret.' }),
  ageRange: msg({
    message: 'Required. Age is a number from {youngest} to {oldest}, or a secret.',
  }),
  gender: msg({ message: 'Required. Choose one, or the last if you would rather not say.' }),
  country: msg({ message: 'Required. Choose a country.' }),
  beliefMissing: msg({ message: 'Required. Choose a belief, or Not Applicable.' }),
  beliefUnknown: msg({ message: 'Required. Choose a belief from the list.' }),
  tooLong: msg({
    message:
      'This is too long. Take out {over, plural, one {{over} character} other {{over} characters}}.',
  }),
  email: msg({ message: 'Email format incorrect. It should look like name@example.com' }),
  emailLong: msg({
    message:
      'Email format incorrect. Take out {over, plural, one {{over} character} other {{over} characters}}.',
  }),
  link: msg({ message: 'Follow typical link formatting. It must start with http:// or https://' }),
  linkLong: msg({
    message:
      'Follow typical link formatting. Take out {over, plural, one {{over} character} other {{over} characters}}.',
  }),
  social: msg({ message: 'Enter the social media service. Choose the service for {handle}' }),
  socialUnknown: msg({ message: 'Enter the social media service. Choose one from the list.' }),
  handle: msg({
    message: 'Start with "@" and follow typical handle conventions. It should look like @name',
  }),
  handleLong: msg({
    message:
      'Start with "@" and follow typical handle conventions. Take out {over, plural, one {{over} character} other {{over} characters}}.',
  }),
  handleMissing: msg({
    message:
      'Start with "@" and follow typical handle conventions. Add the handle that goes with {service}.',
  }),
  handleOfUnknown: msg({
    message:
      'Start with "@" and follow typical handle conventions. Add the handle that goes with it.',
  }),
  terms: msg({ message: 'Required. Tick the box to agree to the guidelines.' }),
  formClosed: msg({
    message: 'This form is closed and takes no new texts. Keep a copy of your words.',
  }),
  formChanged: msg({
    message:
      'This form has changed since you opened it. Keep a copy of your words, open the form again and look over your answers.',
  }),
  contactOfChild: msg({
    message: 'Because you are under 18, please take this out before you send it. {advice}',
  }),
  contactWithoutAge: msg({
    message:
      'You have not told your age, so we keep to what we do for children. Please take this out before you send it, or tick “I am 18 or older”. {advice}',
  }),
};

/** What is wrong with a field, in the words for the writer. */
export function problemWords(problem: Problem, locale: Locale): string {
  return say(PROBLEM_WORDS[problem.code], { locale, values: filledIn(problem, locale) });
}

function filledIn({ values }: Problem, locale: Locale): Values {
  if (values && 'advice' in values) return { advice: adviceWords(values.advice, locale) };
  return values ?? {};
}

/** Another release may know other codes. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(PROBLEM_WORDS, code);
}
