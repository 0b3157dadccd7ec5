import type { TakenBack } from '../cues.ts';

const PARENT =
  '(?:mum|mom|mother|mama|ammi|dad|father|baba|abbu|parents|wife|husband|sister|brother|teacher|boss|nani|nana|aunt|auntie|grandmother|she|he|they|fast|fasting|heat|homework|maths?)';
const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|some|many|a few|several|a couple of)';
const AGE =
  '(?:a|an|in|at|only|just|\\d+|small|little|young|younger|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty%|growing)';

export const TAKEN_BACK_EN: TakenBack = {
  idioms: [
    '(?:die|died|dying|dies|dead) (?:of|from|with) (?:_ )?(?:embarrassment|shame|laughter|laughing|boredom|hunger|thirst|shock|happiness|joy|cringe|heat|fright|jealousy)|(?:die|died|dying|dead) laughing|dying (?:to|for) |to die for|rather die than',
    `${PARENT} (?:_ )?(?:is going to|will|would|'ll|'s going to|gonna|is gonna|was going to|might|is|are|going to) (?:actually |literally |so |just )?(?:kill|killing|murder|strangle|end|be the death of) (?:me|us|him)|(?:could|can) (?:just |literally |cheerfully )?(?:murder|kill) (?:a|an|for|him|her|gordon|[^ ]+)|(?:be|been) the death of|over my dead body|if looks could kill|kill time|killing it|killed it|end me|kill me now|shoot me now`,
    '(?:will|going to|gonna|we) (?:destroy|smash|kill|murder|slaughter|burn|crush|beat) (?:them|you|him|her) (?:_ )?(?:at|in the|on the (?:pitch|field)|5|6|\\d|match|game|final|tournament|cup|league|chess|fifa|mario)',
    'as long as life is better|(?:take me|let me die) when death is better|(?:when|while) death is better|i would (?:give|die)|give my life for|died for our|would die for|i would die without|die on the cross|live without (?:chai|tea|coffee|it|my phone|wifi|internet)',
    '(?:floor|ground|earth) to swallow me|cut myself (?:shaving|on|while|with the|chopping|slicing)|(?:hit|beat|beats|beating) (?:me|us|him|her|them) (?:at|in|to the|to it|by|home) (?:[^ ]+)|hit me (?:that|then|like)|heart beats?|touches? (?:me|us|her|him) (?:deeply|so much|every|to)|touched (?:me|my heart)|burn(?:s|ed)? (?:the|my|her) (?:rice|food|toast|tongue|finger|calories|samosas?)',
  ],
  past: [
    `${NUMBER} (?:_ )?(?:years?|decades|months|winters|summers) (?:ago|earlier|before that|back|later|since|on|old now)|long ago|years ago|back then|in those days|in my day|at (?:the|that) time|those years|(?:i|we|he|she|they) (?:_ )?used to|i once|once (?:i|we|he|she)|there was a time|that (?:year|winter|summer|whole)|for (?:one|a) (?:winter|year|whole year)|in the beginning|in the early`,
    `when (?:i|he|she|we|they|my [^ ]+) (?:was|were) ${AGE}|when i came to this|as a (?:child|girl|boy|teenager|kid|little|young|student)|in (?:my|his|her) (?:childhood|youth|teens|twenties)|(?:during|in|after) the (?:war|riots|siege|sixties|seventies|eighties|nineties|civil|genocide|partition)|(?:in|of|since|from|until|by) (?:19|20)[0-2]\\d|last (?:year|autumn|spring|summer|winter|century|term|ramadan)`,
    "(?:did not|didn't) want to (?:live|be here|wake)|i (?:wanted|wished|thought|tried|attempted|asked|believed|was sure)(?! (?:to tell|to write|to say|about|it))|(?:nani|nana|dadi|teta|gran|grandma|grandmother|grandfather|grandad) (?:always )?(?:says|keeps saying|jokes)|(?:he|she|they|grandmother|grandfather|nani|uncle|father|mother) (?:always|would|often) (?:say|said|ask|asked|joked?)|(?:poem|verse|song|film|novel|play|drama|series|character|episode|book|poet|lyrics|hadith|dream|dreamt|game)",
    '(?:great grand%|stage (?:four|4)|hospice|palliative|cancer|on (?:her|his) way to allah|death ?bed|dying in|ninety%|eighty%|he was dying|she was dying)|(?:bomb|bombs|shell|shells|shelling|missile%|checkpoint|lorry|boat|soldiers?|refugee|cellar)',
  ],
  dated: [
    "(?:that|this|it) (?:was|is|all was|all happened|happened) (?:_ )?(?:(?:19|20)\\d\\d|years? ago|long ago|then|the (?:sixties|seventies|eighties|nineties)|before|over|behind me|in the past|at (?:sixteen|seventeen|fifteen))|i(?:'m| am) (?:now )?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|[2-9]\\d)(?: [^ ]+)? now|(?:i am|im|he is|she is|hes|shes) (?:[2-9]\\d|twenty%|thirty%|forty%|fifty%|sixty%|seventy%) (?:now|today|years)|not any ?more (?:alhamdulillah|thank|today)|(?:joke|joking|kidding)",
  ],
  settled: [
    "(?:counsell?or|counsell?ing|therap(?:y|ist)|psychologist|psychiatrist|treatment|antidepressants) (?:_ )?(?:helped|every|for|and|told|said|through|when|with|who|is)|i (?:got help|got better|recovered|survived|healed|was wrong|am safe|am glad|am grateful|stayed)|recovery|in the end|years later|(?:years|months) (?:on|since|ago)|it did help|ring someone|hold on little|to anyone (?:reading|who)|out four years|foster family|passed it on|no contact|safe now|is safe|are safe|she is a|he is a|she's a|he's now|she's now|i am now|now i am a|now i(?:'m| am) (?:[^ ]+ )?(?:teacher|nurse|doctor|engineer|mother|father|grandmother|the one)",
    'police (?:_ )?(?:caught|found|arrested|took|came|were|have)|was (?:arrested|sentenced|jailed|charged|found)|in prison|(?:a )?court (?:date|case)|the judge|hoax|trial|said sorry|apologi[sz]ed|a man was found|neighbours stood',
    'lol|lmao|haha%|hehe%|jokes?|joking|funny|laughed|laughing|giggl%|ramadan mubarak to|under \\d+s|striker|goal|match|tournament|league|exams?|homework|wrestling|football|cricket|fifa|playstation',
    "(?:we're|we are|i'm|i am|am|are) moving|moving to|new job|emigrat%|retir%|flight|journey|hajj|umrah|hospice|palliative|cancer|stage four|eighty%|ninety%|8\\d|9\\d|every (?:single )?sunday|her doctor|the doctor says|will live|want to see how|i want to live|not afraid|in no hurry|inshallah next|next year",
  ],
};
