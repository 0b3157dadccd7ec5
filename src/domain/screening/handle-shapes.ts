import { loosely } from './fold.ts';
import { quickPattern } from './pattern.ts';

/** Places and people that are written with "@" for short: "I was @home", "@everyone". */
const SHORTHAND =
  '(?:home|work|school|mosque|masjid|noon|night|the|my|our|me|her|his|all|everyone|here|least)';
const START = String.raw`(?<![\p{L}\p{M}\p{N}._@/#-])`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}_@/])`;
const SPOKEN_WORD = String.raw`[\p{L}\p{M}\p{N}.]{1,30}`;
const UNDERSCORE =
  '(?:under ?score|tiret (?:du )?bas|انڈر ?اسکور|انڈر ?سکور|شرطة (?:سفلية|تحت)|[أا]ندر ?سكور)';

const BETWEEN = String.raw`[\s,*-]{1,3}`;
/** A sign in brackets: noor(dot)khan */
const BRACKETED = `\\s?[([{]\\s?(?:dot|point|${UNDERSCORE}|[._])\\s?[)\\]}]\\s?`;

/** The sign itself may stand behind a dash or a dot, and Latin letters behind Arabic ones. */
const AT_SIGN = [
  // Names may begin with digits, as Arabic sounds do in Latin letters (@7amza); "@5pm" is a time.
  String.raw`@(?!${SHORTHAND}(?![\w.]*\w))(?:[a-z_]|\d{1,6}(?!noon)(?=[a-z_]{3}))(?:[\w.]|-(?=[a-z])){0,28}\w`,
  // The same in other letters or with a space
  String.raw`@(?=[^a-z\d\s])\p{L}[\p{L}\p{M}\p{N}_.]{1,28}`,
  String.raw`@\s(?=[a-z]{0,20}[_.\d])[a-z][\w.]{2,28}\w`,
];

/** Nobody writes words like these outside of a network. */
const ANYWHERE = [
  String.raw`[([{](?:at|@)[)\]}]\s?[\p{L}\p{N}][\p{L}\p{M}\p{N}_.]{2,28}`,
  `[a-z\\d]{2,20}(?:${BRACKETED}[a-z\\d]{1,20}){1,4}`,
  String.raw`ایٹ د[یا] ریٹ [\p{L}\p{N}]{2,20}(?: [\p{L}\p{N}]{2,20})?`,
  // The @ is noor
  String.raw`(?<=(?:my|the|his|her|our) @ is )[a-z][\w.]{2,30}`,
  // sc: noor, with the short names of networks
  String.raw`(?<=(?:sc|yt|tt|tg|dc)\s?[:=]\s?)[a-z][\w.]{2,30}`,
  // u/noor, as on Reddit
  String.raw`u\/[a-z][\w-]{2,20}${STOP}`,
  // (noor)(dot)(khan)
  `\\(?[\\p{L}\\p{N}]{2,20}\\)?(?:\\s?\\((?:dot|point|ڈاٹ|نقطہ|نقطة|دوت|${UNDERSCORE})\\)\\s?\\(?[\\p{L}\\p{N}]{1,20}\\)?){1,4}`,
  // noor dot khan dot writes
  String.raw`[\p{L}\p{N}]{2,20}(?:\s(?:dot|ڈاٹ|دوت)\s[\p{L}\p{N}]{1,20}){2,4}`,
  // noor_k, noor#0042, xXNoorXx
  String.raw`[a-z\d][a-z\d.]{0,30}_{1,2}[a-z\d][\w.]{0,30}(?:#\d{2,5})?${STOP}`,
  String.raw`[a-z][\w.]{1,30}#\d{3,5}${STOP}`,
  `xx[a-z\\d]{2,28}xx${STOP}`,
  // noor khan with an underscore in the middle
  String.raw`[\p{L}\p{N}]{2,20}(?: [\p{L}\p{N}]{2,20}){0,2} (?:with|avec) (?:an?|un|two|deux) ${UNDERSCORE}s?(?: (?:in the middle|in between|at the end|au milieu|à la fin))?`,
  // noor underscore khan
  `${SPOKEN_WORD}(?:${BETWEEN}${UNDERSCORE}${BETWEEN}${SPOKEN_WORD}){1,4}`,
];
export const MADE_UP = quickPattern(
  loosely(
    String.raw`(?<![a-z\d_@/]|\p{L}(?=@[^a-z]))(?:${AT_SIGN.join('|')})|${START}(?:${ANYWHERE.join('|')})`,
  ),
  'giu',
);

const word = (longest: number) =>
  String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]{0,${longest}}[\p{L}\p{M}\p{N}])?`;
/** Up to three words, the first of more than one letter. */
export const WORDS = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,30}[\p{L}\p{M}\p{N}](?: ${word(20)}){0,2}`;

/** What is said of an account or of its owner rather than the name. */
export const COMMON =
  "(?:a|an|the|my|your|his|her|our|their|this|that|these|those|so|not|no|full|where|how|what|when|why|just|very|too|all|only|private|public|open|closed|gone|on|in|at|to|by|for|from|with|of|about|because|since|until|if|and|or|but|then|than|as|new|old|still|like|well|one|it|he|she|they|we|you|i|me|us|there|here|now|later|today|tonight|tomorrow|again|also|always|never|sometimes|anytime|please|soon|instead|every|everyday|everyone|people|someone|happy|sad|alone|un|une|le|la|les|de|du|des|et|ou|mais|si|pas|trop|plein|pleine|mon|ma|mes|où|comme|pour|très|plus|ce|ça|là|qui|que|quand|parce|avec|depuis|fermé|privé|s['’]il|l['’]\\p{L}{1,20}|d['’]\\p{L}{1,20}|qu['’]\\p{L}{1,20})(?!\\p{L})|(?:من|في|على|عن|إلى|مع|كل|لأن|حتى|بعد|قبل|ثم|أو|و\\p{L}{1,15}|إذا|إن|كان|كانت|كنت|التي|الذي|ال\\p{L}{2,15}|میں|پر|سے|کو|نے|کی|کا|کے|اور|تو|یا|ہے|ہیں|تھا|تھی|تھے|نہیں|بہت|بھی|ابھی|ہمیشہ|صرف|کبھی|اب|ایک|اپنے|اپنی|میری|میرے|میرا|سب|یہ|وہ|nahi|nahin|bohat|bahut|bhi|sirf|aur|ek|apni|apne|meri|mere)(?!\\p{L})";

/** A word with a dot or a digit inside; the hour is none. */
export const ODD_WORD = String.raw`(?![ap]\.m|e\.g|i\.e)(?:[a-z][a-z\d]{0,20}(?:\.[a-z\d]{1,20}){1,4}|[a-z]{2,20}\d{1,6}[a-z\d]{0,10})`;
export const VERY_ODD_WORD = String.raw`(?:[a-z][a-z\d]{0,20}(?:\.[a-z\d]{1,20}){2,4}|[a-z]{3,20}\d{2,6})`;
