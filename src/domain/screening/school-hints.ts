import { findPassages, LATIN_OR_ARABIC, type Passage } from './signal.ts';

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;
const TEACHER = String.raw`(?:Mrs?|Ms|Miss|Mx|Mme|Mlle|M|Madame|Monsieur|[Mm]aître(?:sse)?|Ustadha?|Sister|Brother)\.?\s${CAPITAL}`;
const GRADE = `(?:[Cc]lasse|CP|CE[12]|CM[12]|[3-6](?:e|ème)|[Mm]aternelle|[Gg]rande section)`;
const URDU_SCHOOL = '(?:سکول|اسکول|کالج|اکیڈمی|مدرسہ|مدرسے)';
const URDU_KIND =
  '(?:گورنمنٹ|سرکاری|پبلک|پرائمری|مڈل|ہائی|ہائر|سیکنڈری|ماڈل|گرامر|گرلز|بوائز|اسلامیہ|مسلم|کانونٹ|ڈگری|ایلیمنٹری)';
const URDU_WHOSE =
  '(?:تمہارے|تمہارا|تیرا|تیرے|آپ|میرا|میرے|میری|ہمارا|ہمارے|ہماری|اس|اپنے|اپنا|نئے|نیا|پرانے|پرانا|ایک|وہ|یہ|کوئی|سب|پورے|پورا|کے|کی|کا|میں|سے|کو|تک|پر|ہی|بھی|اور|وہی|جب|تو|کر|روز|بعد|لیے|والے|والا|چھوٹے|بڑے|گاؤں|شہر|مڈل|ہائی|پرائمری|سرکاری|اسلامی|مجھے|انہیں|ہمیں|اسے|بچے|بچوں|لڑکیوں|لڑکوں|دوسرے|پہلے|کسی|ہر|جس|ان|بند|رات|شام|اتوار|انگریزی)';
/** Which say what kind of school it is, or whose, but not which. */
const ARABIC_PLAIN =
  '(?:القرية|الحي|المدينة|المخيم|الحارة|الأطفال|البنات|الأولاد|البنين|القرآن|الحياة|اللغة|اللغات|المساء|الأحد|السبت|الجمعة|الصيف|المسجد|الجامع|الطب|الحقوق|الابتدائية|الثانوية|الإعدادية|المتوسطة)';
const ARABIC_SCHOOL = '(?:مدرسة|ثانوية|إعدادية|ابتدائية|متوسطة|أكاديمية|روضة|معهد|المعهد|كلية)';

/** Names begin with an article, or are those of people. */
const ARABIC_NAME =
  '(?:ال[ء-ي]{2,15}|(?:ابن|أبو|أبي|أم|عبد|بنت) [ء-ي]{2,15}|[ء-ي]{3,10} بن [ء-ي]{2,15}|عمر|علي|عائشة|خديجة|فاطمة|زينب|مريم)';

const NAMES = `${CAPITAL}(?: (?:(?:of|the|de|du|la) )?${CAPITAL}){0,3}`;
const BESIDE = '(?:beside|next to|near|behind|opposite|across from|à côté|en face|derrière|près)';

/** From a child, these lead to a school as a name does. */
const HINTS = [
  // The school that is told by what stands beside it, or by its name
  String.raw`(?:school|école|collège|lycée)${STOP}[^.!?\n]{0,40}?${START}${BESIDE} (?:(?:de|du|des) )?(?:the |la |le |les |l['’])[\p{L}]{2,20}(?: [\p{L}]{2,20}){0,3}`,
  `(?:سکول|اسکول) (?!کے |میں |سے |کی |کا )[ء-ے ،]{3,30} کے (?:ساتھ|پاس|سامنے|پیچھے|قریب)(?: ہے)?(?:، [ء-ے ]{3,30} پر)?`,
  `(?:المدرسة|مدرستي|مدرستنا) [ء-ي ،]{0,30}(?:بجانب|قرب|خلف|مقابل|جنب|وراء) [ء-ي]{3,15}(?: ال[ء-ي]{2,15}){0,2}`,
  `(?:school|madrasah?|école|collège|lycée) (?:is called|is named|is|called|named|s['’]appelle|nommée?|c['’]est) ${NAMES}`,
  `(?:سکول|اسکول|مدرسے|کالج) کا نام (?:[ء-ے]{2,15} ){1,4}ہے`,
  `(?:مدرستي|مدرستنا|مدرسته) (?:اسمها|هي|تسمى) (?:[ء-ي]{2,15} ?){1,3}`,
  // Mrs. Dunlop’s class, la classe de Mme Pivoine, class 5B, grade six at Riverbend
  String.raw`${TEACHER}['’]?s? (?:class|homeroom|grade|kindergarten|form)${STOP}(?:, room \d{1,3})?`,
  `${GRADE}(?: [A-F])?,? (?:de|avec|chez) ${TEACHER}`,
  String.raw`(?:[Gg]rade|[Gg]r\.|[Yy]ear|[Cc]lass) ?[\p{L}\d]{1,8},? (?:with |in |of )?${TEACHER}`,
  `(?!(?:GPS|UPS|USPS|SMS|VHS|CSS|PMS)${STOP})[A-Z]{1,3}(?:HS|SS|PS|MS|CI)${STOP}`,
  String.raw`(?:[Cc]lass|[Gg]rade|[Ff]orm|[Rr]oom|[Cc]lasse) ?\d{1,2} ?-?[A-F]${STOP}`,
  String.raw`(?:[Gg]rade|[Yy]ear) (?:\d{1,2}|[a-z]{3,8}) at ${NAMES}`,
  // Saint Brigid’s, saltmarsh hs, P.S. 118
  String.raw`(?:St\.?|Saint) ${CAPITAL}['’]s${STOP}`,
  String.raw`Our Lady of [\p{L}]{3,20}`,
  String.raw`(?!(?:the|my|our|his|her|a|this|that|in|at|from|to)\s)[\p{L}]{3,20} (?:hs|HS|h\.s\.|H\.S\.|PS|Elem|Jr\.? High)${STOP}`,
  String.raw`P\.?S\.? ?\d{1,3}${STOP}`,
  // Urdu: the kind before the word, with a name on either side
  `(?:[ء-ے]{2,15} ){0,2}${URDU_KIND} (?:${URDU_KIND} ){0,3}${URDU_SCHOOL}${STOP}(?: (?!میں|کی|کا|کے|نے|سے|کو|پر|ہے|تھا|اور|جا)[ء-ے]{2,15}){0,2}`,
  `(?:پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں) (?:جماعت )?(?:الف|ب|ج|د)${STOP}[،,]?(?: (?:مس|سر|ٹیچر) [ء-ے]{2,15}(?: والی)?)?`,
  `(?:مس|سر|میڈم) [ء-ے]{2,15} (?:کی|والی) (?:کلاس|جماعت)${STOP}`,
  // Arabic: the word before the name
  `[بلو]?${ARABIC_SCHOOL} (?!${ARABIC_PLAIN}${STOP})${ARABIC_NAME}(?: ال[ء-ي]{2,15})?(?: في (?:حي )?ال[ء-ي]{2,15})?`,
  `(?:[Ii] (?:go|went) to|[Aa]ttend|student at|[ÉéEe]lève (?:au|à l['’])) ?[A-Z]{2,5}${STOP}`,
  // Urdu: any name before the word, unless it only says whose school it is
  `(?!${URDU_WHOSE} )[ء-ے]{2,15} (?:پبلک |ماڈل )?(?:سکول|اسکول|اکیڈمی|کالج)${STOP}`,
  `(?:الصف )?(?:الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر) [أبجد]${STOP}(?: عند (?:الأستاذة?|المعلمة?|الآنسة|المس) [ء-ي]{2,15})?`,
  `صف (?:الأستاذة?|المعلمة?|الآنسة|المس) [ء-ي]{2,15}`,
];
const HINT = new RegExp(`${LATIN_OR_ARABIC}${START}(?:${HINTS.join('|')})`, 'gu');

export function schoolHints(text: string): Passage[] {
  return findPassages(text, HINT);
}
