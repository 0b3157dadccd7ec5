import { asSignals, findPassages, type ScreeningCheck } from './signal.ts';

/** Lengths are bounded as in the mail standard, which also bounds the work of the search. */
const NAME = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}(?=[\s@＠([{<])`;
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;
const STOP = String.raw`(?![\p{L}\p{N}])`;

/** Without these, "let us meet @ noon.Then" and "I looked at her dot" would be addresses. */
const ENDING = '(?:com|org|net|edu|gov|info|ca|fr|pk|uk|co|io|me|de|in)';
const PROVIDER = '(?:gmail|hotmail|yahoo|outlook|icloud|protonmail)';

const SPELLED_AT = String.raw`(?:\s?[([{<]\s?(?:at|@|arobase?)\s?[)\]}>]\s?|\s+arobase?\s+)`;
const SPELLED_DOT = String.raw`(?:\s?[([{<]\s?(?:dot|point|\.)\s?[)\]}>]\s?|\s+(?:dot|point)\s+)`;
const ANY_DOT = String.raw`(?:\s?\.\s?|${SPELLED_DOT})`;

/** What may follow the name. */
const WAYS = [
  // name@host.com
  String.raw`[@＠]${LABEL}(?:\.${LABEL}){0,3}\.\p{L}{2,24}`,
  // name @ host . com, name (at) host.com, nom arobase exemple point fr
  String.raw`(?:\s?[@＠]\s?|${SPELLED_AT})${LABEL}(?:${ANY_DOT}${LABEL}){0,2}${ANY_DOT}${ENDING}`,
  // name@gmail
  String.raw`(?:\s?[@＠]\s?|${SPELLED_AT})${PROVIDER}`,
  // name at host dot com
  String.raw`\s+at\s+(?!(?:the|an?|this|that)\s)${LABEL}(?:${SPELLED_DOT}${LABEL}){0,2}${SPELLED_DOT}${ENDING}`,
  // name at gmail.com, name at gmail com
  String.raw`\s+at\s+${PROVIDER}(?:${ANY_DOT}|\s)${ENDING}`,
  // The same said in Urdu, where providers have names of one word or two
  String.raw`\s+(?:ایٹ|اٹ)\s+(?:[\p{L}\p{M}]{1,20}\s+){1,2}ڈاٹ\s+(?:کام|نیٹ|آرگ)`,
];

const EMAIL = new RegExp(`${NAME}(?:${WAYS.join('|')})${STOP}`, 'giu');

export const emails: ScreeningCheck = {
  kind: 'email',
  caption: 'Email addresses, also spelled with "at" and "dot"',
  check: (text) => asSignals(findPassages(text, EMAIL), 'email', 'rule'),
};
