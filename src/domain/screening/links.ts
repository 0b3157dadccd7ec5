import { foldTogether, loosely } from './fold.ts';
import { quickPattern } from './pattern.ts';
import { recipesOf } from './recipes.ts';
import {
  asSignals,
  findPassages,
  type Passage,
  type ScreeningCheck,
  withoutOverlaps,
} from './signal.ts';
import { SLASH, SPELLED_DOT, SPOKEN_ENDING } from './spelled-signs.ts';

const START = String.raw`(?<![\p{L}\p{M}\p{N}.@-])`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]{1,63}`;
const PATH = String.raw`(?::\d{2,5})?(?:[/?#][^\s<>"]*)?`;
/** "slash my-story", "/ my story dash two" */
const SPOKEN_PATH = String.raw`(?:[\s,،]{0,2}(?:then\s|پھر\s)?(?:${SLASH}|dash|hyphen|tiret|underscore)(?:\s{1,2}|(?<=\/))[\p{L}\p{M}\p{N}_-]{1,40}){0,4}`;

/** Endings that are no words, so that a full stop without its space is not taken for a dot. */
const ENDING = String.raw`(?:(?:com|org|net|edu|gov|ac|co)\.[a-z]{2}|com|org|net|edu|gov|info|biz|io|uk|fr|pk|example)`;
/** Of the countries those whose ending is no word, also not in Urdu typed in Latin letters, and no measure. */
const COUNTRY_ENDING =
  'ae|az|bg|bh|br|ch|cn|co|cz|dk|dz|gg|gh|hk|iq|ir|jp|kw|kz|lk|mx|ng|nl|np|nz|pl|qa|ru|sg|sn|tn|tr|tw|tz|ua|ug|uz|vn|za';
/** "C’est fini.Ca va" is a sentence, "cbc.ca" an address: these count in small letters alone. */
const SMALL_ENDING = `(?:ca|tv|app|dev|xyz|eu|blog|shop|online|site|${COUNTRY_ENDING})`;
const BARE_SMALL = new RegExp(String.raw`^(?!www\.)[^/\s]+\.(${SMALL_ENDING})$`, 'i');
/** Hosts whose endings are everyday words, so that the ending alone says nothing. */
const KNOWN_HOST = String.raw`(?:youtu\.be|t\.me|wa\.me|m\.me|fb\.me|bit\.ly|goo\.gl|t\.co|is\.gd|ow\.ly|linktr\.ee|lnkd\.in|gofund\.me|paypal\.me|discord\.gg|instagr\.am|amzn\.to|tinyurl\.com)`;

/** "The dot com bubble" is history, and "a dot com" a firm. */
const FIRM = /^(?:the|an?|this|that|every|first|le|un|ce|dot)(?=[\s.])/i;
const NO_ERA = String.raw`(?!\s+(?:bubble|boom|crash|bust|era|years|days|compan|firm|start-?up|world|millionaire|billionaire))`;

/** "https", also said sign by sign, and "www" in words. */
const SCHEME = String.raw`h(?:tt|xx|\*\*)ps?\s?(?:\[?:\]?|colon|deux[- ]points|کولن|نقطتان)?\s?${SLASH}\s?${SLASH}`;
const WWW = String.raw`(?:www|triple w|trois (?:fois )?w|three times w|(?:تین (?:دفعہ|بار|مرتبہ)|ثلاث مرات) (?:ڈبلیو|دبليو|w)|(?:double[- ]?(?:u|v|vé)[\s-]?){3}|(?:ڈبلیو\s?){3}|(?:دبليو\s?){3})`;
const ANY_DOT = String.raw`(?:\s?\.\s?|${SPELLED_DOT})`;
const ANY_ENDING = `(?:com|org|net|ca|fr|info|pk|edu|gov|uk|io|example|${SPOKEN_ENDING})`;

/** What may follow the first part of a name. */
const WAYS = [
  `(?:\\.${LABEL}){0,4}\\.(?:${ENDING}|${SMALL_ENDING})${STOP}${PATH}`,
  // example dot com, exemple point fr, example (dot) org, مثال ڈاٹ کام
  `(?:${SPELLED_DOT}${LABEL}){0,2}${SPELLED_DOT}${ANY_ENDING}${STOP}${NO_ERA}(?:${PATH}${SPOKEN_PATH})`,
  // example . com, example . org / story, example,com/story
  String.raw`(?:\s\.\s?|\.\s)(?:com|(?<=\s\.\s?)(?:org|net|info)|(?:org|net)(?=\s?\/))${STOP}(?:${PATH}${SPOKEN_PATH})`,
  `,(?:com|org|net)${STOP}${PATH}`,
  String.raw`[\s,]{0,2}\(?dot\)?[\s,]{0,2}(?:ly|be|me|co|tv|gg)${STOP}[\s,]{0,2}${SLASH}[\s,]{0,2}[\p{L}\p{N}_-]{2,40}`,
  // Any ending, where a path follows: example.page/noor, دوت … سلاش
  String.raw`\.[a-z]{2,12}\/[\w-]{2,40}`,
  String.raw`${SPELLED_DOT}[\p{L}\p{N}-]{2,20}\s${SLASH}\s[\p{L}\p{N}_-]{1,40}(?:\s${SLASH}\s[\p{L}\p{N}_-]{2,40})?`,
];

const LINK = quickPattern(
  loosely(
    [
      String.raw`(?<![\p{L}\p{N}])(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"]+`,
      String.raw`(?<![\p{L}\p{N}])(?:${SCHEME}\s?|${WWW}${ANY_DOT})${LABEL}(?:${ANY_DOT}${LABEL}){0,2}${ANY_DOT}${ANY_ENDING}${STOP}(?:${PATH}${SPOKEN_PATH})`,
      String.raw`${START}[\p{L}\p{N}-]{3,40}dot(?:com|org|net)${STOP}`,
      `${START}${KNOWN_HOST}${STOP}${PATH}`,
      String.raw`${START}${LABEL}(?![\p{L}\p{M}\p{N}-])(?:${WAYS.join('|')})`,
    ].join('|'),
  ),
  'giu',
);

/** Punctuation after an address belongs to the sentence, as it does where the text is shown. */
const SENTENCE_SIGNS = '.,;:!?)]}\'"’”»۔،؟';

function withoutSentenceSigns(text: string, { start, end }: Passage): Passage {
  let last = end;
  while (last > start && SENTENCE_SIGNS.includes(text.charAt(last - 1))) last -= 1;
  return { start, end: last };
}

function isLink(passage: string): boolean {
  const ending = BARE_SMALL.exec(passage)?.[1] ?? '';
  return !FIRM.test(passage) && ending === ending.toLowerCase();
}

export const links: ScreeningCheck = {
  kind: 'link',
  caption: 'Web links, also without http and with "dot"',
  check: (typed) => {
    const { text, back } = foldTogether(typed);
    const found = findPassages(text, LINK).map((passage) => withoutSentenceSigns(text, passage));
    const links = found.filter(({ start, end }) => isLink(text.slice(start, end)));
    return asSignals(
      withoutOverlaps([...links, ...recipesOf(text, 'link')]).map(back),
      'link',
      'rule',
    );
  },
};
