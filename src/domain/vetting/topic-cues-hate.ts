import { type Cues, inArabic } from './topic-cues.ts';

const SCARF = '(?:hijab|scarf|headscarf|niqab|veil|turban|abaya|patka)';
const STRANGER =
  '(?:m[ae]n|boys?|girls?|wom[ae]n|someone|somebody|strangers?|kids|teenagers|they|he|she|people|mob)';
const VICTIM =
  '(?:me|us|him|her|them|(?:my|our|his|her|their) (?:\\p{L}+ )?(?:mother|father|son|daughter|brother|sister|husband|wife|friend|family|cousin|mosque)|the mosque|a mosque|worshippers)';

export const HATE_CUES: Cues = {
  idioms: [
    '(?:heart|panic|asthma|snack|counter-?)\\s?attacks?|attack(?:ing|ed)? (?:the (?:food|cake|plate|goal|net|pile|dishes|biryani|kitchen)|midfielder)',
    '(?:beat|beaten) (?:me|us|him|her|them) (?:at|in|to|by|home|again)',
    'spitting (?:image|distance)|spit (?:it )?out|insult to injury|go back (?:to (?:the (?:start|beginning|shop|car|kitchen|house)|sleep|school|work|bed|class)|home (?:to see|and|for|in|every|next))',
    '(?:hate|hated|hates) (?:it|that|the|snakes|hotels|cameras|mondays|homework|yellow|to)',
  ],
  clear: [
    'islamophob(?:ia|ic|es?)|anti-?muslim|racists?|racism|racial slurs?|slurs?|xenophob(?:ia|ic)|antisemiti(?:sm|c)',
    'hate (?:crimes?|mail|speech|group|groups)|hateful|hatred|hate-filled',
    'terrorists?|jihadis?|raghead|towel ?head|sand ?n[i*]gg\\p{L}+|pakis?',
    'go back (?:home|to (?:your|my|his|her|their|our) (?:own )?(?:country|home)|to where (?:you|we|they|i) (?:came|come)|where (?:you|we|they) (?:came|come)|to (?:a lot of places|africa|arabia|saudi|pakistan|iran|iraq|afghanistan|the desert))',
    '(?:spat|spit|spitting) (?:at|on|in) (?:me|us|him|her|them|my|our|his|the|their)',
    `(?<!I )(?<!I had )(?:pulled|ripped|tore|yanked|snatched|grabbed|tugged) (?:off |at )?(?:my|our|their) ${SCARF}|${SCARF} (?:was |had been )?(?:ripped|torn|pulled|yanked|snatched) off`,
    "swastikas?|white supremac(?:y|ists?)|neo-?nazis?|skinheads?|lynch(?:ed|ing)?|pig(?:'s)? head",
    `${STRANGER}(?: had| have)? (?:attacked|assaulted|stabbed|beat|beaten|punched|kicked|harassed|threatened|ran over|run over) ${VICTIM}`,
    `(?:was|were|been|got|being) (?:attacked|assaulted|stabbed|harassed|beaten(?: up)?|bullied|spat (?:on|at)|run over|threatened|racially \\p{L}+)`,
    '(?:death|bomb) threats?|threaten(?:ed|ing) to (?:kill|burn|hurt|shoot)|vandali[sz](?:ed|ing|m)|arson|set (?:fire to|on fire)',
    'call(?:ed|ing|s)? (?:me|us|him|her|them) (?:names|a (?:terrorist|murderer|dog|pig|n-word|bomber)|terrorists?)|names (?:i|we|she|he) (?:was|were) called',
    'mosque (?:shooting|attack)s?|the attack|terror attacks?|attackers?',
    // French
    'islamophob(?:ie|es?)|racistes?|racisme|xénophob(?:ie|es?)|crimes? haineux|haineux|haineuse|haine|terroristes?|attentats?',
    'sales? (?:arabes?|musulman(?:e|s|es)?|voilée|noirs?|étrangers?)|(?:rentre|retourne|rentrez|retournez) (?:chez (?:toi|vous)|dans (?:ton|votre) pays)',
    'crach(?:é|ait|er) (?:sur|au visage|dessus)|arrach(?:é|ait|er) (?:mon|son|le|leur) (?:voile|foulard|hijab)|menaces? de mort|croix gammées?',
    "(?:m'a|m'ont|nous a|nous ont|l'a|l'ont|a été|ont été|été) (?:agress|attaqu|poignard|insult|frapp|harcel|menac)\\p{L}+|agressions?|agresseurs?",
    // Urdu
    'اسلاموفوبیا|اسلامو فوبیا|نفرت (?:انگیز|بھر[ای]|کا شکار|سے)|دہشت ?گرد(?:ی|وں)?|نسل پرست(?:ی|وں|انہ)?|حملہ آور|تھوکا|تھوک دیا',
    '(?:اپنے ملک|واپس اپنے ملک) (?:واپس )?(?:جاؤ|چلے جاؤ|جائو)|(?:حجاب|دوپٹہ|نقاب) (?:کھینچا|کھینچ لیا|نوچا|نوچ لیا)|(?:مجھ|ہم|ان|اس) پر حملہ|جان سے مارنے',
    // Arabic
    inArabic(
      '[إا]رهابي(?:ة|ين|ون)?|عنصري(?:ة|ين|ون)?|[إا]سلاموفوبيا|رهاب ال[إا]سلام|كراهية|تهديد(?:ات)? بالقتل',
      '(?:ارجع|عد|عود)(?:ي|وا)? [إا]لى (?:بلدك|بلدكم|بلادك|بلادكم)|بصق(?:ت|وا)? (?:علي|علينا|عليه|عليها|في وجه)\\p{L}*',
      '(?:نزع|شد|سحب|انتزع)(?:ت|وا)? (?:حجابي|حجابها|حجاب)|[أا]عتد(?:ى|وا|ت) (?:علي|علينا|عليه|عليها)',
    ),
  ],
  hints: [
    'attack(?:s|ed|ing)?|assault(?:s|ed)?',
    'threat(?:s|en|ened|ening)?',
    'insults?|insulted|mock(?:ed|ing)|taunt(?:s|ed|ing)?|jeer(?:ed|ing)?',
    'hate|hated us|hates us|bigot(?:s|ed|ry)?|prejudice',
    '(?:yelled|shouted|screamed|swore|cursed|hissed) at (?:me|us|my mother|my sister|her|them)',
    'graffiti|spray-?painted|smashed (?:the |our )?windows?|broken windows?',
    'bull(?:y|ies|ied|ying)|picked on',
    `(?:stare[sd]?|staring|looked|pointed) at my ${SCARF}`,
    'police report|called the police|calling the police',
    // French
    'attaques?|attaquée?s?|menaces?|menacée?s?',
    'insultes?|insultée?s?|moqu(?:é|ée|aient|ait|eries?)|injures?|injuriée?',
    'intimidation|harcèlement|graffitis?',
    // Urdu
    `حملہ|حملے|حملوں|${inArabic('هجوم', 'هاجم(?:ني|نا|وا|ت|ه|ها|وني|ونا)?', 'اعتداء(?:ات)?')}`,
    `دھمکی|دھمکیاں|دھمکایا|${inArabic('تهديد(?:ات)?', 'هدد(?:ني|نا|وا|وني|ونا)?')}`,
    `گالی|گالیاں|گالیوں|طعنے|طعنہ|${inArabic('شتم(?:ني|نا|وا|ت|تني|وني)?', 'شتائم', 'سب(?:ني|تني|وني)', 'سخر(?:وا|ت)? من[يا]')}`,
    `نفرت|تعصب|${inArabic('تنمر', 'تمييز', 'تعصب')}`,
  ],
};
