/** Where a child is to be found every week: schools told in other words, Quran classes, clubs and teams. */
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
const STOP = String.raw`(?![\p{L}\p{M}\p{N}])`;
const NAMES = `${CAPITAL}(?: (?:(?:of|the|de|du|la|ul|al) )?${CAPITAL}){0,3}`;
const TWO_NAMES = `${CAPITAL}(?: (?:(?:of|the|ul|al) )?${CAPITAL}){1,3}`;
/** The rest of the sentence, as far as it describes the place. */
const REST = String.raw`[^.!?;۔؟\n]{5,90}`;

/** Words of a school or a team; a name behind "at" in the same sentence is mostly that of the place. */
const CLASS_WORD =
  '(?:[Gg]rade|[Yy]ear|[Cc]lass|[Ff]orm|[Tt]eachers?|[Cc]oach|[Pp]rincipal|[Hh]ead ?teacher|[Hh]omework|[Pp]upils?|[Tt]eam|[Pp]ractice|[Tt]raining|[Ll]essons?|[Kk]arate|[Jj]udo|[Ss]wimming|[Ff]ootball|[Ss]occer|[Cc]ricket|[Bb]asketball|[Hh]ifz|[Jj]uz|[Ss]ixth form|[Uu]niform|[Aa]ssembly|[Rr]ecess|[Pp]rom|[Ll]ocker|[Cc]afeteria|[Hh]ead (?:girl|boy)|[Ff]reshman|[Ss]ophomore|[Ss]enior|[Kk]indergarten|[Nn]ursery|[Dd]aycare|[Rr]oom \\d{1,3})';
const CLASS_WORD_FR =
  '(?:classe|maîtresse|maître|prof|CP|CE[12]|CM[12]|cantine|sixième|cinquième|quatrième|troisième|seconde|première|terminale|bac|brevet|entraîneur|entraînement|élève|surveillant|récré|internat|filière)';
/** Prayers, feasts and shops are no schools. */
const NO_SCHOOL =
  '(?:Fajr|Dhuhr|Zuhr|Asr|Maghrib|Isha|Jummu?a?h|Eid|Ramadan|Iftar|Suhoor|Hajj|Umrah|Allah|God|Christmas|Mc|Tim|Costco|Walmart|Tesco|Ikea|Aldi|Lidl|KFC|I(?!\\p{L})|Makkah|Mecca|Madinah?|Friday|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Grandma|Nani|Dadi|Nana|Teta|Mum|Mom|Baba)';

const ENGLISH = [
  // I train at Hill Street, she studies at Bay Harbour; a club or a class and its name
  String.raw`(?<=(?<!\p{L})(?:attends?|stud(?:y|ies) at|learns? at|trains? (?:at|with)|plays? for|swims? (?:at|with|for)|practi[sc]es? at|started at|enrolled (?:at|in)|expelled from|bullied at|dropped (?:me|us) (?:off )?at|picks? (?:me|us) up (?:at|from)) (?:the )?)(?!${NO_SCHOOL})${TWO_NAMES}`,
  `(?:[Cc]lub|[Tt]roop|[Mm]adrass?ah?|[Nn]ursery)(?: is|,)? (?:at|called|named) (?!${NO_SCHOOL})${TWO_NAMES}`,
  String.raw`(?:[Cc]lass|[Gg]rade|[Yy]ear|[Ff]orm|[Rr]oom) (?:\d{1,2}[A-Z]?|[a-z]{3,8}),? (?!${NO_SCHOOL})${CAPITAL}(?: ${CAPITAL})?(?= (?:at|from|class|in)${STOP})`,
  // Goldenrod Creek is where I go
  `(?<!\\p{L}['’])${NAMES} is (?:where I (?:go|study|learn)|my (?:new |old )?school)${STOP}`,
  // The school is named after an astronomer; my madrasa is the one upstairs from Bashir Carpets
  `(?:school|madras[sa]?ah?|nursery|college|club) (?:is|was|['’]s) (?:called|named) (?:after|like|for) ${REST}`,
  `(?:[Mm]y|[Oo]ur) (?:school|madrass?ah?|maktab|nursery|daycare|club|class)(?: is|['’]s|,) (?:the (?:one|big|small|only|\\p{L}{3,8} (?:one|building))|(?:up|down)stairs from|above|below|under|behind|between|next to|opposite|across from|in the basement of) ${REST}`,
  // I go to Sunny Steps and my teacher is kind
  String.raw`(?<=(?<!\p{L})[Ii](?:['’]?m at| am at| go to| started at| study at) )${TWO_NAMES}(?=[^.!?\n]{0,40}(?<!\p{L})(?:teachers?|class|grade|year|pupils?|school|assembly|uniform|homework)${STOP})`,
  `(?<=(?:[Gg]o|[Ww]ent|[Gg]oing|[Cc]ame|[Ww]alk|[Bb]ack|[Mm]oved|[Ss]tarted|[Tt]ransferred)(?: back)? (?:to|at) |at |from )(?:${CAPITAL} ){1,3}(?:Junior|Comp(?:rehensive)?|Charter|Upper|Lower|Sixth|Girls['’]?|Boys['’]?)${STOP}`,
  // Little Tigers Dojo, the under-12s of Hexley
  String.raw`(?<!\p{L}['’])${NAMES} (?:Dojo|F\.?C\.?|(?:Karate|Judo|Taekwondo|Football|Soccer|Cricket|Swim(?:ming)?|Boxing|Chess|Youth|Netball|Basketball|Rugby|Athletics|Running|Gymnastics|Hockey|Tennis|Homework|Drama) (?:Club|Team|Group)|Youth Cent(?:re|er)|(?:Cub |Girl |Boy )?Scouts|Brownies|Beavers)${STOP}(?: in ${CAPITAL})?`,
  String.raw`(?:U-?\d{1,2}s?|[Uu]nder[- ]?(?:\d{1,2}|nine|ten|eleven|twelve|thirteen|fourteen)s?) (?:at|of|for|with|in) ${NAMES}`,
  `(?<=(?:[Ii]n|[Ww]ith|[Tt]o|[Aa]t) )(?:Ustadha?|Ustaz|Sheikh|Shaykh|Qari|Qaria|Mufti|Maulana|Molvi|Hafiz|Apa|Coach) ${CAPITAL}['’]s (?:group|class|halaqah?|circle|lessons?|team)${STOP}`,
  `(?<=(?<!\\p{L})${CLASS_WORD}${STOP}[^.!?\\n]{0,6} at )(?!${NO_SCHOOL})${NAMES}`,
  `(?<=(?<!\\p{L})${CLASS_WORD}${STOP}[^.!?\\n]{0,40} at )(?!${NO_SCHOOL})${TWO_NAMES}`,
  `(?<=(?<!\\p{L})at )(?!${NO_SCHOOL})${TWO_NAMES}(?=[^.!?\\n]{0,25}(?<!\\p{L})${CLASS_WORD}${STOP})`,
];

/** Schools are named after people: collège jean moulin, as children type it. */
const FIRST_NAME_FR =
  '(?:jean|jules|victor|marie|pierre|paul|louise?|charles|albert|anne|henri|jacques|georges?|simone|rosa|françois|saint|sainte|notre dame|romain|lucie|frida|marcel|camille|[ée]mile|gustave|antoine|claude|michel|andré|rené|maurice|honoré|arthur|joseph|marguerite|olympe|germaine|aimé|léon|edgar|guy|nelson|robert)';

const FRENCH = [
  `(?<=(?<!\\p{L})(?:scolarisée?s?|inscrite?s?|[Jj]['’]étudie|[Jj]['’]apprends|je m['’]entraîne|je joue|je nage|pensionnaire|interne|élève|en (?:[3-6]e|seconde|première|terminale|CP|CE[12]|CM[12])) (?:à la |à l['’]|à |au |chez les |chez |avec les ))${CAPITAL}[ -](?:(?:de|du|des|la|le|les)[ -]){0,2}${CAPITAL}(?:[ -]${CAPITAL})?`,
  `(?:école|collège|lycée|maternelle|primaire)(?: (?:primaire|maternelle|élémentaire|pro))? ${FIRST_NAME_FR}[ -]\\p{L}{3,15}(?:[ -]\\p{L}{3,15})?`,
  `(?:[Dd]ojo|[Gg]ymnase|[Ss]couts|[Ss]tade|[Bb]ibliothèque|[Mm]édiathèque) (?:de la |de l['’]|de |d['’]|du |des )?(?!France|Paris)${CAPITAL}(?:[ -]${CAPITAL})?(?=[^.!?\\n]{0,50}(?<!\\p{L})(?:entraîn\\p{L}*|mercredis?|samedis?|mardis?|jeudis?|lundis?|devoirs|judo|foot|karaté|coach|équipe)${STOP})`,
  `(?<=(?<!\\p{L})${CLASS_WORD_FR}${STOP}[^.!?\\n]{0,30} (?:au |à la |à l['’]|chez les ))${NAMES.replaceAll(' ', '[ -]')}`,
  `(?:[Mm]on|[Mm]a|[Nn]otre) (?:école|collège|lycée|madrass?a|crèche|club|internat)[^.!?\\n]{0,35}?(?:c['’]?est|est) (?:cel(?:le|ui)|la porte|l['’]immeuble|le bâtiment|là où|entre|derrière|au-dessus|en face|juste) (?!chez (?:moi|nous))${REST}`,
  `(?:école|collège|lycée) (?:qui )?(?:porte|a) (?:le|un) nom ${REST}`,
  // l’école de Brévillers
  `(?<=(?:à|dans|de|mon|notre) (?:l['’])?)(?:école|collège|lycée) (?:de |d['’])${CAPITAL}(?=[^.!?\\n]{0,40}(?<!\\p{L})(?:classe|maîtresse|maître|prof|CP|CE[12]|CM[12]|cantine|sixième|cinquième|quatrième|troisième)${STOP})`,
  // As small children spell it
  `(?:l[ée]col|l['’][ée]col(?=l|\\s)|lécole|mon [ée]col)l? (?:d[eéèu]s?|de la) \\p{L}{3,15}(?: \\p{L}{3,15})?`,
  // U15 de l’AS Quincerolles, le club de judo de Montfort
  String.raw`(?:(?:U\d{1,2}|[Pp]oussin(?:e?s)?|[Bb]enjamin(?:e?s)?|[Mm]inimes?|[Cc]adet(?:te)?s?) (?:de |du |à |au )?(?:l['’])?|(?<=l['’]|[Aa]u |[Dd]u |[Cc]hez ))(?:AS|US|ASC|AJ|FC|SC|CS|ES|RC|JS) ${CAPITAL}(?:[ -]${CAPITAL})?`,
  `club (?:de \\p{L}{3,12} |d['’]\\p{L}{3,12} )?(?:de |d['’]|du )${CAPITAL}`,
  `(?:MJC|[Cc]onservatoire|[Cc]entre (?:aéré|de loisirs)|[Cc]olo|[Éé]cole coranique|[Mm]édersa|IME|ITEP|MFR|CFA|LP) (?:de la |de l['’]|de |d['’]|du |des |les |le |la )?${CAPITAL}(?:[ -]${CAPITAL}){0,2}`,
];

const URDU_STOP = 'میں|کی|کا|کے|نے|سے|کو|پر|ہے|ہوں|تھا|تھی|اور|جا|تک|بھی|ہی';
const URDU = [
  `(?:(?!(?:${URDU_STOP}|میرا|میرے|میری|اپنے|اپنی|ایک|کسی|ہمارے|ہماری|اس|پوری|سب|وہ|یہ|بڑے|نئے|پرانے|دوسرے|گاؤں|شہر|روز|صبح|شام)${STOP})[ء-ے]{3,15} ){1,2}(?:مدرسے|مدرسہ|مکتب|ہائی|جامعہ|کلب|ٹیم)(?= (?:میں (?:پڑھ|حفظ|جا|کھیل|داخل)|کی طرف سے کھیل|جات))`,
  `(?<=(?<!\\p{L})میں )(?:(?!(?:${URDU_STOP}|اب|روز|ہر|اپنے|اپنی|ایک|گھر|گاؤں|شہر|مسجد|کمرے|نے|نہیں|بہت|پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں|کلاس|جماعت)${STOP})[ء-ے]{3,15} ){2,4}(?=میں (?:[ء-ے\\d]{1,12} ){0,3}(?:پڑھت|کلاس|جماعت|گریڈ))`,
  `(?:سکول|اسکول|مدرسہ|مدرسے|کالج)[^۔!؟\\n]{0,40}(?:وہ والا|وہ والی|وہی|وہ) (?:جس|جو|جہاں) ${REST}`,
  // جی جی ایچ ایس نیلم پور
  `(?:(?:جی|بی|پی|ایف|ڈی|اے|سی|ایم|ٹی) ){1,3}(?:ایچ ایس ایس|ایچ ایس|پی ایس|ایم ایس)(?: (?!(?:${URDU_STOP})${STOP})[ء-ے]{2,12}){1,2}`,
  `مدرسہ (?!(?:${URDU_STOP}|بند|چھوڑ|گئے|گیا|گئی|جان|آن)${STOP})[ء-ے]{3,15} [ء-ے]{3,15}(?= (?:سے|کی|کے|کا)${STOP})`,
  `(?:(?!(?:${URDU_STOP}|میرا|میرے|اپنے|ایک|کسی|ہمارے|اس)${STOP})[ء-ے]{3,15} ){1,2}(?:ٹیوشن سینٹر|کوچنگ سینٹر|اکیڈمی|مونٹی?سوری|نرسری|کنڈرگارٹن|انسٹی ?ٹیوٹ|مکتب|کیمپس|(?:کرکٹ|فٹ ?بال|کراٹے|ہاکی) کلب|سکول سسٹم|فاؤنڈیشن سکول)${STOP}`,
  `(?:قاری|قاریہ|مولوی|استانی|حافظ|ماسٹر) (?:صاحب )?[ء-ے]{2,12} (?:صاحب )?(?:کے پاس|کی کلاس|کے مدرسے|کے حلقے)`,
  '(?:[a-z]{3,15} ){1,2}(?:(?:public|model|grammar|high|primary|middle) )?(?:school|academy|college|madrass?ah?)(?= (?:mein|main|me|mai) (?:parh|jat))',
];

/** A name follows these: "of the martyr", "of the sheikh". */
const TITLE =
  '(?:الشهيدة?|الشيخة?|الملكة?|الأميرة?|الإمام|الرئيس|السيدة|القائد|الدكتورة?|الأستاذة?|الحاجة?|المعلمة?)';
const ARABIC_STOP =
  'في|من|على|عن|إلى|مع|كل|لأن|عشان|حتى|بعد|قبل|ثم|أو|السنة|الصف|سنة|صف|كان|كانت|هناك|هنا|وأنا|وكان|يوم|اللي|التي|الذي';
const SI = `(?: (?!(?:${ARABIC_STOP})${STOP})[ء-ي]{2,15}){1,3}`;
const ARABIC = [
  `(?<=(?:أنا في|ألعب في|بلعب في|أتدرب في|بتدرب في|أحفظ في|بحفظ في|مشتركة? في|عضوة? في|أنا من|نتدرب في) )(?:فريق|نادي|كشافة|فوج|حلقة|مركز|مجموعة|أكاديمية|روضة|دار) (?!(?:${ARABIC_STOP}|كرة|القدم|كبير|صغير)${STOP})[ء-ي]{3,15}(?: (?!(?:${ARABIC_STOP})${STOP})[ء-ي]{3,15})?`,
  `[بلو]{0,2}(?:مدر[سصث][ةه]|مدارس|ثانوي[ةه]|[إا]عدادي[ةه]|[إا]بتدائي[ةه]|متوسط[ةه]|روض[ةه]|معهد|أكاديمي[ةه]|زاوي[ةه]|دار|حلق[ةه]|مركز) ${TITLE}${SI}`,
  `(?<=(?:أروح|أذهب|نروح|نذهب|بروح|رحت|أمشي|نمشي|يوديني) (?:إلى |على |ع |ل)?(?:ال)?)كت?اب (?:الشيخ|سيدي|سي|الفقيه|المعلم)${SI}`,
  `مدر[صث][ةه] ال[ء-ي]{2,15}(?: ال[ء-ي]{2,15})?`,
  // Name without an article before one with it: مدرسة نور الهدى
  `[بلو]?(?:مدرس[ةه]|روض[ةه]|ثانوي[ةه]|[إا]عدادي[ةه]|معهد|أكاديمي[ةه]|حضان[ةه]|مدارس|متوسط[ةه]|ابتدائي[ةه]|تكميلي[ةه]|ليسي|كوليج|خلو[ةه]|محضر[ةه]|كشاف[ةه]) (?!(?:أطفال|أولاد|أبناء|تعليم|تحفيظ|حفظ|${ARABIC_STOP}|لكل|كبار|كبيرة|صغيرة|جديدة|قديمة|بعيدة|قريبة|جميلة|خاصة|حكومية|لغة|لغات|ذلك|هذه|تلك|ليس|خارج|داخل|قرب|خلف|بنات القرية|بنات الحي)${STOP})[ء-ي]{2,10} ال[ء-ي]{2,12}`,
  `(?:مدرستي|مدرستنا|المدرسة|مركز التحفيظ|معهدي|معهدنا|روضتي|روضتنا|نادينا)[^.!؟\\n]{0,25}?(?:هي (?:اللي|التي)|هو (?:اللي|الذي)|اسمها? على|سموها على|على اسم) ${REST}`,
  `(?:مركز|دار|حلقة) (?:تحفيظ |ال?قرآن ){1,2}(?!(?:${ARABIC_STOP}|الكريم|القرآن)${STOP})[ء-ي]{3,15}(?: ال[ء-ي]{2,12})?`,
  `(?<=(?:ألعب|أتدرب|بلعب|نلعب|أتمرن|بتمرن|عضوة?) (?:في |مع )?ب?)نادي (?!(?:${ARABIC_STOP})${STOP})[ء-ي]{3,15}(?: ال[ء-ي]{2,12})?`,
  `(?:[ء-ي]\\. ?){2,4}(?:للبنات|للبنين|الابتدائية|الثانوية|الإعدادية)(?: \\([^)\\n]{2,40}\\))?`,
  `(?<=(?:أدرس|بدرس|ندرس|تدرس|يدرس|أدروس|نقرا|أقرا|أتعلم|بتعلم|نتعلم|طالبة?|تلميذة?|(?:الصف|صف) [ء-ي]{4,8}(?: [أبجد])?) (?:في |ب))(?:مدر[سصث]ة|مدارس|ثانوية|إعدادية|ابتدائية|متوسطة|روضة|معهد|أكاديمية|حضانة|كلية|جامعة) (?!(?:${ARABIC_STOP}|بعيدة|قريبة|كبيرة|صغيرة|جديدة|قديمة|حكومية|خاصة|أخرى|عربية|واحدة)${STOP})[ء-ي]{2,15}(?: (?!(?:${ARABIC_STOP})${STOP})[ء-ي]{2,15})?`,
];

export const CHILD_PLACES = [...ENGLISH, ...FRENCH, ...URDU, ...ARABIC];
