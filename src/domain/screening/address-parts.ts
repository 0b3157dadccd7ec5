import { NUMBER_WORD } from './number-words.ts';
import { findPassages, LATIN_OR_ARABIC, type Passage } from './signal.ts';

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** From 21 to 99 Urdu has a word for each, but only these endings. */
const URDU_NUMBER = `[ء-ے]{1,4}(?:ئیس|تیس|الیس|اون|سٹھ|ہتر|اسی|انوے)${STOP}`;
const ONE_WORD = `(?:(?:و(?=\\p{L}))?${NUMBER_WORD}${STOP}|${URDU_NUMBER})`;

/** A number in digits, in words, or in both: "nine hundred and six", "six 3 0". */
export const SAID_NUMBER = String.raw`(?:\d{1,5}[a-z]?${STOP}|${ONE_WORD})(?:[\s-]{1,2}(?:(?:and|et)\s)?(?:\d{1,4}${STOP}|${ONE_WORD})){0,5}`;
/** At least two, of which the first is a word. */
export const OF_WORDS = `${ONE_WORD}(?:[\\s-]{1,2}(?:(?:and|et)\\s)?(?:\\d{1,4}${STOP}|${ONE_WORD})){1,5}`;
const NUMBER_SIGN = String.raw`(?:\s?(?:number|num|no|numéro|n°|nº|#|نمبر|رقم)(?!\p{L})[.:]?\s?|\s)`;
const LETTER = String.raw`\p{L}${STOP}`;

const inFront = (words: string, what: string) => `(?:${words})\\.?${NUMBER_SIGN}(?:${what})`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
const LOWER_ROAD = '(?:street|road|avenue|boulevard|lane|crescent|drive)';
/** "The road", "a busy street" name none. */
const ANY_ROAD =
  '(?:the|this|that|an?|my|our|your|his|her|their|main|busy|next|same|whole|every|each|other|long|dirt|empty|down|across|of|on|in|and)';
const ROAD =
  '(?:Street|Avenue|Road|Boulevard|St|Ave|Av|Rd|Blvd|Drive|Lane|Court|Crescent|Terrace|Terr?|Parkway|Pkwy|Highway|Hwy|Close|Dr|Ln|Cres|Ct)';
const RUE =
  '(?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]oul\\.|[Bb]d|[Cc]hemin|[Ii]mpasse|[Aa]llée|[Qq]uai|[Rr]oute|[Rr]ang)';

/** Several of these together say where somebody is to be found; each alone says little. */
const PARTS = {
  street: [
    `(?:${CAPITAL}\\s){1,3}${ROAD}${STOP}`,
    `(?!${ANY_ROAD}\\s)[a-z]{4,20} ${LOWER_ROAD}${STOP}`,
    String.raw`corner of (?:${CAPITAL}|\d{1,3}(?:st|nd|rd|th))(?:\s${CAPITAL})? (?:and|&) (?:${CAPITAL}|\d{1,3}(?:st|nd|rd|th))`,
    String.raw`${RUE}\s(?:(?:de\s(?:la\s)?|du\s|des\s)|de\sl['’]|d['’])?${CAPITAL}(?:[\s-]${CAPITAL}){0,2}`,
    String.raw`(?:rue|avenue|chemin|impasse|allée)\s(?:de\s(?:la\s|l['’])?|du\s|des\s)[a-zéèêâîôûç]{4,20}`,
    String.raw`[ء-ے]{2,15}(?:\s[ء-ے]{2,15})?\s(?:سٹریٹ|اسٹریٹ|روڈ|کالونی|ٹاؤن|محلہ|پورہ|سوسائٹی|چوک|بازار|نگر|آباد|گنج|سڑک)${STOP}`,
    String.raw`(?:گلی|لین|محلہ|سڑک|سٹریٹ|فیز)\s(?:نمبر\s)?(?:${SAID_NUMBER}|(?!(?:میں|کے|کی|کا|پر|سے|تک|کو|نے|ہے|تھی|والے|والی)${STOP})[ء-ے]{2,15})`,
    String.raw`و?ب?(?:شارع|حي|حارة|زقاق|طريق|ساحة|ميدان|درب|نهج|زنقة|مخيم)\s(?:ال)?\p{L}{2,15}(?:\sال\p{L}{2,15})?`,
    String.raw`(?:share3|shari3|7ay|7aret)\s(?:el\s|al\s)?[a-z\d']{3,15}`,
  ],
  house: [
    inFront(
      'house|building|bldg|tower|villa|plot|shop|maison|bâtiment|bât|immeuble|résidence|tour|escalier|entrée|hall|مکان|گھر|عمارت|بلڈنگ|کوٹھی|بنگلہ|پلاٹ|دکان|پلازہ|(?:ال)?(?:عمارة|بناية|مبنى|برج|منزل|فيلا|دكان|بيت|دار|باب|بيوت)|makan|ghar',
      `${SAID_NUMBER}|[A-H]${STOP}`,
    ),
    `(?:bineye|binaye|beit)\\s[a-z\\d]{3,10}`,
    `(?:[Nn]o\\.|n°|nº|#|numéro|رقم|number)\\s?${SAID_NUMBER}`,
    `${SAID_NUMBER}\\sنمبر${STOP}`,
    String.raw`(?<=(?<!\p{L})(?:at|au|le)\s)${SAID_NUMBER}(?=\s(?:on|sur|rue|avenue|de la rue|de l['’]avenue|du boulevard|du chemin)\s)`,
    String.raw`(?<=(?<!\p{L})(?:au|le)\s)\d{1,5}(?=\s?,)`,
    `${OF_WORDS}(?=\\s\\p{Lu})`,
  ],
  unit: [
    inFront(
      'room|flat|apt|cabin|lot|apartment|unit|suite|tent|shelter|caravan|trailer|door|chambre|app|apparte?(?:ment)?|tente|logement|porte|فلیٹ|کمرہ|خیمہ|کیمپ|کوارٹر|(?:ال)?(?:شقة|غرفة|خيمة|كرفان|كرفانة|وحدة)',
      `${SAID_NUMBER}|[A-H]${STOP}`,
    ),
  ],
  zone: [
    inFront(
      'exit|row|sector|section|zone|block|phase|aisle|lane|sortie|secteur|rangée|bloc|سیکٹر|بلاک|قطار|(?:ال)?(?:قطاع|بلوك|مربع|صف|كتلة|مجمع|مخرج)',
      `${SAID_NUMBER}|${LETTER}|(?:اے|بی|سی|ڈی|ای|زیڈ)${STOP}`,
    ),
    String.raw`(?:پہلی|دوسری|تیسری|چوتھی|پانچویں)\sقطار${STOP}`,
  ],
  /** Beside the name of a street this is as good as a number. */
  landmark: [
    `(?:(?:first|second|third|fourth|last|two|three|four) (?:house|door|doors|houses) (?:on the|down|past|after|from|left|right)|(?:première|deuxième|troisième|dernière|deux|trois) (?:maisons?|portes?) (?:à|après|plus|sur)|(?:پہلا|دوسرا|تیسرا|آخری) (?:گھر|مکان|دروازہ)|(?:أول|ثاني|ثالث|رابع|آخر) (?:بيت|باب|منزل|عمارة))${STOP}`,
    `(?:yellow|blue|green|red|white|brown|pink|grey|gray|black|brick) (?:house|door|building|gate|duplex|triplex|trailer)${STOP}`,
    `(?:maison|porte|immeuble) (?:jaune|bleue?|verte?|rouge|blanche?|grise?|noire?)${STOP}`,
    `(?:نیلا|نیلے|سبز|لال|سرخ|پیلا|پیلے|پیلی|سفید|کالا|کالے) (?:دروازہ|دروازے|گیٹ|مکان|گھر|عمارت)`,
    `(?:ال)?(?:بيت|باب|بوابة|بناية|منزل) (?:ال)?(?:أزرق|أخضر|أحمر|أصفر|أبيض|أسود|زرقاء|خضراء|بيضاء)${STOP}`,
  ],
  /** These say nothing by themselves, but belong to an address that stands beside them. */
  detail: [
    String.raw`(?:[a-zéèêء-ے]{2,10}|\d{1,2}(?:st|nd|rd|th|e|er|ème)) (?:floor|étage|منزل)${STOP}`,
    inFront(
      'floor|flr|étage|(?:ال)?(?:طابق|دور)|tabe2',
      String.raw`${SAID_NUMBER}|ال\p{L}{3,8}|\p{L}{3,8}`,
    ),
    String.raw`(?:behind|beside|next to|opposite|across from|below|above|doors down from|derrière|à côté d[eu]|en face d[eu]|au-dessus d[eu]|خلف|بجانب|قرب|مقابل|أمام|فوق)(?:\s[\p{L}\p{M}'’]{1,15}){1,4}`,
    String.raw`(?:[ء-ے]{2,12}\s){1,4}کے (?:پاس|سامنے|پیچھے|ساتھ|قریب)${STOP}`,
    String.raw`(?:(?:main|general|central) post office|bureau (?:de poste|central)|[ء-ے]{2,10} پوسٹ آفس|(?:ال)?بريد ال\p{L}{3,10})`,
    String.raw`(?:the (?:\p{L}{2,10} )?door(?: with| w\/)?|la porte \p{L}{2,10}|الباب ال\p{L}{2,10}|el beb el \S{2,10})`,
  ],
} as const;

type Kind = keyof typeof PARTS | 'whole';
type Part = Passage & { kind: Kind };
/** `solid` is where the last part ends that is more than a detail. */
type Cluster = Passage & { kinds: Set<Kind>; solid: number };

// Where names begin with capitals the case matters; the rest may be typed in any way.
const hasName = (way: string) => way.includes(String.raw`\p{Lu}`);
const SEARCHES = Object.entries(PARTS).flatMap(([kind, ways]) =>
  [ways.filter(hasName), ways.filter((way) => !hasName(way))]
    .filter((some) => some.length > 0)
    .map((some) => ({
      kind: kind as Kind,
      pattern: new RegExp(
        `${LATIN_OR_ARABIC}${START}(?:${some.join('|')})`,
        some.every(hasName) ? 'gu' : 'giu',
      ),
    })),
);

/** How far apart the parts of one address stand. */
const REACH = 30;
const NEW_SENTENCE = /[!?۔؟\n]|\.\s+[\p{Lu}\p{Lo}]/u;
const FEWEST_KINDS = 2;

/** Addresses told piece by piece ("room 118, the Blue Heron, exit nineteen"), and whole ones with what belongs to them. */
export function joinParts(text: string, whole: readonly Passage[]): Passage[] {
  const parts = [
    ...whole.map((passage): Part => ({ ...passage, kind: 'whole' })),
    ...SEARCHES.flatMap(({ kind, pattern }) =>
      findPassages(text, pattern).map((passage): Part => ({ ...passage, kind })),
    ),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const clusters: Cluster[] = [];
  for (const { start, end, kind } of parts) {
    const last = clusters.at(-1);
    if (!last || !isNear(text, last.end, start))
      clusters.push({ start, end, kinds: new Set([kind]), solid: kind === 'detail' ? start : end });
    else {
      // "Room no. 14" is one part, although "no. 14" is one too.
      if (start >= last.solid || kind === 'whole') last.kinds.add(kind);
      if (kind !== 'detail') last.solid = Math.max(last.solid, end);
      last.end = Math.max(last.end, end);
    }
  }
  return clusters.filter(isAddress).map(({ start, end }) => ({ start, end }));
}

function isNear(text: string, end: number, start: number): boolean {
  return start - end <= REACH && !NEW_SENTENCE.test(text.slice(end, start));
}

function isAddress({ kinds }: Cluster): boolean {
  return kinds.has('whole') || kinds.size - Number(kinds.has('detail')) >= FEWEST_KINDS;
}
