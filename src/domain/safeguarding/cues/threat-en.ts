import type { Cues } from '../cues.ts';

const WILL =
  "(?:will|'ll|shall|am going to|im going to|i'm going to|are going to|we're going to|is going to|he's going to|going to|gonna|am gonna|want to|wants to|wanna|plan to|plans to|planning to|ready to|swear to|swore to|intend to|about to|have decided to|has decided to|promised to|vowed to|threatens to|threatening to|threatened to)";
const WHO =
  "(?:i|we|he|she|they|my (?:_ )?(?:brother|father|husband|cousin|son|uncle|friend|ex)|somebody|someone|ill|well|i'll|we'll|he'll|they'll)";
const HARM =
  '(?:kill|murder|shoot|stab|burn|bomb|blow up|behead|slaughter|strangle|run over|attack|torch|set fire to|gun down|shoot up|hurt|cut the throat|slit|acid|hunt down|get rid of|wipe out)';
const TARGET =
  '(?:you|him|her|them|all of (?:you|them)|every(?:one| one| last)|those|these|that|the (?:_ )?(?:mosque|masjid|church|synagogue|temple|school|office|imam|muslims?|jews?|christians?|boys|girls|lads|men|man|people|teacher|principal|judge|police|house|place|centre|center|community|building|whole)|(?:my|your|his|her|our|their) (?:_ )?(?:wife|husband|sister|daughter|brother|mosque|school|house|family|ex|girls|boss|neighbours?|kids|children|office|uncle|cousin|class|teacher|place)|people|muslims?|jews|someone|somebody|as many|it down|it all)';
const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|weekend|jumm?ah?|jumuah|eid|assembly|next week|this week|soon)';

export const THREAT_EN: Cues = {
  clear: [
    "(?:can|bottle|tin|bottles) of (?:petrol|gasoline|acid|kerosene)|(?:showed|shown) me (?:the|a|his) (?:gun|knife|bomb|rifle|weapon|bullets)|(?:shoot|blow|burn) (?:up |down )?the (?:prom|assembly|class|classroom|party|gym|iftar|mosque|school|jumuah|prayer)|with (?:their|her|his|your) names? on (?:it|them)|(?:isn't|is not|not) a threat (?:it's|it is|but|just)|won't be a letter|next time (?:it|i) (?:won't|will)|leave (?:_ )?on (?:their|your) feet|know your (?:children|kids|family|office)",
    "(?:matches|petrol|gasoline|bullets|knives) (?:are|is) (?:cheap|easy)|(?:make|making|say|saying) (?:his|her|your|their) (?:peace|prayers|goodbyes|last)|(?:will|won't|'ll) (?:not )?(?:_ )?(?:teach|preach|pray|speak|walk|laugh|drive|see|smile|hurt) (?:_ )?(?:another|again|ever again|any girl)|(?:sat|waited|parked|stood|waiting|sitting) outside (?:his|her|their|your) (?:house|home|school|mosque|work|flat)|(?:something|a gun|a knife) in (?:his|my) (?:bag|car|jacket|locker)|enjoy (?:your|it|the) (?:_ )?(?:while|last|opening|party|eid|friday|sunday)|(?:nothing|you think nothing) will happen|(?:won't|will not|not) come (?:with )?empty handed|order (?:his|her|your|their) (?:coffin|shroud|kafan)|dig (?:his|her|your|their) grave|prepare (?:his|her|your|their) (?:funeral|janaza|coffin)|you(?:'ll| will) (?:read|hear) about (?:it|me|this)",
    `${WHO} (?:_ )?${WILL} (?:_ )?${HARM} ${TARGET}`,
    `(?:i'll|ill|we'll|he'll|they'll|i will|we will) (?:${HARM}|make|find|get|come for|finish|end) (?:${TARGET}) (?:pay|suffer|bleed|regret|sorry|disappear|and|on|before|soon|all|one|wherever|$)`,
    `(?:they|you|he|she|you'll|they'll|he'll|all of you|you people) (?:_ )?(?:will|'ll|shall|are going to|is going to|gonna|won't|must|have to|should)?(?: all)? (?:pay (?:for|with|dearly)|regret (?:it|this|what)|burn(?: for| in|$)|bleed|wish (?:you|they|he)|get what|be sorry|see what (?:happens|i|we)|find out (?:on|soon|what|who)|learn (?:on|soon|who|what)|understand (?:on|then|why)|never (?:laugh|smile|walk|see|touch|speak|pray)|deserve to die|won't laugh|not laugh|be next|be dead)`,
    `(?:after|on|this|by|come|until|before) ${DAY} (?:_ )?(?:they|you|he|she|nobody|no one|everyone|everybody|it|youll|theyll|we) (?:_ )?(?:won't|will not|will (?:all )?(?:know|see|pay|burn|die|be over|remember|understand|hear|be sorry|cry|stop|learn|never)|'ll (?:know|see|understand|remember|have something))`,
    `(?:watch your back|you have been warned|this is (?:your|the) (?:last|final|only) warning|last warning|you are next|you're next|know where you (?:live|work|pray|meet|are)|know (?:your|which) (?:address|car|street|door)|coming for (?:you|them|her|him|all)|we are coming|see you soon|sleep with one eye|count your days|your days are numbered|blood (?:will|is going to) (?:flow|be|run)|blood on your|on your necks|dead (?:man|woman|girl) walking|you will be (?:dead|killed|shot|burned)|you should all be (?:shot|killed|burned|dead)|(?:none|no one|nobody) (?:of you |of them )?will (?:leave|walk out|get out|survive|go home|reach home))`,
    "(?:not going|not come|didn't come|am not coming|aren't going) (?:there )?(?:to|for) talk|done (?:being polite|talking|waiting|with words)|(?:i have|i've|he has|we have|got|bought|got hold of|has got|have got) (?:a|the|his|my|uncle's|dad's|some) (?:_ )?(?:gun|rifle|pistol|knife|petrol|gasoline|acid|machete|explosives?|bomb|ammo|ammunition|weapon)(?! (?:for (?:the )?(?:onions|kitchen|qurbani|cooking)))",
    '(?:wash|clean|restore|cleanse) (?:_ )?(?:honou?r|shame) (?:with|in) (?:_ )?blood|(?:she|he|they) (?:has|have|had) to die|(?:must|deserves? to|should|needs? to) (?:die|be killed|be stoned|be shot|be burned)|eye for an eye|life for (?:a|his|her) life|prefer to (?:cry|weep) (?:at|on|over) (?:her|his) grave|she is (?:already )?dead to|take (?:my )?revenge|have my revenge|avenge|be avenged',
    "(?:stay|keep|don't come|do not come|don't go|do not go|stay away) (?:_ )?(?:home|away|from (?:the|school|that)|to (?:school|the mosque|class|jumuah|work|the masjid)|your (?:kids|children|family)) (?:_ )?(?:on|this|from) (?:_ )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|eid|day)(?! (?:because|since|as) (?:it|the|of|we|he|she))",
  ],
  themes: {
    knowsWhere: [
      "(?:i|we|he|they) (?:_ )?(?:know|knows|found|found out|worked out|recogni[sz]ed|saw|see|have|has) (?:now )?(?:_ )?(?:where|which (?:city|street|bus|school|house|flat)|what time|when) (?:_ )?(?:they|she|he|you|it|two|all|is|are|live|lives|park|wait|waits|walk|pray|finish)|(?:i only|i) live (?:_ )?(?:ten|five|two|\\d+|opposite|across|near|behind|round|on)|(?:have|got|has) (?:her|his|their|your|the) (?:address|name|photo)|name of the school|all in there|all be there|all together|doors shut|heads down|i have watched|i've watched|been watching|follow(?:ed|ing) (?:her|him|you|them)",
    ],
    going: [
      '(?:brothers?|i|we|cousins?|he|uncle) (?:_ )?(?:have|has|am|are|is) (?:_ )?(?:gone|going|driving|on (?:my|our|their|the) way|leaving|taking the|booked|bought (?:a|the) ticket)|ticket|with the car|the van|borrow the|when it is (?:finished|done|over)|it will be (?:finished|done|over)|going (?:down )?there|prepared everything|everything is ready',
    ],
    honour: [
      '(?:my|our|the|family) hono[u]?r|taken my|shamed (?:us|me|our)|disgrace|dishonou?r|izzat|ghairat|so called freedom|left our home|that (?:man|boy)|traitor|apostate|kuffar|not muslims|infidels?|vermin|invaders?|you people|your kind|our country|our street',
    ],
    nothingToLose: [
      "don't care what happens|do not care what happens|nothing (?:left )?to lose|whatever happens to me|what happens to me|so (?:people|everyone|you|they) (?:will )?know why|put this up|remember (?:me|my name|this day|then)|keep a page|you can write|something to (?:write|remember)|say (?:i|we) didn't warn|nobody listened|no one listened|did nothing|i've been polite|i have been polite|asked the police|had my chance|last chance|enough is enough|justice myself|own hands|if the (?:law|police|court|school) (?:won't|doesn't|will not)",
    ],
    changed: [
      "(?:he|my (?:_ )?(?:brother|husband|son|cousin|friend)) (?:_ )?(?:watch|watches|watching|talks|speak|speaks|says|draws|drawing|bought|hides|hiding|learning) (?:_ )?(?:videos|about|plan|plans|map|weapons?|guns?|knife|knives|synagogue|martyr%|school|revenge)|(?:don't|do not) ask|not to (?:come|go)|(?:asked|told) me (?:_ )?(?:not to|to stay|to keep|keep)|i am afraid (?:he|of what he)|scared he(?:'s| is| will)|stop him|he(?:'s| is) going to do|do something (?:bad|terrible|stupid|crazy)|synagogue|make them (?:pay|afraid|feel)|they will be (?:afraid|scared)",
    ],
  },
  weak: {
    day: [`(?:on|this|by|after|before|until|come)? ?${DAY}`],
    place: [
      'mosque|masjid|school|office|church|bus stop|where they wait|your site|your office|the girls',
    ],
    taunt: [
      'ha ha|nice (?:site|story|girls)|sweet stories|lovely|thanks for that|tell [^ ]+ (?:see|hello|hi)',
    ],
  },
};
