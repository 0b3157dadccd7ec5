import { NUMBER_WORD, URDU_TENS } from './number-words.ts';

const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;
const URDU_NUMBER = `${URDU_TENS}${STOP}`;
const ARABIC_HUNDREDS = `(?:مئتان|مئتين|ميتين|(?:ثلاث|تلات|أربع|خمس|ست|سبع|ثمان|تمان|تسع)(?:م[ائ]?ئة|مية))${STOP}`;
const ONE_WORD = `(?:(?:و(?=\\p{L}))?(?:${NUMBER_WORD}${STOP}|${ARABIC_HUNDREDS})|${URDU_NUMBER})`;

/** A number in digits, in words, or in both: "nine hundred and six", "six 3 0". */
export const SAID_NUMBER = String.raw`(?:\d{1,5}[a-z]?${STOP}|${ONE_WORD})(?:[\s-]{1,2}(?:(?:and|et)\s)?(?:\d{1,4}${STOP}|${ONE_WORD})){0,5}`;
/** At least two, of which the first is a word. */
export const OF_WORDS = `${ONE_WORD}(?:[\\s-]{1,2}(?:(?:and|et)\\s)?(?:\\d{1,4}${STOP}|${ONE_WORD})){1,5}`;
const NUMBER_SIGN = String.raw`(?:\s?(?:(?:of )?numbers?|num|no|numéro|n°|nº|#|نمبر|رقم|[=:])(?!\p{L})[.:]?\s?|\s)`;
/** Letters as they are said in Urdu. */
const SAID_LETTER = `(?:اے|بی|سی|ڈی|ای|ایف|جی|ایچ|زیڈ)${STOP}`;
const LETTER = String.raw`\p{L}${STOP}`;

const inFront = (words: string, what: string) => `(?:${words})\\.?${NUMBER_SIGN}(?:${what})`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
const LOWER_ROAD =
  '(?:street|road|avenue|boulevard|lane|crescent|drive|colony|mohall?ah?|nagar|chowk)';
/** "The road", "a busy street" name none. */
const ANY_ROAD =
  '(?:the|this|that|an?|my|our|your|his|her|their|main|busy|next|same|whole|every|each|other|long|dirt|empty|down|across|of|on|in|and)';
const ROAD =
  '(?:Street|Avenue|Road|Boulevard|St|Ave|Av|Rd|Blvd|Drive|Lane|Court|Crescent|Terrace|Terr?|Parkway|Pkwy|Highway|Hwy|Close|Dr|Ln|Cres|Ct|Way|Place|Trail|Square|Circle|Gardens|Grove|Row|Hill|Heights|Mews|(?<!West\\s)Bank|Bend|Loop|Rise|Walk|Croft|Wynd|Alley|Hollow|Quay|Wharf|Vale|Fold|Yard|Parade|Green|Glen|Cove|Crossing|Chase|Landing|Meadows?|Path|Colony|Nagar|Mohalla|Chowk|Town)';
/** A lane of no name, in Urdu. */
const ANY_LANE =
  'اس|اسی|ہر|ایک|ہماری|میری|اپنی|پوری|تنگ|لمبی|چھوٹی|پرانی|ساری|کسی|اگلی|پچھلی|کی|کے|والی|میں|سے|اور|وہ|یہ|جس|کچی|پکی|بند|خالی|نئی|بڑی|یہی|وہی|تمہاری|آپ|پر|کو|اندھیری|گلی|تاریک|سنسان|ویران|دوسری|ہوئی|گھر|اسکول|سکول';
const RUE =
  '(?:[Rr]ue|[Rr]uelle|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]oul\\.|[Bb]d|[Cc]hemin|[Cc]h\\.|[Ii]mpasse|[Aa]llée|[Qq]uai|[Rr]oute|[Rr]ang|[Cc]ours|[Pp]assage|[Ss]entier|[Cc]ité|[Rr]ésidence|[Ll]otissement|[Hh]ameau|[Mm]ontée|[Cc]ôte|[Pp]romenade|[Tt]errasse|[Qq]uartier|[Pp]lace|[Ss]quare|[Cc]haussée|[Ff]aubourg|[Vv]enelle|[Ee]splanade|[Cc]los|[Dd]omaine|[Ll]ieu-dit|HLM|[Bb]arre|[Ff]erme|[Mm]as|[Cc]amping|[Cc]amp|[Cc]entre d.(?:accueil|hébergement))';
/** "Of the", as it stands in the name of a street. */
const DU = String.raw`(?:(?:de\s(?:la\s)?|du\s|des\s|aux?\s|à\sla\s)|de\sl['’]|d['’])`;
/** Houses with a name of their own. */
const INN =
  '(?:Inn|Hotel|Motel|Hostel|Lodge|Towers?|Apartments|Manor|Estates?|Residences?|Residency|Plaza|Shelter|Flats|Villas?|Camp|(?:Reception|Detention|Refugee|Asylum) Cent(?:re|er)|(?:Care|Nursing|Children.s) Home|Halls?|Barracks|Caravan Park|Trailer Park)';

const NTH = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';
const NTH_FR = '(?:premi[eè]re?|deuxième|troisième|quatrième|cinquième|dernière?)';
const NTH_UR = '(?:پہلا|دوسرا|تیسرا|چوتھا|پانچواں|آخری)';
const NTH_AR = '(?:أول|ثاني|ثالث|رابع|خامس|آخر)ة?';
const THE_NTH_AR = '(?:ال(?:أول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)ة?|الأولى)';
const COLOUR = '(?:yellow|blue|green|red|white|brown|pink|orange|purple|grey|gray|black|brick)';
const COLOUR_UR = '(?:نیلا|نیلے|نیلی|سبز|ہرا|ہرے|لال|سرخ|پیلا|پیلے|پیلی|سفید|کالا|کالے)';

/** What numbers count, or what a date names. */
const NOT_A_PLACE =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Rama[dḍ]|Muharr|Shaw|Dhu|Rajab|Safar|Rabi|Muslim|Christian|Jew|Hindu|Arab|Syrian|Afghan|Palestin|Kurd|Somali|Pakistan|Canad|Americ|Am|Pm|AM|PM|Eid|Rakat|Surah|Juz|Hadith|Celsius|Euro|Dollar|Dirham|Rupee|Muezzin|Allah|I(?![a-z]))';

/** Several of these together say where somebody is to be found; each alone says little. */
export const PARTS = {
  /** A street, a quarter or a building by its name. */
  place: [
    `(?<!\\p{L}['’])(?:${CAPITAL}\\.?\\s){1,3}(?:${ROAD}|${INN})${STOP}`,
    // Butterfield, it’s an avenue; the road is Pebble Lane
    `it['’]?s an? ${LOWER_ROAD}${STOP}`,
    `(?:the )?cul[ -]de[ -]sac${STOP}`,
    `(?:road|street|avenue|lane) (?:is|is called|called|named) ${CAPITAL}`,
    `(?:rue|avenue|impasse) (?:s['’]appelle|c['’]est|qui (?:a|porte) le nom d(?:e |['’]|u |es )\\p{L}{1,15}(?: \\p{L}{1,15}){0,3})(?: ${CAPITAL})?`,
    `(?:street|road|avenue) (?:named|called) (?:after|like|for) (?:\\p{L}{1,15} ?){1,4}`,
    `(?:گلی|سڑک|محلے) (?:کا نام|جس کا نام) (?:[ء-ے]{2,15} ){1,4}`,
    `[وب]?(?:شارع(?:نا|ه|ها)|(?:ال)?(?:شارع|حارة|حي)(?: اللي| الذي)?) (?:اسمه|اسمها|اسم|على اسم) (?:[ء-ي]{2,15} ?){1,4}`,
    `(?!${ANY_ROAD}\\s)[a-z]{4,20} ${LOWER_ROAD}${STOP}`,
    `(?:[Hh]ôtel|[Ff]oyer|[Tt]our|[Ii]mmeuble)\\s(?:(?:de\\sla|du|des|les|Les|Le|La)\\s)?${CAPITAL}`,
    String.raw`\d{1,3}(?:e|re|ère|ième|ème)\s(?:Avenue|Rue|Rang|Boulevard|avenue|rue|rang)${STOP}`,
    String.raw`corner of (?:${CAPITAL}|\d{1,3}(?:st|nd|rd|th))(?:\s${CAPITAL})? (?:and|&) (?:${CAPITAL}|\d{1,3}(?:st|nd|rd|th))`,
    `(?:coin|angle) (?:de |des rues )?${CAPITAL} et (?:de )?${CAPITAL}`,
    String.raw`${RUE}\s${DU}?${CAPITAL}(?:[\s-]${CAPITAL}){0,2}`,
    String.raw`(?:rue|avenue|chemin|impasse|allée)\s(?:de\s(?:la\s|l['’])?|du\s|des\s)[a-zéèêâîôûç]{4,20}(?:\s(?:aux?|de|du|des)\s[a-zéèêâîôûç]{3,20})?`,
    String.raw`[ء-ے]{2,15}(?:\s[ء-ے]{2,15})?\s(?:سٹریٹ|اسٹریٹ|روڈ|کالونی|ٹاؤن|محلہ|پورہ|سوسائٹی|چوک|بازار|نگر|آباد|گنج|سڑک|پلازہ|ٹاورز?|اپارٹمنٹس?|ہوٹل|موٹل|مارکیٹ|ہائٹس|انکلیو|ولاز?|بلیوارڈ|ایونیو|لین|ڈرائیو|کریسنٹ|کورٹ|ہل|ہاسٹل|ہوسٹل|شیلٹر|ریزی?ڈی?نسی|حویلی|سکوائر|اسکوائر|مینشن|کمپلیکس)${STOP}`,
    String.raw`(?!(?:${ANY_LANE})\s)[ء-ے]{3,15}\sگلی${STOP}`,
    String.raw`(?:حویلی|بازار|بستی|کوٹ|احاطہ)\s(?!(?:میں|کے|کی|کا|پر|سے|تک|کو|نے|ہے|تھی|تھا|اور|والے|والی|والا|گئ|جا|بند|گیا)${STOP})[ء-ے]{3,15}(?:\sوالی?)?`,
    String.raw`(?:[ء-ے]{2,15}\sوالی|پہلی|دوسری|تیسری|چوتھی|پانچویں)\s(?:گلی|سڑک)${STOP}`,
    String.raw`(?:گلی|لین|محلہ|سڑک|سٹریٹ|کوچہ|سرائے)\s(?:نمبر\s)?(?:${SAID_NUMBER}|(?!(?:میں|کے|کی|کا|پر|سے|تک|کو|نے|ہے|تھی|والے|والی)${STOP})[ء-ے]{2,15})`,
    String.raw`[وبف]?(?:شارع|حي|حارة|زقاق|طريق|ساحة|ميدان|درب|نهج|زنقة|مخيم|ضاحية|تلة|جادة|دوار|كورنيش|بلدة|قرية|كامب|ضيعة|محلة|دربونة|عزبة|كفر|حوش|فريج|سكة|ممر|حومة|إقامة|تجزئة|كمباوند|منطقة)\s(?:ال)?[\p{L}\d]{2,15}(?:\sال\p{L}{2,15})?`,
    String.raw`(?:عمارة|بناية|برج|أبراج|فندق|سوق|سكن|نزل|فيلا|دار|ملجأ|مأوى|مجمع|إسكان)\sال\p{L}{2,15}`,
    `(?:الشارع|الزقاق|القاطع|المربع) ${THE_NTH_AR}${STOP}`,
    String.raw`(?:gali|galli|mohall?ah?|kucha|chak)\s(?:n(?:o|umber|ambar)\b\.?\s)?(?:${SAID_NUMBER}|(?!(?:mein|ke|ki|ka|se|par|tak|ko)\b)[a-z]{3,15}(?:\s(?!mein\b)[a-z]{3,15})?)`,
    String.raw`wali\s(?:gali|galli|sarak)${STOP}`,
    String.raw`(?:share3|shari3|7ay|7aret)\s(?:el\s|al\s)?[a-z\d']{3,15}`,
  ],
  /** A number before a name that is not a kind of street: enough where somebody lives. */
  numbered: [
    String.raw`(?<=(?:at|to|is|in|au|le|est|number|no\.|n°|,|:|-)\s)\d{1,4}[a-dA-D]?,?\s(?!${NOT_A_PLACE})${CAPITAL}(?:\s${CAPITAL})?`,
  ],
  house: [
    inFront(
      'house|building|bldg|tower|villa|plot|shop|box|maison|bâtiment|bât|immeuble|résidence|tour|escalier|entrée|hall|مکان|گھر|عمارت|بلڈنگ|کوٹھی|بنگلہ|پلاٹ|دکان|پلازہ|(?:ال)?(?:عمارة|بناية|مبنى|برج|منزل|فيلا|دكان|محل|قسيمة|قطعة|بيت|دار|باب|بيوت)|makan|ghar',
      `(?:${SAID_LETTER}\\s)?${SAID_NUMBER}|[A-H]${STOP}`,
    ),
    String.raw`(?:flat|apt|house|maison|app|فلیٹ|مکان|شقة|عمارة|بناية|بيت)\s?[=:]\s?[\p{L}\d]{1,10}(?:\s[\p{L}\d]{1,10})?`,
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
    `[Nn]umber \\d{1,4}(?=,? \\p{Lu})`,
    `(?:بيتنا|بيتي|بيته|بيتها|دارنا|عمارتنا|شقتنا|شقتي) (?:و)?رقمه?ا? ${SAID_NUMBER}`,
    `\\d{1,4},? (?:and )?(?:the )?(?=(?:road|street) is ${CAPITAL})`,
    String.raw`(?:bis|ter)(?=\s${RUE})`,
    String.raw`(?<=(?<!\p{L})(?:at|au|le)\s)${SAID_NUMBER}(?=\s(?:on|sur|rue|avenue|de la rue|de l['’]avenue|du boulevard|du chemin)\s)`,
    String.raw`(?<=(?<!\p{L})(?:au|le)\s)\d{1,5}(?=\s?,)`,
    `${OF_WORDS}(?=\\s\\p{Lu})`,
  ],
  unit: [
    inFront(
      'room|office|flat|apt|lgh|container|hut|barracks?|dorm(?:itory)?|bunk|bed|ward|pitch|bay|mobile home|conteneur|baraque|dortoir|emplacement|caravane|mobil-home|appt|box|کنٹینر|بیرک|(?:ال)?(?:كونتينر|كونتينه|بركس|هنجر|عنبر|سرير|كابينه|زنزانه)|cabin|lot|apartment|unit|suite|tent|shelter|caravan|trailer|door|chambre|bureau|app|apparte?(?:ment)?|appart|tente|logement|porte|boîte|bte|فلیٹ|کمرہ|خیمہ|کیمپ|کوارٹر|یونٹ|پورشن|(?:ال)?(?:شقة|غرفة|خيمة|كرفان|كرفانة|وحدة|مكتب)',
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
  district: [
    String.raw`(?:موضع|ڈاک ?خانہ|تحصیل|ضلع)\s(?!(?:میں|کے|کی|کا|پر|سے|تک|کو|نے|ہے)${STOP})[ء-ے]{2,15}(?:\s(?!(?:میں|کے|کی|کا|پر|سے)${STOP})[ء-ے]{2,15})?`,
  ],
  /** Beside the name of a street this is as good as a number. */
  landmark: [
    `(?:${NTH}|two|three|four|[2-9]) (?:house|door|houses|doors|building|gate) (?:on the|down|past|after|from|left|right|before)${STOP}`,
    `the ${NTH} one (?:on the|down|past|after|from)${STOP}`,
    `(?:${NTH_FR}|deux|trois|[2-9]) (?:maisons?|portes?|sonnettes?|entrées?) (?:à|après|plus|sur|avant)${STOP}`,
    `${NTH_FR} (?:sonnette|porte)${STOP}`,
    // The house with the ramp, la maison aux volets, وہ گھر جس پر, البيت اللي عليه
    `(?:(?:the|a|big|small|old) (?:\\p{L}{3,10} )?|(?<=, ))(?:house|building|door|gate|cottage|bungalow|two-stor(?:e?y|ied)|window|balcony) (?:with|w\\/?) (?:(?:the|an?|no|two|three|that) )?\\p{L}{3,15}(?: \\p{L}{2,15}){0,2}`,
    `(?:maison|immeuble|porte|portail|fenêtre|balcon|pavillon|bâtiment) (?:aux? |avec |sans |collée? à |qui a )(?:(?:la|le|les|une?|des|deux) )?\\p{L}{3,15}(?: (?:de |du |d['’])?\\p{L}{2,15}){0,3}`,
    `(?:وہ |وہی )?(?:گھر|مکان|عمارت|گیٹ|دروازہ|کھڑکی) (?:جس|جہاں) (?:پر|کے|کی|کا|میں|سے) (?:[ء-ے]{2,15} ){1,5}`,
    `(?:[وب]?ال)(?:بيت|باب|بوابة|عمارة|بناية|شباك|شرفة|بلكونة|منزل|خيمة|هيكل) (?:اللي|الذي|التي|إلي|لونه|لونها|أبو|أم|ذو|ذات) (?:[ء-ي]{2,12} ){0,3}[ء-ي]{2,12}`,
    `(?:ask|asking) for (?:the )?(?:house|home) of|[يت]?سأل(?:وا|ي)? عن (?:بيت|دار|منزل) (?:[ء-ي]{2,12} ?){1,2}`,
    `${COLOUR} (?:roof|shutters|fence|curtains?|wall|balcony)${STOP}`,
    `(?:toit|clôture|rideaux|balcon|mur) (?:jaunes?|bleue?s?|verte?s?|rouges?|blanc(?:he)?s?|grise?s?|noire?s?)${STOP}`,
    `(?:ایک|دو|تین|چار) (?:گھر|مکان|دروازے) (?:آگے|پہلے|چھوڑ|بعد)${STOP}`,
    `${NTH_UR} (?:گھر|مکان|دروازہ|کوٹھی|گیٹ)${STOP}`,
    '(?:pehla|doosra|dusra|teesra|chautha|aa?khri) (?:ghar|makan|darwaza)',
    `${NTH_AR} (?:دخلة|لفة|بيت|باب|منزل|عمارة|بناية)${STOP}`,
    `(?:البيت|الباب|المنزل|العمارة|البناية) (?:ال${NTH_AR}|الأخيرة?)${STOP}`,
    `${COLOUR} (?:house|door|building|gate|duplex|triplex|trailer)${STOP}`,
    `(?:maison|porte|immeuble|portail|volets|triplex|duplex) (?:jaunes?|bleue?s?|verte?s?|rouges?|blanche?s?|grise?s?|noire?s?)${STOP}`,
    `${COLOUR_UR} (?:دروازہ|دروازے|گیٹ|مکان|گھر|عمارت)${STOP}`,
    `(?:ال)?(?:بيت|باب|بوابة|بناية|منزل|عمارة) (?:ال)?(?:أزرق|أخضر|أحمر|أصفر|أبيض|أسود|زرقاء|خضراء|حمراء|صفراء|بيضاء|سوداء)${STOP}`,
  ],
  floor: [
    String.raw`(?:[a-zéèêء-ے]{2,10}|\d{1,2}(?:st|nd|rd|th|e|er|ème)) (?:floor|étage|منزل)${STOP}`,
    inFront(
      'floor|flr|étage|ét|(?:ال)?(?:طابق|دور)|tabe2',
      String.raw`${SAID_NUMBER}|ال\p{L}{3,8}|\p{L}{3,8}`,
    ),
    `(?:rez-de-chaussée|rdc|sous-sol|ground floor|basement|attic|top floor|(?:ال)?(?:قبو|روف|بدروم|ملحق)|تہہ ?خانہ|بیسمنٹ)${STOP}`,
    `(?:تاني|ثاني|تالت|ثالث|رابع|خامس|أول|آخر) (?:طابق|دور)${STOP}`,
    `(?:اوپر|نیچے|نچلے|اوپری) (?:وال[اےی] )?(?:پورشن|منزل|حصے)${STOP}`,
  ],
  /** These say nothing by themselves, but belong to an address that stands beside them. */
  detail: [
    String.raw`(?:behind|beside|next to|next door to|opposite|across from|facing|below|above|over|doors? down from|upstairs from|the corner of|by the|near the|just (?:after|past|before)|get off (?:the \p{L}{3,6} )?at|turn (?:left|right)|derrière|à côté d[eu]s?|en face d[eu]s?|au-dessus d[eu]s?|au coin d[eu]s?|à l['’]angle d[eu]s?|près d[eu]s?|juste (?:après|avant)|collée? à|(?:au )?terminus d[eu]s?|descend(?:ez|s) (?:à|au)|entrée par|arrière-boutique d[eu]s?|au fond d[eu]s?|c\/o|care of|aux bons soins d[eu]s?|نزد|بالمقابل|متصل|معرفت|خلف|بجانب|جنب|قرب|مقابل|أمام|فوق|وراء?|قدام|بعد|عند|تحت|تحتها|زاوية|تقاطع|المدخل من|بقرب|جانب|بين|قبال|لصق|جوار|بجوار|بجنب|حد)(?:\s[\p{L}\p{M}'’]{1,15}){1,4}`,
    String.raw`(?:[ء-ے]{2,12}\s){1,4}کے (?:پاس|سامنے|پیچھے|ساتھ|قریب|اوپر|نیچے|برابر|کونے|نکڑ|بعد)${STOP}`,
    String.raw`(?:[ء-ے]{2,12}\s){1,4}(?:سے اترو|سے اتریں|کی طرف چلو|کی طرف مڑ|سے مڑ|سے لگا|کی جگہ|سے بائیں|سے دائیں)${STOP}`,
    `جہاں (?:[ء-ے]{2,12} ){1,6}ہے${STOP}`,
    String.raw`the one (?:with|w/?) (?:(?:the|an?|no) )?\p{L}{3,15}(?: \p{L}{2,15})?`,
    String.raw`(?:l['’]ancienn?e?|the (?:old|former)) \p{L}{3,15} ${CAPITAL}`,
    String.raw`(?:[ء-ے]{2,12}\s){1,3}سے(?=\s${NTH_UR})`,
    String.raw`(?:[a-z]{3,12}\s){1,3}ke (?:samne|saamne|paas|pas|peeche|peechay|saath|sath|qareeb|upar|neeche)${STOP}`,
    String.raw`(?:(?:main|general|central) post office|bureau (?:de poste|central)|[ء-ے]{2,10} پوسٹ آفس|(?:ال)?بريد ال\p{L}{3,10}|succursale [\p{L}-]{1,20}|station [a-z]${STOP}|(?:interphone|sonnette|sonnez chez|buzzer) [\p{L}\d]{2,15}|au \d(?:e|er)${STOP})`,
    String.raw`(?:the (?:\p{L}{2,10} )?door(?: with| w\/)?|la porte \p{L}{2,10}|الباب ال\p{L}{2,10}|el beb el \S{2,10})`,
  ],
} as const;
