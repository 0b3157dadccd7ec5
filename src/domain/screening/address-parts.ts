import { NUMBER_WORD } from './number-words.ts';

const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** From 21 to 99 Urdu has a word for each, but only these endings. */
const URDU_NUMBER = `[ء-ے]{1,4}(?:ئیس|تیس|الیس|اون|سٹھ|ہتر|اسی|انوے)${STOP}`;
const ARABIC_HUNDREDS = `(?:مئتان|مئتين|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)م[ائ]?ئة)${STOP}`;
const ONE_WORD = `(?:(?:و(?=\\p{L}))?(?:${NUMBER_WORD}${STOP}|${ARABIC_HUNDREDS})|${URDU_NUMBER})`;

/** A number in digits, in words, or in both: "nine hundred and six", "six 3 0". */
export const SAID_NUMBER = String.raw`(?:\d{1,5}[a-z]?${STOP}|${ONE_WORD})(?:[\s-]{1,2}(?:(?:and|et)\s)?(?:\d{1,4}${STOP}|${ONE_WORD})){0,5}`;
/** At least two, of which the first is a word. */
export const OF_WORDS = `${ONE_WORD}(?:[\\s-]{1,2}(?:(?:and|et)\\s)?(?:\\d{1,4}${STOP}|${ONE_WORD})){1,5}`;
const NUMBER_SIGN = String.raw`(?:\s?(?:number|num|no|numéro|n°|nº|#|نمبر|رقم)(?!\p{L})[.:]?\s?|\s)`;
/** Letters as they are said in Urdu. */
const SAID_LETTER = `(?:اے|بی|سی|ڈی|ای|ایف|جی|ایچ|زیڈ)${STOP}`;
const LETTER = String.raw`\p{L}${STOP}`;

const inFront = (words: string, what: string) => `(?:${words})\\.?${NUMBER_SIGN}(?:${what})`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
const LOWER_ROAD = '(?:street|road|avenue|boulevard|lane|crescent|drive)';
/** "The road", "a busy street" name none. */
const ANY_ROAD =
  '(?:the|this|that|an?|my|our|your|his|her|their|main|busy|next|same|whole|every|each|other|long|dirt|empty|down|across|of|on|in|and)';
const ROAD =
  '(?:Street|Avenue|Road|Boulevard|St|Ave|Av|Rd|Blvd|Drive|Lane|Court|Crescent|Terrace|Terr?|Parkway|Pkwy|Highway|Hwy|Close|Dr|Ln|Cres|Ct|Way|Place|Trail|Square|Circle|Gardens|Grove|Row|Hill|Heights|Mews)';
const RUE =
  '(?:[Rr]ue|[Rr]uelle|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]oul\\.|[Bb]d|[Cc]hemin|[Cc]h\\.|[Ii]mpasse|[Aa]llée|[Qq]uai|[Rr]oute|[Rr]ang|[Cc]ours|[Pp]assage|[Ss]entier|[Cc]ité|[Rr]ésidence|[Ll]otissement|[Hh]ameau|[Mm]ontée|[Cc]ôte|[Pp]romenade|[Tt]errasse|[Qq]uartier)';
/** Houses with a name of their own. */
const INN = '(?:Inn|Hotel|Motel|Hostel|Lodge|Towers?|Apartments|Manor|Estates?|Residences?|Plaza)';

const NTH = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';
const NTH_FR = '(?:premi[eè]re?|deuxième|troisième|quatrième|cinquième|dernière?)';
const NTH_UR = '(?:پہلا|دوسرا|تیسرا|چوتھا|پانچواں|آخری)';
const NTH_AR = '(?:أول|ثاني|ثالث|رابع|خامس|آخر)ة?';
const THE_NTH_AR = '(?:ال(?:أول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)ة?|الأولى)';
const COLOUR = '(?:yellow|blue|green|red|white|brown|pink|orange|purple|grey|gray|black|brick)';
const COLOUR_UR = '(?:نیلا|نیلے|نیلی|سبز|ہرا|ہرے|لال|سرخ|پیلا|پیلے|پیلی|سفید|کالا|کالے)';

/** Several of these together say where somebody is to be found; each alone says little. */
export const PARTS = {
  /** A street, a quarter or a building by its name. */
  place: [
    `(?:${CAPITAL}\\s){1,3}${ROAD}${STOP}`,
    `(?!${ANY_ROAD}\\s)[a-z]{4,20} ${LOWER_ROAD}${STOP}`,
    `(?:${CAPITAL}\\s){1,3}${INN}${STOP}`,
    `(?:[Hh]ôtel|[Ff]oyer|[Tt]our|[Ii]mmeuble)\\s(?:(?:de\\sla|du|des|les|Les|Le|La)\\s)?${CAPITAL}`,
    String.raw`\d{1,3}(?:e|re|ère|ième|ème)\s(?:Avenue|Rue|Rang|Boulevard|avenue|rue|rang)${STOP}`,
    String.raw`corner of (?:${CAPITAL}|\d{1,3}(?:st|nd|rd|th))(?:\s${CAPITAL})? (?:and|&) (?:${CAPITAL}|\d{1,3}(?:st|nd|rd|th))`,
    `(?:coin|angle) (?:de |des rues )?${CAPITAL} et (?:de )?${CAPITAL}`,
    String.raw`${RUE}\s(?:(?:de\s(?:la\s)?|du\s|des\s)|de\sl['’]|d['’])?${CAPITAL}(?:[\s-]${CAPITAL}){0,2}`,
    String.raw`(?:rue|avenue|chemin|impasse|allée)\s(?:de\s(?:la\s|l['’])?|du\s|des\s)[a-zéèêâîôûç]{4,20}`,
    String.raw`[ء-ے]{2,15}(?:\s[ء-ے]{2,15})?\s(?:سٹریٹ|اسٹریٹ|روڈ|کالونی|ٹاؤن|محلہ|پورہ|سوسائٹی|چوک|بازار|نگر|آباد|گنج|سڑک|پلازہ|ٹاورز?|اپارٹمنٹس?|ہوٹل|موٹل|مارکیٹ|ہائٹس|انکلیو|ولاز?|بلیوارڈ|ایونیو|لین|ڈرائیو|کریسنٹ|کورٹ|ہل)${STOP}`,
    String.raw`(?:[ء-ے]{2,15}\sوالی|پہلی|دوسری|تیسری|چوتھی|پانچویں)\s(?:گلی|سڑک)${STOP}`,
    String.raw`(?:گلی|لین|محلہ|سڑک|سٹریٹ|کوچہ|سرائے|موضع|ڈاک ?خانہ|تحصیل)\s(?:نمبر\s)?(?:${SAID_NUMBER}|(?!(?:میں|کے|کی|کا|پر|سے|تک|کو|نے|ہے|تھی|والے|والی)${STOP})[ء-ے]{2,15})`,
    String.raw`[وبف]?(?:شارع|حي|حارة|زقاق|طريق|ساحة|ميدان|درب|نهج|زنقة|مخيم|ضاحية|تلة|جادة|دوار|كورنيش)\s(?:ال)?[\p{L}\d]{2,15}(?:\sال\p{L}{2,15})?`,
    String.raw`(?:عمارة|بناية|برج|أبراج|فندق|سوق|سكن|نزل|فيلا)\sال\p{L}{2,15}`,
    `(?:الشارع|الزقاق|القاطع|المربع) ${THE_NTH_AR}${STOP}`,
    String.raw`(?:gali|galli|mohall?ah?|kucha|chak)\s(?:n(?:o|umber|ambar)\b\.?\s)?(?:${SAID_NUMBER}|(?!(?:mein|ke|ki|ka|se|par|tak|ko)\b)[a-z]{3,15}(?:\s(?!mein\b)[a-z]{3,15})?)`,
    String.raw`wali\s(?:gali|galli|sarak)${STOP}`,
    String.raw`(?:share3|shari3|7ay|7aret)\s(?:el\s|al\s)?[a-z\d']{3,15}`,
  ],
  house: [
    inFront(
      'house|building|bldg|tower|villa|plot|shop|box|maison|bâtiment|bât|immeuble|résidence|tour|escalier|entrée|hall|مکان|گھر|عمارت|بلڈنگ|کوٹھی|بنگلہ|پلاٹ|دکان|پلازہ|(?:ال)?(?:عمارة|بناية|مبنى|برج|منزل|فيلا|دكان|محل|قسيمة|قطعة|بيت|دار|باب|بيوت)|makan|ghar',
      `(?:${SAID_LETTER}\\s)?${SAID_NUMBER}|[A-H]${STOP}`,
    ),
    `(?:bineye|binaye|beit|ben[ae]ye)\\s(?:\\d{1,4}|[a-z\\d]{3,10})${STOP}`,
    `(?:[Nn]o\\.|n°|nº|#|numéro|رقم|عدد|number)\\s?${SAID_NUMBER}`,
    `${SAID_NUMBER}\\sنمبر${STOP}`,
    String.raw`(?<!(?:بس|روٹ|رول|فون|صفحہ)\s)نمبر\s(?:${SAID_NUMBER})`,
    String.raw`كم\s\d{1,3}${STOP}`,
    // Digit by digit, before the name
    `${ONE_WORD}(?:[\\s-](?:\\d${STOP}|${ONE_WORD})){2,4}(?=\\s?[،,]?\\s[ء-ے])`,
    String.raw`\d{1,4}-${SAID_LETTER}`,
    `(?:گھر|مکان|فلیٹ) کا نمبر (?:${SAID_LETTER} )?(?:${SAID_NUMBER})`,
    `(?:house|flat|apartment) number (?:is )?(?:${SAID_NUMBER})`,
    String.raw`(?<=(?<!\p{L})(?:at|au|le)\s)${SAID_NUMBER}(?=\s(?:on|sur|rue|avenue|de la rue|de l['’]avenue|du boulevard|du chemin)\s)`,
    String.raw`(?<=(?<!\p{L})(?:au|le)\s)\d{1,5}(?=\s?,)`,
    `${OF_WORDS}(?=\\s\\p{Lu})`,
  ],
  unit: [
    inFront(
      'room|office|flat|apt|cabin|lot|apartment|unit|suite|tent|shelter|caravan|trailer|door|chambre|bureau|app|apparte?(?:ment)?|tente|logement|porte|فلیٹ|کمرہ|خیمہ|کیمپ|کوارٹر|یونٹ|(?:ال)?(?:شقة|غرفة|خيمة|كرفان|كرفانة|وحدة|مكتب)',
      `${THE_NTH_AR}${STOP}|${SAID_NUMBER}|[A-Hأ-ج]${STOP}|${SAID_LETTER}`,
    ),
  ],
  zone: [
    inFront(
      'exit|row|rural route|rr|r\\.r|sector|section|zone|block|phase|aisle|lane|sortie|secteur|rangée|bloc|allée|سیکٹر|بلاک|قطار|فیز|چک|(?:ال)?(?:قطاع|بلوك|مربع|صف|كتلة|مجمع|مخرج)',
      `${SAID_NUMBER}|${LETTER}|${SAID_LETTER}`,
    ),
    String.raw`(?:پہلی|دوسری|تیسری|چوتھی|پانچویں)\sقطار${STOP}`,
    `(?:${NTH} row|${NTH_FR} rangée)${STOP}`,
  ],
  /** Beside the name of a street this is as good as a number. */
  landmark: [
    `(?:${NTH}|two|three|four) (?:house|door|houses|doors|building) (?:on the|down|past|after|from|left|right)${STOP}`,
    `the ${NTH} one (?:on the|down|past|after|from)${STOP}`,
    `(?:${NTH_FR}|deux|trois) (?:maisons?|portes?|sonnettes?|entrées?) (?:à|après|plus|sur|avant)${STOP}`,
    `${NTH_FR} (?:sonnette|porte)${STOP}`,
    `(?:ایک|دو|تین|چار) (?:گھر|مکان|دروازے) (?:آگے|پہلے|چھوڑ|بعد)${STOP}`,
    `${NTH_UR} (?:گھر|مکان|دروازہ|کوٹھی)${STOP}`,
    '(?:pehla|doosra|dusra|teesra|chautha|aa?khri) (?:ghar|makan|darwaza)',
    `${NTH_AR} (?:دخلة|لفة|بيت|باب|منزل|عمارة|بناية)${STOP}`,
    `(?:البيت|الباب|المنزل|العمارة|البناية) (?:ال${NTH_AR}|الأخيرة?)${STOP}`,
    `${COLOUR} (?:house|door|building|gate|duplex|triplex|trailer)${STOP}`,
    `(?:maison|porte|immeuble|portail|volets|triplex|duplex) (?:jaunes?|bleue?s?|verte?s?|rouges?|blanche?s?|grise?s?|noire?s?)${STOP}`,
    `${COLOUR_UR} (?:دروازہ|دروازے|گیٹ|مکان|گھر|عمارت)${STOP}`,
    `(?:ال)?(?:بيت|باب|بوابة|بناية|منزل|عمارة) (?:ال)?(?:أزرق|أخضر|أحمر|أصفر|أبيض|أسود|زرقاء|خضراء|حمراء|صفراء|بيضاء|سوداء)${STOP}`,
  ],
  /** These say nothing by themselves, but belong to an address that stands beside them. */
  detail: [
    String.raw`(?:[a-zéèêء-ے]{2,10}|\d{1,2}(?:st|nd|rd|th|e|er|ème)) (?:floor|étage|منزل)${STOP}`,
    inFront(
      'floor|flr|étage|ét|(?:ال)?(?:طابق|دور)|tabe2',
      String.raw`${SAID_NUMBER}|ال\p{L}{3,8}|\p{L}{3,8}`,
    ),
    String.raw`(?:behind|beside|next to|next door to|opposite|across from|facing|below|above|over|doors? down from|the corner of|by the|near the|derrière|à côté d[eu]s?|en face d[eu]s?|au-dessus d[eu]s?|au coin d[eu]s?|à l['’]angle d[eu]s?|près d[eu]s?|خلف|بجانب|جنب|قرب|مقابل|أمام|فوق|وراء|بعد|عند|تحت|تحتها|زاوية|تقاطع)(?:\s[\p{L}\p{M}'’]{1,15}){1,4}`,
    String.raw`(?:[ء-ے]{2,12}\s){1,4}کے (?:پاس|سامنے|پیچھے|ساتھ|قریب|اوپر|نیچے|برابر|کونے|نکڑ)${STOP}`,
    String.raw`(?:[ء-ے]{2,12}\s){1,3}سے(?=\s${NTH_UR})`,
    String.raw`(?:[a-z]{3,12}\s){1,3}ke (?:samne|saamne|paas|pas|peeche|peechay|saath|sath|qareeb|upar|neeche)${STOP}`,
    String.raw`(?:(?:main|general|central) post office|bureau (?:de poste|central)|[ء-ے]{2,10} پوسٹ آفس|(?:ال)?بريد ال\p{L}{3,10}|succursale [\p{L}-]{1,20}|station [a-z]${STOP}|(?:interphone|sonnette|sonnez chez|buzzer) [\p{L}\d]{2,15}|au \d(?:e|er)${STOP})`,
    String.raw`(?:the (?:\p{L}{2,10} )?door(?: with| w\/)?|la porte \p{L}{2,10}|الباب ال\p{L}{2,10}|el beb el \S{2,10})`,
  ],
} as const;
