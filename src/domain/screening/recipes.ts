import { loosely } from './fold.ts';
import { keepingLast } from './keeping-last.ts';
import { NETWORK_NAMED } from './networks.ts';
import { quickPattern } from './pattern.ts';
import { FEWEST_DIGITS } from './phone-shape.ts';
import type { Passage } from './signal.ts';

/** "First my name, then a dash, then 2011": who tells it piece by piece wants it put together. */
const JOINTS = quickPattern(
  loosely(
    String.raw`(?<!\p{L})(?:(?:and )?then|followed by|(?:et )?puis|ensuite|après|پھر|آگے|آخر میں|و?ثم|و?بعدها|و?بعدين|(?:with )?(?:two|three|double|2) \p{L}['’]?s|(?:avec )?(?:deux|2) \p{L}(?!\p{L})|all (?:joined|together|one word|lower ?case|small letters|stuck)|in one word|no spaces?|without spaces|tout attaché|en un (?:seul )?mot|sans espaces?|(?:سب )?جوڑ کر|ملا کر|بغیر (?:سپیس|اسپیس|وقفے)|بدون (?:مسافات?|فراغات?)|بلا (?:مسافات|فراغات)|مع بعض|وصل الحروف)(?!\p{L})|\s\+\s`,
  ),
  'giu',
);
const APART_MOST = 45;
const EDGE = 40;
const FEWEST_JOINTS = 2;
const NEAR = 60;
const STOPS = /[.!?۔؟\n]\s|\n/u;
const CLAUSE_START = /[:;.!?۔؟،,"«“(\n]\s?/gu;
const CLAUSE_END = /[.,،;!?۔؟\n]/u;

const word = (words: string) =>
  quickPattern(loosely(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`), 'iu');
const SAYS_MAIL = quickPattern(
  `@|${word('at[- ](?:sign|symbol)|arobase|ایٹ(?: کا نشان)?|گول (?:والا )?اے|علامة ال[اآأ]ت|[اآأ]ت|e?-?mail|g-?mail|hotmail|yahoo|outlook|جی ?میل|ای میل|جيميل|ايميل|هوتميل').source}`,
  'iu',
);
const SAYS_LINK = word('w|www|ڈبلیو|دبليو|slash|barre|سلیش|سلاش|dot|point|نقطہ|ڈاٹ|و?نقطة|دوت');
const ENDS_AS_LINK = word('com|org|net|ca|fr|uk|pk|example|gov|edu|info|کام|كوم|slash|سلاش|سلیش');
const SAYS_NAME =
  /\d|["«“]|(?<!\p{L})(?:dash|hyphen|dot|underscore|hash|lines?|letters?|spaces?|first name|birth year|together|one word|tiret|point|trait|dièse|prénom|année|attaché|ڈاٹ|ڈیش|انڈر ?سکور|انڈر ?اسکور|ہیش|نام|حروف|جوڑ|نقطه|شرطه|الحروف|رقم|انجليزي|بالانجليزي)(?!\p{L})/iu;
const NETWORK = word(`${NETWORK_NAMED}|channel|chaîne|قناة|\\p{L}{0,2}ال?واتس ?اب|whats ?app`);
const OPENS_WITH_AT = /^\W{0,3}(?:@|at[- ](?:sign|symbol)|arobase|ایٹ)/iu;

type Recipe = Passage & { says: string };

/** Whole passages that are put together from pieces, in the order of the text. */
const recipesIn = keepingLast((text): Recipe[] => {
  const rows: Passage[][] = [];
  for (const { index, 0: joint } of text.matchAll(JOINTS)) {
    const last = rows.at(-1)?.at(-1);
    const place = { start: index, end: index + joint.length };
    const between = last && text.slice(last.end, index);
    if (between !== undefined && between.length <= APART_MOST && !STOPS.test(between))
      rows.at(-1)?.push(place);
    else rows.push([place]);
  }
  return rows
    .filter((joints) => joints.length >= FEWEST_JOINTS)
    .map((joints) => {
      const start = startOf(text, joints[0]?.start ?? 0);
      const end = endOf(text, joints.at(-1)?.end ?? 0);
      return { start, end, says: text.slice(start, end) };
    });
});

function startOf(text: string, joint: number): number {
  const from = Math.max(0, joint - EDGE);
  const lead = text.slice(from, joint).replace(/[\s,،]+$/u, '');
  const clause = [...lead.matchAll(CLAUSE_START)].at(-1);
  if (clause) return from + clause.index + clause[0].length;
  return from + (from === 0 ? 0 : lead.indexOf(' ') + 1);
}

function endOf(text: string, joint: number): number {
  const rest = text.slice(joint, joint + EDGE);
  const lead = /^[\s,،:]*/u.exec(rest)?.[0].length ?? 0;
  const stop = rest.slice(lead).search(CLAUSE_END);
  if (stop >= 0) return joint + lead + stop;
  return joint + (rest.length < EDGE ? rest.length : Math.max(rest.lastIndexOf(' '), 0));
}

export function recipesOf(text: string, kind: 'email' | 'link' | 'handle'): Passage[] {
  return recipesIn(text)
    .filter((recipe) => kindOf(text, recipe) === kind)
    .map(({ start, end }) => ({ start, end }));
}

function kindOf(text: string, { start, end, says }: Recipe): string | null {
  const around = `${text.slice(Math.max(0, start - NEAR), start)} ${text.slice(end, end + NEAR / 2)}`;
  // So many figures are a telephone number.
  if ((says.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS) return null;
  const isOfNetwork = NETWORK.test(`${around} ${says}`);
  if (isOfNetwork && OPENS_WITH_AT.test(says)) return 'handle';
  if (SAYS_MAIL.test(says)) return 'email';
  if (SAYS_LINK.test(says) && ENDS_AS_LINK.test(says)) return 'link';
  return SAYS_NAME.test(says) && isOfNetwork ? 'handle' : null;
}
