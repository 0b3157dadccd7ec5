import { findRead, foldTogether } from './fold.ts';
import { NETWORK } from './networks.ts';
import {
  asSignals,
  findPassages,
  type Passage,
  type ScreeningCheck,
  withoutOverlaps,
} from './signal.ts';

/** Places and people that are written with "@" for short: "I was @home", "@everyone". */
const SHORTHAND =
  '(?:home|work|school|mosque|masjid|noon|night|the|my|our|me|her|his|all|everyone|here|least)';
const START = String.raw`(?<![\p{L}\p{M}\p{N}._@/#-])`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}_@/])`;
const SPOKEN_WORD = String.raw`[\p{L}\p{M}\p{N}.]{1,30}`;
const UNDERSCORE =
  '(?:under ?score|tiret (?:du )?bas|انڈر ?اسکور|انڈر ?سکور|شرطة سفلية|[أا]ندر ?سكور)';

/** Nobody writes words like these outside of a network. */
const ANYWHERE = [
  // Names may begin with a digit, as Arabic sounds do in Latin letters (@7amza); "@5pm" is a time.
  String.raw`@(?!${SHORTHAND}(?![\w.]*\w))(?:[a-z_]|\d(?=[a-z_]{3}))[\w.]{0,28}\w`,
  // The same in other letters, with a space, or with the sign in brackets
  String.raw`@(?=[^a-z\d\s])\p{L}[\p{L}\p{M}\p{N}_.]{1,28}`,
  String.raw`@\s(?=[a-z]{0,20}[_.\d])[a-z][\w.]{2,28}\w`,
  String.raw`[([{](?:at|@)[)\]}]\s?[\p{L}\p{N}][\p{L}\p{M}\p{N}_.]{2,28}`,
  // noor dot khan dot writes
  String.raw`[\p{L}\p{N}]{2,20}(?:\s(?:dot|ڈاٹ|دوت)\s[\p{L}\p{N}]{1,20}){2,4}`,
  // noor_k, noor#0042, xXNoorXx
  String.raw`[a-z\d][a-z\d.]{0,30}_{1,2}[a-z\d][\w.]{0,30}(?:#\d{2,5})?${STOP}`,
  String.raw`[a-z][\w.]{1,30}#\d{3,5}${STOP}`,
  `xx[a-z\\d]{2,28}xx${STOP}`,
  // noor underscore khan
  String.raw`${SPOKEN_WORD}(?:\s${UNDERSCORE}\s${SPOKEN_WORD}){1,4}`,
];
const MADE_UP = new RegExp(`${START}(?:${ANYWHERE.join('|')})`, 'giu');

const SAME_SENTENCE = String.raw`(?:[^.!?۔؟\n@]|\.(?=\S))`;
const WORDS = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,30}[\p{L}\p{M}\p{N}](?: [\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]{0,20}[\p{L}\p{M}\p{N}])?){0,2}`;
/** What calls the next words a name. */
const CALLED = String.raw`(?:\s(?:me|moi|us|par|pe))?\s?(?:[:=]|->|→|➡|👉|⇒)\s?|${SAME_SENTENCE}{0,16}?\s(?:under|called|named|name is|name's|search(?: for)?|sous(?: le nom(?: de)?)?|pseudo|au nom de|cherchez|tapez|ke naam|نام|باسم|اسمي|اسمه|اسم الحساب|بعنوان|ابحثوا عن)\s|${SAME_SENTENCE}{0,16}?["«“‘]\s?`;

/** What is said of an account rather than its name. */
const COMMON =
  '(?:a|an|the|my|your|his|her|our|their|this|that|so|not|no|full|where|how|what|when|why|just|very|too|all|only|private|public|open|closed|gone|on|in|for|because|new|old|still|like|well|one|un|une|le|la|les|pas|trop|plein|pleine|mon|ma|où|comme|pour|très|plus|ce|là|fermé|privé)';
const LATIN_WORD = '[a-z]{6,30}';
const ODD_WORD = String.raw`(?:[a-z][a-z\d]{0,20}(?:\.[a-z\d]{1,20}){1,4}|[a-z]{2,20}\d{1,6}[a-z\d]{0,10})`;

/** What follows the name of a network: first what leads up to the handle, then the handle. */
const BEHIND_A_NETWORK = [
  String.raw`(\s(?:(?:پر|pe|par|مجھے|mujhe)\s){0,2})(${WORDS})(?=\s(?:کے نام سے|ke naam se))`,
  // A word with a dot or a digit inside, a few words on.
  String.raw`(${SAME_SENTENCE}{0,40}?(?<![\w.]))(${ODD_WORD}(?![\w@/]|\.\w))`,
  String.raw`(${SAME_SENTENCE}{1,24}?(?<!\p{L}))([\p{L}\p{N}]{2,20}\s(?:dot|point|ڈاٹ|دوت|نقطة)\s[\p{L}\p{N}]{1,20}(?:\s[\p{L}\p{N}]{1,12})?)`,
  `(${CALLED})(${WORDS})`,
  String.raw`([^\p{L}\p{N}]{1,3}(?:\p{L}{1,4}\s)?)((?:at(?: sign| symbol)?|arobase|ایٹ|آت)\s${WORDS})`,
].map((way) => new RegExp(`^${way}`, 'iu'));

/** Plain words, behind what is clearly a network: "my insta is noor writes", "on TikTok I am noor" */
const LOOSELY_BEHIND = [
  String.raw`(,?\s(?:i am |i'm |im |je suis |main |ana |أنا |میں )?(?:is|was|it's|its|c['’]est|c['’]était|est|était|hai|tha|هو|كان|huwa|as)\s)(?!${COMMON}(?!\p{L}))(${WORDS})`,
  String.raw`(,?\s(?:i am|i'm|im|je suis|أنا)\s)(?!${COMMON}(?!\p{L}))(${WORDS})`,
  String.raw`(\s)(${LATIN_WORD})(?=\s(?:ہے|ہوں|hai|hun)(?!\p{L}))`,
].map((way) => new RegExp(`^${way}`, 'iu'));
/** Words with another meaning, behind which "was lost" is no name. */
const ALSO_A_WORD = /^(?:signal|threads|user|handle|messenger|اکاؤنٹ|چینل)$/i;
const REACH = 100;

/** "Je suis arobase noor écrit sur Insta", "noor.k on TikTok" */
const BEFORE_A_NETWORK = new RegExp(
  String.raw`(?<![\p{L}\p{N}._@/-])((?:arobase|ایٹ|آت|(?<=\b(?:i am|i'm|im) )at)\s${WORDS}|${ODD_WORD})\s(?:on|sur|over on|pe|par|پر|على)\s(?:my |mon )?$`,
  'iu',
);

export const handles: ScreeningCheck = {
  kind: 'handle',
  caption: 'Social media handles, also without "@" behind the name of a network',
  // A handle leads a stranger to a person as surely as a web link does.
  check: (typed) => {
    const read = foldTogether(typed);
    const named = findPassages(read.text, NETWORK).flatMap((network) => [
      ...behind(read.text, network),
      ...before(read.text, network),
    ]);
    const found = [...findRead(read, MADE_UP), ...named.map(read.back)];
    return asSignals(withoutOverlaps(found), 'handle', 'rule');
  },
};

function behind(text: string, { start, end }: Passage): Passage[] {
  const rest = text.slice(end, end + REACH);
  const loosely = ALSO_A_WORD.test(text.slice(start, end)) ? [] : LOOSELY_BEHIND;
  for (const way of [...BEHIND_A_NETWORK, ...loosely]) {
    const [found = '', lead = ''] = way.exec(rest) ?? [];
    if (found !== '') return [{ start: end + lead.length, end: end + found.length }];
  }
  return [];
}

function before(text: string, { start }: Passage): Passage[] {
  const from = Math.max(0, start - REACH);
  const found = BEFORE_A_NETWORK.exec(text.slice(from, start));
  if (!found) return [];
  const begin = from + found.index;
  return [{ start: begin, end: begin + (found[1] ?? '').length }];
}
