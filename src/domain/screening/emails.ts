import { findRead, foldTogether, loosely } from './fold.ts';
import { quickPattern } from './pattern.ts';
import { recipesOf } from './recipes.ts';
import { asSignals, type ScreeningCheck, withoutOverlaps } from './signal.ts';
import { SPELLED_AT, SPELLED_DOT, SPOKEN_ENDING } from './spelled-signs.ts';

/** Lengths are bounded as in the mail standard, which also bounds the work of the search. */
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.+-]{0,63}(?:_[\p{L}\p{N}.+-]{1,63}){0,3}_?(?=[\s@([{<*|,_~/&%^:-])`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]{1,63}`;
/** Never inside "noor-k.writes": the name was tried from its beginning. */
const START = String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}][.+-])`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Without these, "let us meet @ noon.Then" and "I looked at her dot" would be addresses. */
const ENDING = `(?:com|org|net|edu|gov|info|ca|fr|pk|uk|co|io|me|de|in|example|${SPOKEN_ENDING})`;
const PROVIDER =
  '(?:g[ -]?mail|google mail|hot ?mail|yahoo|outlook|icloud|proton ?mail|جی میل|ہاٹ میل|یاہو|جيميل|هوتميل|ياهو)';

const ANY_DOT = String.raw`(?:\s?\.\s?|${SPELLED_DOT})`;

/** What may follow the name. */
const WAYS = [
  // name@host.com; behind a dash the sign begins a handle
  String.raw`@(?<![.-]@)${LABEL}(?:\.${LABEL}){0,3}\.\p{L}{2,24}`,
  // name @ host . com, name (at) host.com, nom arobase exemple point fr, نور ایٹ مثال ڈاٹ کام
  `(?:\\s?@\\s?|${SPELLED_AT})(?:${LABEL}\\s)?${LABEL}(?:${ANY_DOT}${LABEL}){0,2}${ANY_DOT}${ENDING}`,
  // name (at) host (dot) anything, name AT host DOT anything, name@host, point, anything
  String.raw`(?:\s?[([{]\s?(?:at|@|at sign|arobase|ایٹ|آت)\s?[)\]}]\s?|\s?@\s?)${LABEL}${SPELLED_DOT}\p{L}{2,15}`,
  // noor.k (gmail)
  String.raw`\s?[(-]\s?${PROVIDER}\)?`,
  // name@gmail
  `(?:\\s?@\\s?|${SPELLED_AT})${PROVIDER}`,
  // name at host dot com
  String.raw`,?\s+at\s+(?!(?:the|an?|this|that)\s)${LABEL}(?:${SPELLED_DOT}${LABEL}){0,2}${SPELLED_DOT}${ENDING}`,
  // name at gmail.com, name at gmail com, name at gmail
  String.raw`,?\s+at\s+(?:${PROVIDER}(?:${ANY_DOT}|\s)${ENDING}|(?:g[ -]?mail|hot ?mail|icloud|proton ?mail|جيميل|هوتميل))`,
  // name@host,com
  String.raw`@[a-z\d-]{2,30},(?:com|org|net|ca|fr)`,
];

/** The address in two parts: noor.k, and behind the @ comes example.com */
const IN_TWO = String.raw`[a-z]{1,20}[\d._][\w.]{1,20}\s[^\n.!?@]{1,30}@\s[^\n.!?@]{0,15}?[a-z\d-]{2,30}\.(?:com|org|net|ca|fr|uk|pk|example)`;
/** noorATexampleDOTcom */
const GLUED = String.raw`[\p{L}\p{N}._]{2,30}at[\p{L}\p{N}]{2,20}dot(?:com|org|net|ca|fr)`;
/** A name that is no word needs only the provider beside it: "noor.k.77, it's a gmail" */
const BESIDE_PROVIDER = String.raw`(?:[a-z][a-z\d]{0,20}(?:[._][a-z\d]{1,20}){1,3}|[a-z]{2,20}\d{1,4}|[\p{L}\d]{2,20} (?:dot|point|ڈاٹ|نقطة) [\p{L}\d]{1,20}),?\s\(?(?:(?:at|on|chez|sur|then|it['’]s an?|is an?|c['’]est un|على|في|پر)\s)?(?:the\s)?${PROVIDER}`;
/** moc.elpmaxe@roon */
const BACKWARDS = String.raw`(?:moc|gro|ten|ac|rf)\.[a-z\d-]{2,20}@[a-z\d._-]{2,30}`;
/** "My gmail is noor.k.77", "my gmail: noor" */
const BEHIND_PROVIDER = String.raw`(?<![@.])${PROVIDER}(?: (?:is|account|address|c['’]est|est|hai|پر|على)){0,2}\s?[:=]?\s?[a-z][a-z\d]{0,20}(?:[._][a-z\d]{1,20}|\d{1,6}){1,4}|(?<=\b(?:my|mon|mera) )${PROVIDER}\s?[:=]\s?[a-z]{4,30}`;

const EMAIL = quickPattern(
  loosely(
    `${START}(?:${NAME}(?:${WAYS.join('|')})|${BESIDE_PROVIDER}|${BEHIND_PROVIDER}|${BACKWARDS}|${GLUED}|${IN_TWO})${STOP}`,
  ),
  'giu',
);

export const emails: ScreeningCheck = {
  kind: 'email',
  caption: 'Email addresses, also spelled with "at" and "dot"',
  check: (typed) => {
    const read = foldTogether(typed);
    const told = recipesOf(read.text, 'email').map(read.back);
    return asSignals(withoutOverlaps([...findRead(read, EMAIL), ...told]), 'email', 'rule');
  },
};
