import { loosely } from './fold.ts';
import { quickPattern } from './pattern.ts';

/** That somebody lives there now, because a home that is gone leads nobody to a door. */
const ENGLISH = [
  `(?:i|we|who|they|parents|family) (?:still |now |all )?(?:live|stay|sleep|hide)`,
  `(?:i|we)(?:['’](?:m|re)| am| are) (?:still |now |there |all )?(?:living|staying|hiding|since)`,
  's?he (?:still |now )?(?:lives|stays|sleeps|hides)',
  String.raw`(?:my|our|his|her) (?:\p{L}{2,12} )?(?:house|home|flat|apartment|place|room|tent|trailer|shop|address|adress|gate|porch) is`,
  `(?:at|outside|in front of) (?:my|our) (?:house|home|flat|place|gate|porch)|where the home`,
  `(?:they|you|everyone)(?:['’]ll| will| can)? (?:know|find) (?:it|us|me|him|her)|moved for (?:my|our) safety`,
  'address:|all i can say is|come (?:over )?to|come see|ask for|find (?:me|us)|you can see it',
];
const FRENCH = [
  `j['’]habite|on habite|nous habitons|habitent|il habite|elle habite|je vis|nous vivons|on vit|ils? vi(?:ven)?t|elles? vi(?:ven)?t`,
  `log(?:e|eons|és?|ée)|chez (?:moi|nous)|demandez|venez|(?:il|elle|on|je) (?:dors|dort|se cache|me cache|loge)|(?:ils|elles) (?:dorment|se cachent)`,
  '(?:mon|notre) (?:adresse|appartement|appart|logement)|ma cuisine|(?:ma|notre) (?:maison|tente|chambre) est',
];
const URDU = [
  'ہمارا گھر|میرا گھر|گھر میرا|ہمارے گھر|پتہ|پتا|ہمارا ہے|ہماری [ء-ے]{2,8} ?فیملی|پناہ لی',
  String.raw`رہت[اےی]\s?(?:ہوں|ہیں|ہے)|رہ رہ[اےی]`,
  'mera ghar|hamara ghar|hamare ghar|rehte? (?:hain|hun|hai)|rehti (?:hain|hun|hai)|ghar batana',
];
const ARABIC = [
  '[وف]?(?:نسكن|أسكن|يسكن|تسكن|بسكن|ساكنين?|ساكنة|أعيش|نعيش|تعيش|يعيش|عايشين?|ينام|تنام|يختبئ|تختبئ)',
  '[وف]?(?:هو|هي|نحن|أنا) (?:اليوم|الآن|حاليا) في',
  '[وف]?(?:بيتنا|بيتي|خيمتنا|خيمتي|دارنا|داري|سكنها|سكنه|سكننا|زيارتنا|مكتب والدي|(?:صالون|مكتب|محل|عيادت)ي)',
  'بيت (?:خالت|جدت|عم|جد|أهل|أخ|أخت)ي|عنوان(?:ي|نا|ها)?|تعالوا|زورونا|اسأل(?:وا)? عن|sakn?[ae]n?(?:een|in)?',
];

export const AT_HOME = quickPattern(
  loosely(
    String.raw`(?<![\p{L}\p{M}])(?:${[...ENGLISH, ...FRENCH, ...URDU, ...ARABIC].join('|')})(?![\p{L}\p{M}])`,
  ),
  'iu',
);

/** A home that is told of as gone. */
export const NO_MORE = quickPattern(
  loosely(
    String.raw`(?<![\p{L}\p{M}])(?:was|were|used to|lived|stayed|once|était|étions|étaient|habit(?:ait|ais|ions|aient)|viv(?:ait|ions|aient)|jadis|autrefois|تھا|تھی|تھے|tha|thi|thay|[وف]?(?:كان|كانت|كنا|كنت|كانوا)|سكنا|عشنا)(?![\p{L}\p{M}])`,
  ),
  'iu',
);
