import { type Cues, inArabic } from './topic-cues.ts';

const KIN =
  '(?:(?:grand|step)?(?:mother|father|son|daughter|child|children|parents?)|mothers?|fathers?|sons|daughters|brothers?|sisters?|husbands?|wi(?:fe|ves)|widow|aunt(?:ie)?s?|uncles?|cousins?|nephews?|nieces?|baby|babies|twins?|mum|mom|dad|mama|baba|ammi|abbu|nana|nani|dada|dadi|teta|jiddo|grandma|grandpa)(?:-in-law)?';
const PERSON = `(?:he|she|they|who|${KIN}|friends?|neighbours?|wom[ae]n|m[ae]n|boys?|girls?|people|person|somebody|someone|students?|teacher|imam)`;
/** Whose death is no ordinary one: of a child, of a husband or a wife. */
const NEAREST = '(?:son|daughter|child|children|baby|babies|twins?|infant|grandchild|husband|wife)';
/** "A woman from our community dies". */
const OF_WHERE = String.raw`(?:\s(?:from|of|in|at|on|near|next)(?:\s[\p{L}']+){1,3}?)?`;

const PROCHE =
  '(?:mari|femme|père|mère|frères?|sœurs?|fils|filles?|enfants?|bébé|parents|grand-père|grand-mère|oncle|tante|cousine?|amie?|voisine?)';

const LE_PLUS_PROCHE = '(?:fils|filles?|enfants?|bébé|mari|femme)';

/** "He died", and "died laughing" where more is said. */
function withArabicDeath(more: string): string {
  return inArabic(`(?:توفي(?:ت|وا)?|توفى|مات(?:ت|وا)?|مت(?:نا)?)${more && ` ${more}`}`);
}

export const WAR_CUES: Cues = {
  idioms: [
    'dead (?:tired|straight|end|ends|centre|center|quiet|still|serious|certain|easy|slow|beat|last|heat|weight|line|battery|phone|leaves|skin|language|sea)',
    '(?:stopped|stopping|stops) dead',
    "(?:radio|phone|battery|line|engine|car|screen|laptop|plant)(?:'s| is| was| went) dead",
    'to die for|dying (?:to|for a|of laughter|of shame)|died (?:laughing|of laughter|of shame|of embarrassment)',
    '(?:nearly|almost|practically) died|(?:could|would) have died',
    'killing (?:time|me|it)|kill time|(?:mum|mom|mother|dad|father|she|he) (?:is going to|will|would) kill me',
    '(?:cold|price|shovel|pillow|snowball|thumb|tug of|bidding) wars?|tug-of-war|war (?:of words|over the|paint)|star wars',
    '(?:bath|photo|cherry|glitter|seed) ?bombs?|bombed (?:the|my|his|her) (?:exam|test|quiz|audition|interview|set)',
    'shelling (?:peas|beans|eggs|walnuts|pistachios|shrimp|corn)',
    'grave (?:mistake|danger|error|voice|face|concern)',
    'shot (?:him|her|me|us|them) a (?:look|glance|smile)|shot in the (?:arm|dark)|shot (?:out|up|off|of (?:espresso|coffee|ginger))|(?:one|another|best|long|flu|first|jump|free|slap) shots?',
    'buried (?:treasure|in (?:work|paper|homework|snow|sand|blankets))',
    'soldier on|mort de (?:rire|fatigue|faim|soif|peur|honte|froid)|morte de (?:rire|fatigue|faim|soif|peur|honte|froid)',
    'nature morte|point mort|feuilles? mortes?|poids mort|langue morte|tuer le temps|de bonne guerre|guerre (?:des boutons|froide)',
    '(?:batterie|pile|moteur|radio|téléphone|ligne|écran|portable) (?:est|était|sont|étaient) morte?s?',
    withArabicDeath('من (?:الضحك|الخجل|الجوع|البرد|التعب)'),
    inArabic('[ينت]?قتل(?:ت|وا|نا)? الوقت'),
    'روزنامہ جنگ|جنگ اخبار|(?:ہنس ہنس کر|تھکن سے|بھوک سے|شرم سے) مر (?:گیا|گئی|گئے)',
  ],
  clear: [
    `${NEAREST}(?: had| has| have)?(?: just| suddenly| also)? (?:dies|died)`,
    `${PERSON}(?: was| is| were| are|'s|'re)(?: already| slowly)? (?:dying|dead)`,
    'lost (?:his|her|their) li(?:fe|ves)',
    "(?:was|were|been|got|get|wasn't|weren't) (?:killed|murdered|executed|martyred|beheaded|massacred)",
    `(?:killed|murdered|executed|massacred|shot|buried) (?:my|our|his|her|their|a|two|three|four|both) (?:\\p{L}+ )?${KIN}`,
    '(?:killed|killing) (?:people|men|women|children|civilians|them all|everyone|\\p{N}+)',
    'murder(?:er|ers|s)?|massacres?|genocide|ethnic cleansing|mass graves?|corpses?|dead bod(?:y|ies)',
    'air ?strikes?|air raids?|bombing|bombings|bombed|bombardment|bombs? (?:fell|falling|hit|went|exploded|dropped)|bomb shelter|barrel bombs?',
    '(?:was|were|been|got) (?:shot|shelled)|shot (?:dead|at (?:me|us|him|her|them|people)|him|her|them|and killed)|gunm[ae]n|gunfire|gunshots?|shooter|shootings?|snipers?',
    "(?:the|my|our|his|her|their|\\p{L}+'s) funeral|janaza[hs]?|burials?|was buried|were buried|wash(?:ed|ing)? the dead|(?:my|our|his|her|their) dead",
    'suicide bomb(?:er|ing|ings)?|drone strikes?|missiles?|shelling|landmines?',
    // French
    `${LE_PLUS_PROCHE} (?:est|sont|était|étaient) (?:mort|décédé)e?s?`,
    '(?:a été|ont été|est|était|furent|fut) (?:tué|assassiné|abattu|massacré|fusillé)e?s?|tuerie|fusillade|massacres?|génocide|meurtres?',
    `enterr(?:er|é|ée|és) (?:mon|ma|mes|notre|son|sa|ses|un|une|deux|trois) ${PROCHE}`,
    'funérailles|obsèques|enterrement|cadavres?|bombardements?|bombardée?s?|attentats?|coups de feu',
    // Urdu
    'شہید|شہادت|قتل|جنازہ|جنازے|تدفین|لاش|لاشیں|لاشوں|میت',
    'مار(?:ا گیا|ے گئے|ی گئی)|بمباری|بم دھماک[ہے]|دھماک[ہے]|فائرنگ',
    // Arabic
    inArabic(
      'قتل(?:ت|وا|ه|ها|هم|وه|ى)?|[أا]ستشهد(?:ت|وا)?|شهداء|مجزرة|مجازر|مذبحة|[إا]بادة|[أا]غتيل(?:ت)?|قناص(?:ة)?',
      'قصف(?:ت|وا|نا|ها|ه)?|غار(?:ة|ات) جوية|قذيفة|قذائف|قنبلة|قنابل|انفجار(?:ات)?|تفجير(?:ات)?|صاروخ|صواريخ',
      'جناز(?:ة|ته|تها)|جثة|جثث|جثمان|مقبرة جماعية|دفن(?:ت|وا|نا|ته|ناها|ناه|وه|وها)',
    ),
  ],
  ordinary: [
    `${PERSON}${OF_WHERE}(?: had| has| have)?(?: just| suddenly| also)? (?:dies|died)`,
    'passed away|passing of my',
    `(?:il|elle|ils|elles|qui|${PROCHE}) (?:est|sont|était|étaient) (?:mort|décédé)e?s?|décès (?:de|du)`,
    'انتقال (?:ہو|کر|فرما)(?: گیا| گئے| گئیں| گئی|ا)?|وفات|فوت (?:ہو|ہوا|ہوئے|ہوئی)|مر (?:گیا|گئی|گئے|گئیں)',
    withArabicDeath(''),
    inArabic('وفا(?:ة|ته|تها|تهم)|فارق(?:ت)? الحياة|انتقل(?:ت)? إلى رحمة الله'),
  ],
  hints: [
    '(?:the|a|civil|world|this|that|of|at|after|before|during) war|wartime|wars',
    'soldiers|army|militia|troops|checkpoints?|fighters',
    'graves?|graveyards?|cemetery|gravestones?|headstones?',
    'widow(?:ed|er)?|orphan(?:s|ed|age)?',
    'grief|griev(?:e|ed|ing)|mourn(?:ed|ing|ers)?|condolences',
    'dead|death|deaths|dying|killed',
    'bur(?:y|ied|ying)|shrouds?|funerals?',
    'explosions?|exploded|rockets?|rubble|siege|besieged|ruins',
    'martyrs?|victims?|survivors?',
    'lost (?:my|our|both my|all my|his|her|their) (?:\\p{L}+ )?(?:mother|father|parents|husband|wife|son|daughter|brother|sister|baby|family|children)',
    // French
    'guerre|guerres',
    'soldats?|armée|milices?',
    'morte?s?|mourir|mourant|décédée?s?',
    'tombes?|cimetière|deuil|veuve|veuf|orphelins?',
    'bombes?|obus|roquettes?|décombres|ruines|victimes',
    // Urdu
    `جنگ|جنگوں|${inArabic('حرب', 'حروب')}`,
    `فوجی|فوج|سپاہی|${inArabic('جنود', 'جندي', 'جيش', 'ميليشيا', 'دبابات?', 'حاجز')}`,
    `قبر|قبریں|قبرستان|دفن|کفن|${inArabic('قبر(?:ه|ها)?', 'قبور', 'مقبرة', 'كفن')}`,
    `موت|یتیم|بیوہ|سوگ|ماتم|تعزیت|${inArabic('موت(?:ه|ها)?', 'يتيم(?:ة)?', '[أا]يتام', '[أا]رملة', 'عزاء', 'حداد')}`,
    `بم|گولی|گولیاں|گولیوں|راکٹ|ملبہ|ملبے|${inArabic('رصاص(?:ة)?', '[أا]نقاض', 'ركام', 'حصار')}`,
  ],
};
