import { CHILD_PLACES } from './child-places.ts';
import { loosely } from './fold.ts';
import { quickPattern } from './pattern.ts';
import { findPassages, LATIN_OR_ARABIC, type Passage } from './signal.ts';

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;
const TEACHER = String.raw`(?:Mrs?|Ms|Miss|Mx|Mme|Mlle|M|Madame|Monsieur|[Mm]aître(?:sse)?|Ustadha?|Sister|Brother)\.?\s${CAPITAL}`;
const GRADE = `(?:[Cc]lasse|CP|CE[12]|CM[12]|[3-6](?:e|ème)|[Mm]aternelle|[Gg]rande section)`;
const URDU_SCHOOL = '(?:سکول|اسکول|کالج|اکیڈمی|مدرسہ|مدرسے)';
const URDU_KIND =
  '(?:گورنمنٹ|سرکاری|پبلک|پرائمری|مڈل|ہائی|ہائر|سیکنڈری|ماڈل|گرامر|گرلز|بوائز|اسلامیہ|مسلم|کانونٹ|ڈگری|ایلیمنٹری|ٹیکنیکل|کمرشل|ووکیشنل|سائنس)';
const URDU_WHOSE =
  '(?:تمہارے|تمہارا|تیرا|تیرے|آپ|میرا|میرے|میری|ہمارا|ہمارے|ہماری|اس|اپنے|اپنا|نئے|نیا|پرانے|پرانا|ایک|وہ|یہ|کوئی|سب|پورے|پورا|کے|کی|کا|میں|سے|کو|تک|پر|ہی|بھی|اور|وہی|جب|تو|کر|روز|بعد|لیے|والے|والا|چھوٹے|بڑے|گاؤں|شہر|مڈل|ہائی|پرائمری|سرکاری|اسلامی|مجھے|انہیں|ہمیں|اسے|بچے|بچوں|لڑکیوں|لڑکوں|دوسرے|پہلے|کسی|ہر|جس|ان|بند|رات|شام|اتوار|انگریزی|بھائی|بہن|بیٹا|بیٹی|امی|ابو|دوست|بچہ|لڑکا|لڑکی|والد|والدہ|صبح|آج|کل|پھر|اب|کبھی|گھر|نہ)';
/** Which say what kind of school it is, or whose, but not which. */
const ARABIC_PLAIN =
  '(?:القرية|الحي|المدينة|المخيم|الحارة|الأطفال|البنات|الأولاد|البنين|القرآن|الحياة|اللغة|اللغات|المساء|الأحد|السبت|الجمعة|الصيف|المسجد|الجامع|الطب|الحقوق|الابتدائية|الثانوية|الإعدادية|المتوسطة|الحرب|الحكومة|الحكومية|القديمة|الجديدة|البلدة|المنطقة)';
const ARABIC_SCHOOL =
  '(?:مدرسة|مدارس|حضانة|ثانوية|إعدادية|ابتدائية|متوسطة|أكاديمية|روضة|معهد|المعهد|كلية)';

/** Which follow the name of a school in Arabic, and make a name of whatever stands before them. */
const ARABIC_KIND =
  '(?:للبنات|للبنين|للذكور|للإناث|للأطفال|الابتدائية|الثانوية|الإعدادية|المتوسطة|الأساسية|الخاصة|الأهلية|الدولية|النموذجية|المشتركة)';
/** One word without an article, where the child studies; "في مدرسة بعيدة" is an adjective by its ending. */
const ARABIC_STUDIES = '(?:أدرس|ندرس|تدرس|أتعلم|نتعلم|طالبة?|تلميذة?|الصف [ء-ي]{4,8}) (?:في|ب)';

/** Names begin with an article, or are those of people. */
const ARABIC_NAME =
  '(?:ال[ء-ي]{2,15}|[ء-ي]{2,10} (?:الدين|الله)|(?:ابن|أبو|أبي|أم|عبد|بنت) [ء-ي]{2,15}|[ء-ي]{3,10} بن [ء-ي]{2,15}|عمر|علي|عائشة|خديجة|فاطمة|زينب|مريم)';

const NAMES = `${CAPITAL}(?: (?:(?:of|the|de|du|la) )?${CAPITAL}){0,3}`;
const BESIDE = '(?:beside|next to|near|behind|opposite|across from|à côté|en face|derrière|près)';

/** Beside these a school is hard to find. */
const ANYWHERE =
  '(?:sea|beach|border|front|mountains?|hills?|desert|river|forest|camp|house|home|mer|plage|frontière|montagnes?|rivière|forêt|camp|maison)';
const GRADE_FR =
  '(?:[Ss]ec(?:ondaire|\\.)? ?[1-5]|CP|CE[12]|CM[12]|[3-6](?:e|ème)|[Ss]ixième|[Cc]inquième|[Qq]uatrième|[Tt]roisième|[Ss]econde|[Tt]erminale|[Mm]aternelle)';
const SMALL_WORDS = String.raw`(?!(?:a|an|the|my|not|so|in|on|at)\s)[\p{L}'’-]{2,20}(?: (?!(?:and|but|because|it|with|in|where|et|mais|qui)\s)[\p{L}'’-]{2,20}){0,3}`;
/** Initials that are no school in French. */
const OTHER_INITIALS = '(?:CHUM?|CHR|CHSLD|CLSC|CPE|CDI|CNRS|CAF|CCIF|CD|LCD|LED|LGBT)';

/** From a child, these lead to a school as a name does. */
const HINTS = [
  // The school that is told by what stands beside it, or by its name
  String.raw`(?:school|école|collège|lycée)${STOP}[^.!?\n]{0,40}?${START}${BESIDE} (?:du |des |(?:de )?(?:the |la |le |les |l['’]))(?!${ANYWHERE}${STOP})[\p{L}]{2,20}(?: [\p{L}]{2,20}){0,3}`,
  `(?:سکول|اسکول) (?!کے |میں |سے |کی |کا )[ء-ے ،]{3,30} کے (?:ساتھ|پاس|سامنے|پیچھے|قریب)(?: ہے)?(?:، [ء-ے ]{3,30} پر)?`,
  `(?:المدرسة|مدرستي|مدرستنا) [ء-ي ،]{0,30}(?:بجانب|قرب|خلف|مقابل|جنب|وراء) [ء-ي]{3,15}(?: ال[ء-ي]{2,15}){0,2}`,
  `(?:school|madrasah?|école|collège|lycée) (?:is called|is named|is|called|named|s['’]appelle|nommée?|c['’]est) ${NAMES}`,
  `(?:سکول|اسکول|مدرسے|کالج) کا نام (?:[ء-ے]{2,15} ){1,4}ہے`,
  `(?:مدرستي|مدرستنا|مدرسته) (?:اسمها|هي|تسمى) (?:[ء-ي]{2,15} ?){1,3}`,
  `[Mm]y school\\? ${NAMES}`,
  `(?:[Mm]y|[Oo]ur) school(?:['’]s name is| is called| is named|, called) ${SMALL_WORDS}`,
  `school ka naam ${SMALL_WORDS}(?= hai)`,
  `(?:[Mm]on|[Mm]a|[Nn]otre) (?:école|collège|lycée|polyvalente|cégep)(?:,? c['’]est|, (?:le|la)|, l['’]) ?(?:le |la |les |l['’])?(?:${NAMES}|[A-Z]{2,5}${STOP})`,
  `اسم (?:مدرستي|مدرستنا|مدرسته|مدرستها) (?:هو )?(?:[ء-ي]{2,15} ?){1,3}`,
  // In grade two at Little Lanterns, Cedar Hollow, grade four
  `(?:[Kk]indergarten|[Pp]reschool|[Jj][Kk]|[Ss][Kk]) at ${NAMES}`,
  String.raw`(?<=(?:[Gg]o to|[Aa]ttend|at|in) )${NAMES},? (?:in )?(?:[Gg]rade|[Yy]ear|[Cc]lass) (?:\d{1,2}|[a-z]{3,8})${STOP}`,
  `(?:[Gg]raduat(?:ed?|ing) from|[Ee]nrolled (?:at|in)|[Ee]xpelled from|[Ss]tudent (?:at|of)|[Pp]rincipal (?:at|of)) (?!Sunday|Saturday|Friday)${NAMES}`,
  `(?:${GRADE_FR}|[Cc]lasse d['’]accueil) (?:à|au|chez) (?:la |l['’])?(?:${CAPITAL}(?:-| (?:de |du |des )?)${CAPITAL}|[A-Z]{2,5}${STOP})`,
  `(?:[ÉéEe]lève|[ÉéEe]tudiante?) (?:au|à la|de la|du) [A-Z]{2,5}${STOP}`,
  `(?<=(?:à|de) )(?:l['’]E[SP][A-Z]{1,2}${STOP}|Notre-Dame(?!\\sde\\sParis)(?:[ -](?:de|du|des|la|le)){0,2}[ -]\\p{L}{3,15}(?: chose)?)`,
  `(?<=[Aa]u )(?!${OTHER_INITIALS}${STOP})[CL][A-Z]{1,3}${STOP}`,
  // l’école du bois joli, without capitals
  `(?:école|collège|lycée)(?: (?:primaire|secondaire|maternelle|élémentaire))? (?:du|des|de la) (?!(?:village|quartier|camp|coin|soir|dimanche|samedi|matin|vie|ville|rue|quatre|cinq|six)${STOP})[a-zéèêâîôûç]{3,15} [a-zéèêâîôûç]{3,15}(?= (?:on|je|j['’]|il|elle|nous)|,)`,
  // 4A, Miss Rubina’s, the kids at Al-Bayan
  String.raw`\d{1,2} ?-?[A-F],? ${TEACHER}(?:['’]s)?`,
  `(?:[Kk]ids|[Tt]eachers?|[Ss]tudents|[Cc]lassmates) (?:at|of) (?!Sunday|Saturday|Friday)${NAMES}`,
  // Ms. Abernathy in grade three, Mr. Okafor of Birchwood
  String.raw`${TEACHER},? (?:in|from|of|at) (?:(?:[Gg]rade|[Cc]lass|[Yy]ear|[Rr]oom) [\p{L}\d]{1,8}|(?<=[Pp]rincipal,? .{4,30})${CAPITAL})`,
  // Dar ul Uloom Madania, madrassa An-Nour
  `(?:[Dd]ar ?[ua]l[ -]?[Uu]lo+m|[Jj]amia|[Mm]adrass?[ae]h?|[Mm]aktab|[Hh]alaqah?) (?:(?:tul|ul|e|al|el)[ -])?${CAPITAL}(?: (?:(?:tul|ul|e|al|el|bin|ibn|abi|un) )?${CAPITAL}){0,2}`,
  'madras[ea]h? (?:el|al) [a-z]{3,15}',
  // Mrs. Dunlop’s class, la classe de Mme Pivoine, class 5B, grade six at Riverbend
  String.raw`${TEACHER}['’]?s? (?:class|homeroom|grade|kindergarten|form)${STOP}(?:, room \d{1,3})?`,
  `${GRADE}(?: [A-F])?,? (?:de|avec|chez) ${TEACHER}`,
  String.raw`(?:[Gg]rade|[Gg]r\.|[Yy]ear|[Cc]lass|[Rr]oom) ?[\p{L}\d]{1,8},? (?:with |in |of )?${TEACHER}`,
  `(?!(?:GPS|UPS|USPS|SMS|VHS|CSS|PMS)${STOP})[A-Z]{1,3}(?:HS|SS|PS|MS|CI)${STOP}`,
  String.raw`(?:[Cc]lass|[Gg]rade|[Ff]orm|[Rr]oom|[Cc]lasse) ?\d{1,2} ?-?[A-F]${STOP}`,
  String.raw`(?:[Gg]rade|[Yy]ear) (?:\d{1,2}|[a-z]{3,8}) at ${NAMES}`,
  // Saint Brigid’s, saltmarsh hs, P.S. 118
  String.raw`(?:St\.?|Saint) ${CAPITAL}['’]s${STOP}`,
  String.raw`Our Lady of [\p{L}]{3,20}`,
  String.raw`(?!(?:the|my|our|his|her|a|this|that|in|at|from|to)\s)(?:\p{Lu}[\p{L}-]{3,20} )?[\p{L}-]{3,20} (?:hs|HS|h\.s\.|H\.S\.|PS|P\.S\.|S\.S\.|C\.I\.|Elem|Jr\.? High)${STOP}`,
  String.raw`P\.?S\.? ?\d{1,3}${STOP}`,
  // Urdu: the kind before the word, with a name on either side
  `(?:[ء-ے]{2,15} ){0,2}${URDU_KIND} (?:${URDU_KIND} ){0,3}${URDU_SCHOOL}${STOP}(?: (?!میں|کی|کا|کے|نے|سے|کو|پر|ہے|تھا|اور|جا)[ء-ے]{2,15}){0,2}`,
  `(?:(?!${URDU_WHOSE} )[ء-ے]{2,15} ){1,2}(?:گرامر|پبلک|ماڈل|کانونٹ|ہاؤس|کیمپس)(?= (?:میں پڑھ|کی طالب|کا طالب))`,
  `(?:(?!${URDU_WHOSE} )[ء-ے]{2,15} ){1,2}(?:پرائمری|ہائی|کانونٹ|ایلیمنٹری)(?= (?:میں|کی|کا|کے|سے|نے)${STOP})`,
  `(?:روضۃ|روضہ) ال[ء-ے]{2,15}`,
  `(?:جامعہ|دار ?العلوم) (?!مسجد|(?:میں|سے|کے|کی|کا|جا)${STOP})[ء-ے]{2,15}(?: (?!میں|سے|کے|کی|کا|جا)[ء-ے]{2,15}){0,2}(?= (?:میں|سے|کی|کا|جا))`,
  `مدرسہ (?!${URDU_WHOSE} |بند|چھوڑ)[ء-ے]{2,15} [ء-ے]{2,15}(?= (?:میں|جا))`,
  `(?:کلاس|جماعت) (?:ون|ٹو|تھری|فور|فائیو|سکس|سیون|ایٹ|نائن|ٹین|\\d{1,2}) ?(?:اے|بی|سی|ڈی|الف|ب|ج|د)${STOP}`,
  `(?:پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں|پنجم|ششم|ہفتم|ہشتم|نہم|دہم) (?:جماعت )?(?:الف|ب|ج|د)${STOP}[،,]?(?: (?:مس|سر|ٹیچر) [ء-ے]{2,15}(?: والی)?)?`,
  `(?:مس|سر|میڈم) [ء-ے]{2,15} (?:کی|والی) (?:کلاس|جماعت)${STOP}`,
  // Arabic: the word before the name
  `[بلو]?${ARABIC_SCHOOL} (?!${ARABIC_PLAIN}${STOP})${ARABIC_NAME}(?: ال[ء-ي]{2,15})?(?: ${ARABIC_KIND})?(?: في (?:حي )?ال[ء-ي]{2,15})?`,
  `(?:[Ii] (?:go|went) to|[Aa]ttend|student at|[ÉéEe]lève (?:au|à l['’])) ?[A-Z]{2,5}${STOP}`,
  // Urdu: any name before the word, unless it only says whose school it is
  `(?:(?!${URDU_WHOSE} )[ء-ے]{2,15} ){1,2}(?:پبلک |ماڈل )?(?:سکول|اسکول|اکیڈمی|کالج)${STOP}`,
  `(?:الصف )?(?:الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر) [أبجد]${STOP}(?: عند (?:الأستاذة?|المعلمة?|الآنسة|المس) [ء-ي]{2,15})?`,
  `${ARABIC_SCHOOL} (?:[ء-ي]{2,15} ){1,3}${ARABIC_KIND}${STOP}`,
  `(?:المدرسة|الثانوية|المعهد|الكلية|الأكاديمية) (?!${ARABIC_PLAIN}${STOP})ال[ء-ي]{2,12} ${ARABIC_KIND}${STOP}`,
  `(?:[ء-ي]\\. ?){2,4}${ARABIC_KIND}${STOP}`,
  `(?<=${ARABIC_STUDIES} )${ARABIC_SCHOOL} (?!(?:في|من|على|عن|مع|أخرى|أخر|لا)${STOP})[ء-ي]{2,12}[ء-بت-نو](?<!نا|هم)${STOP}`,
  `(?:الأستاذة?|المعلمة?|الآنسة|المس) [ء-ي]{2,15} (?:في|من) الصف [ء-ي]{4,8}(?: [أبجد]${STOP})?`,
  `صف (?:الأستاذة?|المعلمة?|الآنسة|المس) [ء-ي]{2,15}`,
];
const searchFor = (ways: readonly string[]) =>
  quickPattern(loosely(`${LATIN_OR_ARABIC}${START}(?:${ways.join('|')})`), 'gu');
const HINT = searchFor(HINTS);
const CHILD_PLACE = searchFor(CHILD_PLACES);

export function schoolHints(text: string): Passage[] {
  return [...findPassages(text, HINT), ...findPassages(text, CHILD_PLACE)];
}
