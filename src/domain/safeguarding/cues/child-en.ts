import type { Cues } from '../cues.ts';

const ADULT =
  '(?:(?:my|his|her|their|the|our) )?(?:_ )?(?:step ?(?:dad|father|mum|mother|brother)|mum|mom|mother|mama|ammi|dad|daddy|father|baba|abbu|papa|parents|uncle|aunt|aunty|auntie|brother|brothers|cousin|grandfather|teacher|qari|imam|maulvi|molvi|hafiz|sheikh|ustad|coach|neighbour|foster (?:mum|dad|father|mother)|boyfriend|husband|wife|guardian|tutor|boss|man|he|she|they)';
const CHILD =
  '(?:me|us|him|her|them|my (?:little |baby |younger |small )?(?:brother|sister|brothers|sisters|cousin|friend|best friend|mum and me)|the (?:boy|girl|child|children|kids|baby|little one|boys|girls|twins)|(?:his|her|their) (?:_ )?(?:son|daughter|child|children|kids|baby|stepson|stepdaughter))';
const OFTEN = '(?:always |still |often |sometimes |also |even |just |only |usually )?';
const HURTS =
  '(?:hits|hit|beats|beat|is beating|is hitting|are beating|keeps? (?:hitting|beating|touching)|slaps|slap|kicks|kick|punches|punch|whips|whip|burns|burn|chokes|strangles|hurts|hurt|touches|touch|gropes|rapes|abuses|ties|tie|chains|chain|locks|lock|starves|starve|shakes|drags|throws things at|smacks|canes)';
const TO_MARRY =
  '(?:marry|be married|get married|marriage|be engaged|nikah|wedding|wed|marry me|marry her|marry my|marry him)';

export const CHILD_EN: Cues = {
  clear: [
    "(?:watches|watch|films|filming|looks at|spies on|peeps) (?:at |on )?(?:me|her|us|him) (?:_ )?(?:shower|bath|change|changing|undress%|toilet|washroom|sleep|through)|(?:burn|burns|mark|bruise|cut|handprint) (?:_ )?(?:shape of|in the shape|like an iron|on (?:her|his) (?:hand|arm|leg|face|neck|back))|(?:says|said|thinks|told me) (?:that )?(?:i'm|i am|she's|she is) (?:lying|making it up|a liar)|(?:said|says) (?:she|he) (?:was|is|had been) (?:naughty|bad) ?(?:and|so|$)|split lip|(?:eye|lip|face) (?:was|is) (?:swollen|closed|black|split|bruised)|screams (?:at night|every night|for help)",
    "(?:makes|make|made) (?:me|him|her|them|us) (?:_ )?(?:kneel|stand (?:outside|in the cold|for hours|on one)|sleep (?:outside|on the floor|in the)|eat (?:off|chilli|soap|the)|work (?:all|until|from)|beg)|(?:takes?|took|taking|wants|has) (?:pictures|photos|videos) of (?:me|her|him|us) (?:_ )?(?:in|when|while|without|changing|undress%|naked)|(?:get|gets|use|uses|fetch|fetches|take|takes) the (?:cable|belt|stick|wire|hanger|slipper|cane|pipe|hose|iron)|(?:couldn't|can't|could not|cannot) sit (?:down )?(?:for|after|because)|(?:does|did) (?:things|stuff|bad things|it) to (?:me|her|him|us)(?: (?:at|when|in|and|after|that)|$)|(?:if you|what happens if you|what if you|can you) (?:_ )?(?:don't want|refuse|say no to) (?:_ )?(?:a husband|the husband|to marry|marriage|the wedding|nikah)|(?:found|finding|looking for|chosen|choosing|picked|have) (?:me|her|us) a husband|(?:don't|do not) tell (?:_ )?or (?:it|he|she|else|they|i)|(?:throws?|threw|kicked|put) (?:me|her|him) out (?:of the house|at night|in the)|(?:sleeps?|sleeping) (?:rough|in (?:the|his|a) (?:car|park|stairwell|masjid) (?:since|because))",
    `${ADULT} ${OFTEN}${HURTS} ${CHILD}(?! (?:up )?(?:in|at|to|by|with (?:his|her|a) (?:smile|kindness|laugh)|deeply|heart|on the (?:shoulder|head gently)|five|a (?:high|lift))\\b)(?: (?:with|when|if|every|because|for|again|so|and|hard|on|a lot|all|until|at night|there|where|like|too|in the|up)| \\w+|$)`,
    `(?:hits|beats|slaps|kicks|punches|touches|locks|hurts|burns|ties|starves|whips) ${CHILD}|(?:is|are|being|gets?|still|been) (?:being )?(?:beaten|hit|abused|molested|touched|starved|locked (?:up|in|away)|chained|tied up|whipped) (?:by|every|at|with|when|in|because|for|again|all|and|$)`,
    `(?:touch|touches|touching|feels|kisses|rubs|puts his (?:hand|hands)|put his (?:hand|hands)|puts it|shows me his) (?:me |her |him |my |on me |on my |under my |inside )?(?:_ )?(?:where i|private|privates|down there|under my (?:clothes|dress|shirt)|in places|leg|legs|chest|body|inside|between|that (?:i|she|he) (?:don't|doesn't))`,
    `(?:makes|made|asks|forces|tells) (?:me|her|him) (?:to )?(?:_ )?(?:take off|undress|touch him|touch his|sit on his (?:lap|knee)|sleep in his bed|send (?:him )?(?:photos|pictures|pics|nudes)|watch (?:videos|bad|dirty|films))|(?:send|wants|asks for|asked for) (?:_ )?(?:nudes|photos without|pictures without|pics without)`,
    "(?:says|said|told me|tells me|say) (?:_ )?(?:it is|it's|its|this is|that is) (?:_ )?(?:our|a) (?:little |special |big )?secret|our (?:little )?secret",
    "(?:if i|if she|if he|if we) (?:ever )?(?:tell|tells|told|talk|talks|say|says|speak|scream|cry) (?:_ )?(?:he|she|they|he'll|she'll|they'll) (?:_ )?(?:will|would|'ll|do|does|hurt|kill|take|beat|send|says|said|do it|throw|burn)|(?:he|she|they) (?:says|said|will|'ll|would) (?:_ )?(?:kill|hurt|beat|do it to|do the same|send me away) (?:_ )?if (?:i|she|he|we) (?:tell|told|say|speak|talk)",
    `(?:comes?|came|climbs|sneaks|walks) (?:in|into|to|inside) (?:my|her|his|our) (?:room|bed|bedroom) (?:at night|when|every|after|and|while|in the night|again|$)`,
    `(?:scared|afraid|frightened|terrified|dread|doesn't want|don't want|does not want|do not want|never wants|cries|crying|begs|begged|refuses|hates) (?:to |of |not to |about )?(?:have to )?(?:go|going|be sent|come|return|being|be|stay) (?:back )?(?:home|to (?:his|her|my|their|the) (?:house|dad|father|mum|mother|stepdad|uncle|madrasa|step ?father)|there (?:alone|again)|alone with|with (?:him|her dad|his dad|my uncle|my stepdad))(?! (?:on (?:monday|tuesday|wednesday|thursday)|because i(?:'d| had)? lost))`,
    `(?:force|forcing|forced|forces|make|making|made|going to|gonna|want|wants|planning|plan|sending|send|taking|sold|promised|giving|give|want me|wants me) (?:me|her|my (?:friend|sister|cousin|daughter|student)|us|him|a girl) (?:_ )?(?:to |for |into |off to |a |abroad to |back home to )?${TO_MARRY}|(?:don't|do not|doesn't) want to (?:marry|get married|be married)|(?:forced|arranged|child|early) marriage (?:_ )?(?:next|soon|this|in|on|summer|my|me)|(?:i am|im|i'm|she is|she's) (?:only )?(?:1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (?:_ )?(?:and )?(?:_ )?(?:my|the|her) (?:wedding|nikah|engagement|husband|fiance|groom)`,
    '(?:cut|cutting|cutter|circumcis%|fgm|the cut) (?:_ )?(?:girls|me|her|my sister|down there|this summer)|take (?:me|her|us) (?:_ )?to be cut',
    "(?:doesn't|don't|won't|does not|do not|will not|never|not) (?:let|give|feed|allow|giving|letting|feeding) (?:me|him|her|them|us|the (?:boy|girl|child|children|kids))(?: to)? (?:_ )?(?:eat|food|dinner|breakfast|anything to eat|a meal|leave the (?:house|room)|go outside|out of (?:the|my|her|his)|go to school|see a doctor|enough)|(?:lock|padlock|chain) on the (?:kitchen|fridge|door from outside)|has to earn (?:it|his|her) |(?:locked|lock|locks|kept|keeps|shut|shuts|tied|ties|puts? (?:me|him|her|us)|makes (?:me|him|her) sleep) (?:_ )?(?:in|outside|on) the (?:shed|garage|basement|cellar|cupboard|bathroom|balcony|roof|cold|dark|yard|store ?room|attic)|locks? the (?:room|door) (?:_ )?(?:since|and|from|when|on|all|with)",
    '(?:covers?|hides?|hide|hiding|covering|cover) (?:up )?(?:the |my |her |his )?(?:marks|bruises?|burns|scars|cuts|belt marks)|(?:bruises?|marks|burns|burn marks|welts|belt marks|finger marks|cigarette burns) (?:on|all over|down|round|around|up) (?:_ )?(?:arms?|legs?|neck|back|face|body|wrists?|thighs?|shoulders?|ribs)',
    '(?:with|takes|took|gets|takes off|uses|pulls out) (?:the|his|her|off his) (?:belt|cable|hanger|wire|slipper|cane|hose|pipe|rod|cord)',
    'please (?:someone )?(?:help|save|rescue) (?:me|us|her|him) (?:_ )?(?:before|from|i am|im|she|he|they)|(?:miss|teacher|someone|somebody) please (?:save|help) (?:me|her|us)',
  ],
  themes: {
    silence: [
      "(?:made|makes|make|begged|begs|asked|told) (?:me|her|him|us) (?:_ )?(?:swear|promise|not to (?:say|tell)|not tell|keep quiet|never tell)|(?:don't|do not|can't|cannot|not|never|mustn't|please don't) (?:_ )?(?:tell|say) (?:_ )?(?:anyone|anybody|my (?:mum|mom|dad|father|parents)|nobody|him|them|her|school|i (?:wrote|told)|what)|please (?:don't|do not) (?:put|use|print|publish) my name|secret|if i tell|nobody believes me|no one believes|(?:mum|mom|mother|she|they) (?:doesn't|don't|won't|didn't) (?:believe|know)|thinks he is (?:very )?(?:holy|good|nice)|get in trouble|their own (?:business|matter)|not our business|keep out of it",
    ],
    marks: [
      'bruis%|the marks|marks on|black eye|fell (?:off|down) (?:_ )?(?:stairs|bike)|long sleeves|told (?:me|them|her) (?:it was )?(?:a |the )?door|said (?:it was )?(?:a |the )?door|i saw (?:her|his) (?:arm|arms|back|neck|wrist)|wets? the bed|wet the bed|flinch%|limp%|broken arm|cigarette|has a temper|loses? (?:his|her) temper|drinks and|when (?:he|dad|baba|my dad|my father) (?:is|gets|comes home) (?:angry|drunk|mad|late)|angry (?:he|and he)|shouts? (?:at )?(?:me|us) (?:_ )?(?:every|all)',
    ],
    fear: [
      "(?:scared|afraid|frightened|terrified) (?:of|when) (?:_ )?(?:dad|father|stepdad|uncle|brother|him|home|mum|mother|he|night|cousin|my)|(?:sleep|stay|live) at (?:teta|nani|nana|grandma|my aunt|your|yours|khala)% (?:always|forever|for ever)|closes? the door|shuts? the door|lock(?:s|ed)? (?:the|my|her) (?:room|door|bedroom)|bolt|run away|hide in|hides? (?:in|under)|under the bed|stays? (?:in|at) (?:_ )?(?:library|school|masjid|park|mosque) (?:until|till)|(?:until|till) (?:they shut|it shuts|it closes|it's dark|dark)|walks? (?:round|around)|he comes again|comes again on|i hope you get out|let her go with him|let him go|gave (?:him|her) back|sent (?:him|her) back|tummy ache|stomach ache|doesn't (?:speak|talk|smile|play) any|stopped (?:talking|speaking|eating)",
    ],
    hunger: [
      "(?:always|so|very|is|am) hungry|thin(?:ner)?|skin and bone|ate (?:_ )?(?:so )?(?:quickly|fast)|steal(?:s|ing)? food|begs? for food|no food|not eaten|hasn't eaten|one meal|bread under|pushes (?:roti|food|bread)|fasts every day (?:_ )?not|not because (?:he|she) wants",
    ],
    sentAway: [
      "(?:flying|fly|going|travel%|leaving|taken|take me|taking me|sent|ticket%|flight) (?:_ )?(?:on the|on|to|back|abroad|this summer|pakistan|bangladesh|somalia|yemen|iraq|morocco|india|home|overseas|in (?:june|july|august))|(?:red|white|wedding|bridal) (?:dress|sari|lehenga)|my cousin (?:there )?is (?:[23-6]\\d|thirty|forty|twenty)|(?:took|taken|hid|hidden|have|has) (?:away )?my (?:phone|passport)|passport|spoon in|not (?:come|coming) back (?:to school|for)|won't (?:come|be) back (?:to|at|for|in) (?:school|september|class)|suitor|rishta|proposal|an old(?:er)? man|twice (?:my|her) age|finish (?:school|my)|do my gcses",
    ],
    nightVisits: [
      "(?:brother's|brothers|mum's|mums|his|her) friends come|when (?:_ )?(?:mum|mom|mother)(?:'s|s)? (?:is )?(?:on nights|at work|asleep|away|out)|when (?:we are|we're|i'm|i am|she's|she is) alone|alone with (?:him|me|her)|on his (?:lap|knee)|quiet girls|good girls (?:don't|do)|games? (?:with|that)|tickl%|something (?:bad|i don't like)|i don't like (?:it|what)|feel dirty|feels wrong",
    ],
  },
  weak: {
    young: [
      "(?:i am|i'm|im|she is|she's|he is|he's|is only|aged?|girl of|boy of|of) (?:only )?(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years?)?|(?:year|grade|class) (?:[1-9]|1[0-2]|six|seven|eight|nine)|my (?:student|pupil|granddaughter|grandson|best friend)|little girl|little boy|a (?:boy|girl) (?:in|of) my class",
    ],
    asking: [
      "what (?:would|should|do|can) (?:you|i|we)|don't know (?:what to do|who|if)|who (?:do|can|should) i tell|cannot stop thinking|can't stop thinking|i am on the library|library computer|old tablet|borrowed|stepdad|stepfather|step ?mother|new wife",
    ],
  },
};
