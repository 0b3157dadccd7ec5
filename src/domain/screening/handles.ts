import { findRead, foldTogether, loosely } from './fold.ts';
import { COMMON, MADE_UP, ODD_WORD, VERY_ODD_WORD, WORDS } from './handle-shapes.ts';
import { ALSO_A_WORD, INVITED, NETWORK } from './networks.ts';
import { quickPattern } from './pattern.ts';
import { recipesOf } from './recipes.ts';
import {
  asSignals,
  findPassages,
  type Passage,
  type ScreeningCheck,
  withoutOverlaps,
} from './signal.ts';
import { typedApart } from './typed-apart.ts';

const SAME_SENTENCE = String.raw`(?:[^.!?۔؟\n@]|\.(?=\S))`;
const NAME = `(?!${COMMON})(${WORDS})`;
const SAID_AT = '(?:at(?: sign| symbol| the rate)?|arr?obase?|a commercial|ایٹ(?: د[یا] ریٹ)?|آت)';
const SAID_DOT = '(?:dot|point|ڈاٹ|نقطہ|دوت|نقطة)';
/** "My insta everywhere is", "my Discord tag is" */
const MORE_OF_IT = String.raw`(?:\s(?:everywhere|there|partout|name|tag|account|page|channel|profile|id|handle|username|user|profil|chaîne))?`;

/** What calls the next words a name. */
const SIGNS = String.raw`(?:\s(?:me|moi|us|par|pe))?\s?(?:[:=]|->|→|➡|👉|⇒)\s?|\/|${SAME_SENTENCE}{0,16}?["«“‘]\s?`;
const CALLED = String.raw`${SAME_SENTENCE}{0,16}?\s(?:under|name is|name['’]s|search(?: for)?|sous(?: le nom(?: de)?)?|pseudo|au nom de|cherchez|tapez|[sm]['’]appelle|ke naam|نام|باسم|[ل]?اسمي|اسمه|اسمها|اسم الحساب|يحمل اسم|تحمل اسم|بعنوان|ابحثوا عن)\s`;

/** What follows the name of a network: first what leads up to the handle, then the handle. */
const BEHIND_A_NETWORK = [
  String.raw`(\s(?:پر|par|pe)\s(?:(?:مجھے|ہمیں|mujhe|hamein)\s)?(?:ڈھونڈیں|ڈھونڈو|تلاش کریں|فالو کریں|dhoond(?:ein|o)|follow karein)[:،,]\s)(${WORDS})`,
  String.raw`(\s(?:(?:پر|pe|par|مجھے|mujhe)\s){0,2})(${WORDS}(?: \p{L}{2,15})?)(?=\s(?:کے نام سے|نام کا|نام کی|ke naam se|سرچ کر|تلاش کر|فالو کر|search kar))`,
  // A word with a dot or a digit inside, a few words on.
  String.raw`(${SAME_SENTENCE}{0,40}?(?<![\w.])|\s?\?\s)(${ODD_WORD}(?![\w@/]|\.\w))`,
  String.raw`(${SAME_SENTENCE}{1,24}?(?<!\p{L}))([\p{L}\p{N}]{2,20}\s${SAID_DOT}\s[\p{L}\p{N}]{1,20}(?:\s[\p{L}\p{N}]{1,12})?)`,
  `(${SIGNS})(${WORDS})`,
  `(${CALLED})(${WORDS})`,
  String.raw`(\s(?:everywhere|partout|ہر جگہ|في كل مكان),?\s)${NAME}`,
  String.raw`(\s(?:چینل|پیج|اکاؤنٹ)\s)${NAME}(?=\s(?:ضرور )?(?:دیکھیں|سنیں|سبسکرائب))`,
  // "On Twitter he was called a liar"
  String.raw`(${SAME_SENTENCE}{0,16}?\s(?:called|named)\s)${NAME}`,
  String.raw`([^\p{L}\p{N}]{1,3}(?:\p{L}{1,4}\s|i am |i['’]m |je suis )?)(${SAID_AT}\s(?!${COMMON})${WORDS})`,
].map((way) => quickPattern(loosely(`^${way}`), 'iu'));

/** Plain words, behind what is clearly a network: "my insta is noor writes", "on TikTok I am noor" */
const LOOSELY_BEHIND = [
  String.raw`(${MORE_OF_IT},?\s(?:i am |i['’]m |im |je suis |main |ana |أنا |میں )?(?:is|was|it['’]s|its|c['’]est|c['’]était|est|était|hai|tha|هو|كان|huwa|as)\s)${NAME}`,
  String.raw`(['’]s\s)${NAME}`,
  String.raw`(,?\s(?:i am|i['’]m|im|je suis|أنا)\s)${NAME}`,
  String.raw`(\s(?:pe|par|پر)\s(?:main|mera naam|میں|میرا نام)\s)(?!${COMMON})([\p{L}\p{M}\d]{2,20} [\p{L}\p{M}\d]{2,20})(?=\s(?:hun|hoon|hai|ہوں|ہے)(?!\p{L}))`,
  // Two words, of which no predicate is made as easily as of one: "میرا ٹک ٹاک نور ستارہ ہے"
  String.raw`((?:\s(?:اکاؤنٹ|کا نام|account|ka naam|id))?\s)(?!${COMMON}|بند|ہیک|band|hack)([\p{L}\p{M}\d]{2,20} (?!ہو |ho )[\p{L}\p{M}\d]{2,20})(?=\s(?:ہے|hai)(?!\p{L}))`,
  String.raw`(\s)([a-z]{6,30})(?=\s(?:ہے|ہوں|hai|hun)(?!\p{L}))`,
].map((way) => quickPattern(loosely(`^${way}`), 'iu'));
const BEHIND_AN_INVITATION = quickPattern(loosely(String.raw`^(,?\s)${NAME}`), 'iu');
/** Latin letters in the middle of Arabic ones. */
const LATIN_BEHIND_ARABIC = /^(\s(?:[ء-ے]{1,5}\s)?)([a-z][\w.]{3,30}(?: [\p{L}\d]{1,10}){0,2})/iu;
/** "Our TikTok, three aunties dance, has many views" */
const BEHIND_MINE = quickPattern(
  loosely(String.raw`^(,\s)(?!${COMMON})([\p{L}\d]{2,20}(?: [\p{L}\d]{2,20}){1,2})(?=,)`),
  'iu',
);
const MINE = /(?<!\p{L})(?:my|our|mon|notre) $/iu;
const REACH = 100;
const OWNER = 5;
const INVITATION = 30;

const AT_A_NETWORK = String.raw`,?\s(?:on|in|into|sur|dans|over on|pe|par|پر|على|في)\s(?:my |mon |the |l['’])?$`;
const ENDS_AT_A_NETWORK = quickPattern(AT_A_NETWORK, 'iu');
/** "Je suis arobase noor écrit sur Insta", "noor.k on TikTok", "Search Noor Writes on YouTube" */
const BEFORE_A_NETWORK = [
  String.raw`(?<![\p{L}\p{N}._@/-])((?:arr?obase?|a commercial|ایٹ|آت|(?<=\b(?:i am|i['’]m|im) )at)\s${WORDS}|${ODD_WORD})${AT_A_NETWORK}`,
  String.raw`(?<=(?<!\p{L})(?:under the name(?: of)?|sous le nom(?: de)?|باسم|تحت اسم|search(?: for| up)?|look up|type(?: in)?|i go by|(?:stream|post|play|write) as|known as|called|named|cherche[rz]?|tape[rz]?|recherche[rz]?|[sm]['’]appelle|ابحثوا عن|(?<!كنت |كنا |أنا )ابحث عن|ابحثي عن|اكتبوا) )${NAME}${AT_A_NETWORK}`,
  String.raw`(?<=(?<!\p{L})look for )(?!${COMMON})([\p{L}\d]{2,20}(?: [\p{L}\d]{2,20}){1,2})${AT_A_NETWORK}`,
  String.raw`(?<=(?<!\p{L})(?:i am|i['’]m|im) )((?:the )?(?:real|official) ${WORDS})${AT_A_NETWORK}`,
].map((way) => quickPattern(loosely(way), 'iu'));

/** Without the name of a network: "DM me, noor.k.writes", "follow us at sign noor" */
const ASKED_TO_WRITE = quickPattern(
  loosely(
    String.raw`(?<![\p{L}\p{M}\p{N}])((?:dm|pm|message|add|follow|tag|write(?: to)?) (?:me|us)|hmu|en mp|me suivre|suivez-moi|suis-moi|ajoute[zs]?-moi|راسلوني|راسلني|تابعوني|أضيفوني|ضيفني)(?![\p{L}\p{M}])${SAME_SENTENCE}{0,24}?(?<![\w.@])(${VERY_ODD_WORD}(?![\w@/]|\.\w)|(?:at (?:sign|symbol)|arobase|ایٹ) ${WORDS}|at [\p{L}\d]{2,20} ${SAID_DOT} [\p{L}\d]{2,20})`,
  ),
  'giu',
);

/** "Look for noorbakesbread and press the heart" */
const TO_BE_LIKED =
  /(?<=(?<!\p{L})(?:look for|search(?: for)?|type|find|cherche[rz]?|tape[rz]?) )[\p{L}\d_.]{5,30}(?=,? (?:and|then|et|puis) (?:press|like|subscribe|follow|hit|tap|click|watch|appuye[rz]|abonne[rz]|aime[rz]|clique[rz]|likez)(?!\p{L}))/giu;

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
    const found = [
      ...findRead(read, MADE_UP),
      ...findRead(read, TO_BE_LIKED),
      ...[...named, ...afterInvitations(read.text), ...recipesOf(read.text, 'handle')].map(
        read.back,
      ),
      ...typedApart(typed, 'handle'),
    ];
    return asSignals(withoutOverlaps(found), 'handle', 'rule');
  },
};

function behind(text: string, { start, end }: Passage): Passage[] {
  const rest = text.slice(end, end + REACH);
  const close = text.slice(Math.max(0, start - INVITATION), start);
  const ways = [
    ...BEHIND_A_NETWORK,
    ...(ALSO_A_WORD.test(text.slice(Math.max(0, start - OWNER), end)) ? [] : LOOSELY_BEHIND),
    ...(/[ء-ے]$/.test(text.slice(start, end)) ? [LATIN_BEHIND_ARABIC] : []),
    ...(MINE.test(close) ? [BEHIND_MINE] : []),
    ...(INVITED.test(close) ? [BEHIND_AN_INVITATION] : []),
  ];
  for (const way of ways) {
    const [found = '', lead = ''] = way.exec(rest) ?? [];
    if (found !== '') return [{ start: end + lead.length, end: end + found.length }];
  }
  return [];
}

function before(text: string, { start }: Passage): Passage[] {
  const from = Math.max(0, start - REACH);
  const close = text.slice(from, start);
  if (!ENDS_AT_A_NETWORK.test(close.slice(-INVITATION))) return [];
  for (const way of BEFORE_A_NETWORK) {
    const found = way.exec(close);
    if (!found) continue;
    const begin = from + found.index;
    return [{ start: begin, end: begin + (found[1] ?? '').length }];
  }
  return [];
}

function afterInvitations(text: string): Passage[] {
  return Array.from(text.matchAll(ASKED_TO_WRITE), ({ index, 0: found, 2: handle = '' }) => ({
    start: index + found.length - handle.length,
    end: index + found.length,
  }));
}
