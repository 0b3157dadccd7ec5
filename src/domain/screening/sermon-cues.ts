/** "Asked what you should do" is told, not preached. */
const NOT_TOLD = String.raw`(?<!\b(?:what|how|where|when|who|why|if|like|said|that)\s)`;
/** "You must be tired" is a guess. */
const NOT_GUESSED = String.raw`(?!\s(?:really\s|still\s)?(?:be\s(?!patient|grateful|good|just|kind|honest)|have\s))`;
/** A command begins a sentence, or stands in a row of commands. */
const BEGINS = String.raw`(?<=^|[.!?:;,]\s|[,.]\s(?:and|so|then)\s)`;

const STARTS = String.raw`(?<=^|[.!?:;]\s)`;

/** Speaking to readers as to a flock. */
export const ADDRESSING = [
  '(?:o|oh|dear|fellow) (?:muslims?|believers?|people|mankind|humanity|youth|servants?|brothers?|sisters?)',
  '(?:my )?(?:dear )?brothers and sisters',
  'o you who',
  '(?:every|each|any) (?:muslim|believer) (?:must|should|reading|who)',
  '(?:let me|i) (?:remind|advise|warn|urge) (?:you|myself|every)',
  'know,? (?:o|that allah|that god)',
  'ask yourself|(?:when|how long) will you|dear readers?|young (?:people|man|men|woman|women|ladies)(?=,)|shame on|woe to|whoever',
  "if you (?:do not|don[’']t|truly|really|are a)",
  'ô (?:musulmans?|croyants?|gens|toi|vous|hommes?|jeunes?|serviteurs?)',
  'chers? frères?(?: et sœurs)?|chères? sœurs?',
  `${BEGINS}(?:ma sœur|mon frère|mes frères)(?=,)`,
  'vous,? les jeunes|sach(?:ez|e)(?=,| que| qu)|rappel(?:ez-vous|le-toi) que',
  'اے (?:مسلمانو|ایمان والو|لوگو|انسان|نوجوانو?|بندے|غافل(?: انسان)?|بہنو|بھائیو)',
  'مسلمانو|جان لو|یاد رکھو|یاد رکھیں|(?:میرے|پیارے|عزیز) (?:بھائیو|دوستو|عزیزو)(?: اور بہنو)?',
  'musalmano|yaad rakho|jaan lo|ay? (?:logo|insan)|(?:mere |pyare )?(?:bhaiyo|bhaio)(?: aur behno)?|behno',
  'to (?:the|all) (?:unbelievers|disbelievers|girls|boys|women|men|parents|youth)|my advice to|you have been warned|parents(?=,)',
  'aux (?:mécréants|femmes|filles|jeunes|parents)|mon conseil aux?',
  '(?:يا )?(?:عباد الله|أيها ال[ء-ي]+|أيتها ال[ء-ي]+|بني (?:الإسلام|آدم)|معشر [ء-ي]+|شباب الأمة|أمة الإسلام)',
  'يا (?:مسلم[ء-ي]*|شباب|أخي|أختي|أختاه|أخاه|بنتي|بناتي|أبنائي|تارك [ء-ي]+|من [تي][ء-ي]+|غافلا?|ابن آدم|إخوتي|إخواني|أيتها [ء-ي]+)(?: المسلمة?)?|أخ[تي]ي? المسلمة?',
  'و?ف?اعلم(?:وا|ي)?(?= أن| رحم)|(?:وصيتي|نصيحتي) ل[ء-ي]+|إلى متى|ماذا أعددت|أما آن|هل أعددت|ألا تخاف[ء-ي]*|أفلا ت[ء-ي]{2,8}ون',
  'ہر (?:مسلمان|مومن) (?:پر|کو|مرد|عورت)',
];

/** Telling them what to do. */
export const COMMANDING = [
  `${NOT_TOLD}you (?:must|ought to)(?: not| never| always)?${NOT_GUESSED}`,
  `${NOT_TOLD}you should(?: not|n['’]t| never| always)?${NOT_GUESSED}`,
  '(?:we|you) (?:must|should|need to|have to) all',
  'we must(?: not| never| always)?',
  'fear (?:allah|god)',
  'turn (?:back )?to (?:allah|god)',
  "(?:do not|don['’]t|never) forget that",
  'remember that (?:allah|god)',
  `${BEGINS}(?:do not|don['’]t|pray|give|repent|prepare|turn|leave|kneel|hold fast|hono(?:u)?r|obey|replace|guard|lower|beware|seek|follow|return|wake up|cover|fast|recite|weep|confess|avoid|abandon|raise|teach|throw|submit|purify|forgive|establish|remember|learn|read|call|say|stop|open|trust|serve|worship|praise|accept|believe|reject|delete|wear|dress|marry|control|protect|spend|reflect|consider|know|understand|shun|refrain|observe|perform|strive|memorize|cleanse|change|hurry)(?=\\s)`,
  `${STARTS}(?:never|be|stand|fear|love|listen|let)(?=\\s)`,
  'vous (?:devez|devriez)',
  'tu (?:dois|devrais)',
  'nous devons(?: tous)?',
  'il faut que (?:vous|tu|nous|chacun)',
  'craign(?:ez|ons) (?:allah|dieu)',
  `${BEGINS}(?!chez|assez)[\\p{L}]{3,12}ez(?:-vous)?(?=\\s)`,
  `${BEGINS}n(?:e |['’])[^.!?]{2,30} (?:pas|plus|jamais)`,
  `${BEGINS}(?:ne |n['’])(?:l['’]|leur |te |vous )?[\\p{L}]{3,12}ez`,
  `(?:prie|obéis|éloigne-toi|repens-toi|réveille-toi|crains|prépare|reviens|patiente|remercie|dis|lis|suis|cesse|arrête|ouvre|pense|donne|sois|garde|couvre|jeûne|récite|invoque|demande|crois|fuis|quitte|laisse|baisse|tourne|souviens-toi|rappelle-toi|respecte|honore)(?=\\s|,|\\.|!)(?<=${BEGINS}\\S+)`,
  '(?:le|la|tout|toute|chaque) (?:croyante?|musulmane?) (?:doit|devrait)|malheur à|il est (?:interdit|obligatoire)|il ne faut (?:pas|jamais)',
  '(?:تمہیں|آپ کو|ہمیں|ہم سب کو|ہر مسلمان کو) چاہیے',
  'اللہ سے ڈر(?:و|یں|یے)',
  '(?:مت|نہ) [ء-ے]{1,8}و|(?:صبر|قائم|توبہ|ادا|پابندی|اطاعت|شکر|حفاظت|ذکر) کر(?:و|یں| لو| لے)|(?:نکال|چھوڑ|مٹا|بنا) (?:دو|دیں)',
  '(?:بچو|مانگو|پڑھو|ڈرو|سنبھل جاؤ|لوٹ آ(?:ؤ|ئیں|و)|دباؤ|جاگو|رکھو|سکھاؤ|زکوٰۃ دو|کرو|بنو|سوچو|چھوڑو|اپناؤ|جھکاؤ)|(?:کریں|کیجیے|پڑھیں|بچیں|چھوڑیں|اپنائیں|سکھائیں|ڈریں|رکھیں|مانگیں)(?=[۔،!])',
  '(?:qaim|tauba|sabr|namaz|shukr|zikr|dua) (?:kar|parh)(?:o|ein)|(?:chhor|chor) (?:do|dein)|sambhal jao|sikhao|daro|bacho|guzaro|parho|rakho|karo(?=[.,!])|mat (?:karo|dekho|suno|banao|jao)|bano',
  '(?:ف|و)?لا ت[ء-ي]{1,8}(?:وا|وه|وها|يه|يها|ي)',
  // To one man, to one woman, or to all
  '[فو]?(?:اتق|احذر|تذكر|اصبر|استعد|بادر|احرص|داوم|حافظ|اترك|احفظ|ابتعد|التزم|اجتنب|استغفر|أكثر|البس|غض|أطع|أطيع|توب|تب(?= إلى)|صل(?= رحمك)|بر(?= والديك)|اقرأ(?= القرآن))(?:وا|ي)?(?![ء-ي])',
  '(?<=^|[.!?؟،:] )[وف]?(?:قم|قومي|توضأ|توضئي|أغلق|أغلقي|افتح(?= المصحف)|افتحي(?= المصحف)|احذف|احذفي|عد(?= إلى)|عودي|ارجع|ارجعي|استح|استحي|اتركي|دع|دعي|كف|كفي|صلي|صل(?= ركعتين)|وافتح(?= المصحف))(?![ء-ي])',
  '[فو]?(?:توبوا|أقيموا|أخرجوا|طهروا|بروا|صلوا|ارجعوا|عودوا|أدوا|صوموا|تصدقوا|استيقظوا|أعدوا|سارعوا|كونوا|ربوا|أنفقوا|تمسكوا|اعتصموا|علموا|اقرأوا|اقرؤوا|تزودوا|جاهدوا|تعاونوا|تواضعوا|عليكم ب[ء-ي]+|إياكم?)',
  'فلي(?!س)[ء-ي]{2,6}|فعليه ب[ء-ي]+|لا (?:يجوز|يحل)(?: لك| لكم| لنا| للمسلمة?)?',
  '[فو]?على (?:كل )?(?:(?:المرأة|الرجل) )?(?:ال)?(?:مسلمة?|مؤمنة?|مسلمين|مؤمنين|شباب|أمة) أن|(?:إن )?الواجب على',
  '(?:يجب|ينبغي|فرض|واجب) (?:عليكم?|علينا|على كل مسلم)',
];

/** What is said of this life and the next while doing so. */
export const TEACHING = [
  'repent(?:ance)?|hell-?fire|sinners?|sins?|salvation|damnation',
  'it is (?:obligatory|forbidden|haram|compulsory|a sin)|is an obligation|is a sin|is haram',
  'the (?:hereafter|day (?:of judge?ment|when|you)|last day|rope of allah)|on that day|judge?ment day',
  'hell|heaven|paradise|jannah|haram|satan|shaytan|the devil|the grave|wrath|punish(?:ed|ment)|rewards?|righteous|obligat(?:ion|ory)|ummah|sunnah|believers?|hypocris(?:y|ies)|hypocrites?|(?:true|good) muslims?|(?:allah|god|the quran|the prophet) (?:loves|hates|will|says|said|commands|sees|tells|warned)',
  'the (?:only way|believer)|cannot save you|scripture|this (?:dunya|world is)|your (?:soul|zakat|sins|lord|creator|faith|duty)',
  "repentez-vous|repens-toi|péchés?|(?:au|le) feu|l[’']enfer|(?:le )?paradis|(?:son|ton|votre) (?:seigneur|créateur)|(?:du )?très-haut|(?:jour du )?jugement(?: dernier)?|la foi|(?:le|son) décret|éternellement|à la religion|miséricorde|enfer|l['’]au-delà|châtiment|récompense|satan|haram|sounna|croyante?s?|dieu (?:aime|voit|vous|te)|allah (?:aime|voit|vous|te)|témoigneront contre",
  'توبہ کر(?:و|یں)|تم پر (?:فرض|لازم) ہے|(?:فرض|لازم|واجب|حرام) ہے|قیامت|آخرت|جہنم|دوزخ|گناہ(?:وں)?|عذاب|تقدیر|نیکیاں|جنت|سود|غیبت|ایمان|شیطان|ثواب|قبر|پردہ|حلال|حرام|اللہ (?:ناراض|راضی|کا حکم|کے حکم)|توبہ|(?:اپنے|تیرے) رب|گواہی',
  'qayamat|jahannum|gunah(?:on)?|aakhirat|jannat|deen|sunnat|haram|farz|azaab|shaitan|maaf kar|maut|qabar|iman',
  '[وفبل]{0,2}(?:ال?نار|جهنم|الجنة|الذنوب|ذنوبك?م?|كبائر|معصية|المعاصي|حرام|القيامة|يوم الحساب|عذاب|الربا|الغيبة|الآخرة|زكاة|زكاتكم|ربه|ربك|ربكم|سخط الله|غضب الله|رحمكم الله|ورسوله|الشيطان|القبر|الحساب|المؤمنين?|طاعة|فتنة|الدنيا|ثواب|عقاب|أجر|التوبة|ذنوبنا|العصاة|عصى الله|بين يدي الله|قبرك|الخاسرين|الاستغفار|المصحف|ركعتين|هاجر للقرآن|يومئذ|مال ولا|المعصية|الحجة|الغافلين|النفاق|الفاحشة|الرحمن|الميزان|الصراط)',
];

/** Speaking to somebody, as a story seldom does so often. */
export const TO_YOU = [
  "you|your|yours|yourself|tu|te|toi|ton|ta|tes|vous|votre|vos|t['’]",
  'تم|تمہار[اےی]|تمہیں|تجھے|تیر[اےی]|آپ|اپن[اےی]|tum|tumhar[aei]|tumhein|apn[aei]|aap',
  '[وف]?(?:أنتم?|أنتن|عليكم?|لكم?|إليكم?|نفسكم?|أنفسكم|قلبكم?|قلوبكم|ربكم?|دينكم?|أهلكم?|بيوتكم|حياتكم?|عمركم?|أولادكم?|والديكم?|أختي|أخي|أيها|أيتها)',
];

/** What a story is told with. */
export const TOLD = [
  "i|i['’]\\p{L}{1,2}|my|me|was|were|had|said|she",
  "je|j['’]\\p{L}{1,12}|mon|ma|mes|moi|était|étaient|avait|elle|elles",
  'مجھے|مجھ|میر[اےی]|تھ[اےیں]{1,2}|امی|ابو|دادا|دادی|نانا|نانی|mujhe|mer[aei]|tha|thi|thay',
  'أنا|لي|عندي|عندنا|كنت|كنا|كان|كانت|أمي|أبي|جدي|جدتي|بيتنا|قلت|قال|قالت|رأيت|ذهبت|صديقتي|صديقي|ابني|ابنتي|زوجي',
];

/** Words of faith that any story may use; many of them beside a command still preach. */
export const FAITH = [
  'allah|god|christ|jesus|the lord|quran|islam|religion|the truth|prayers?|hijab|deeds?|hearts?|souls?|the prophet|modesty|patience|death|die',
  'dieu|allah|coran|islam|religion|prières?|voile|cœurs?|âmes?|mort|prophète|patience',
  'اللہ|رب|قرآن|دین|نماز|روزہ|حجاب|صبر|موت|دل|نبی|رسول',
  'allah|namaz|quran|roza|sabr|rabb',
  'الله|ربي|القرآن|الدين|الصلاة|الصبر|الموت|القلوب?|قلبك|رسول|النبي|الحجاب|حجابك',
];
