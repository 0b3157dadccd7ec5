import { plainLetters, sentencesOf } from './reading.ts';

/** Sentences that nobody needs to weigh: somebody says of themselves, now, that they mean to die. */
const LATIN = [
  /\bi (?:really |just )?(?:want|wanna|plan|intend|need|am going|im going|have decided|ve decided) (?:to )?(?:kill myself|end my (?:own )?life|take my (?:own )?life|hang myself|end it all)\b/,
  /\b(?:i will|ill|i shall|i am going to|im going to) (?:kill myself|end my (?:own )?life|take my (?:own )?life|hang myself)\b/,
  /\bi (?:do not|dont|no longer) want to (?:live|be alive|go on living)\b/,
  /\bi (?:really |just )?(?:want|wanna|wish) (?:to )?die\b(?! of | laughing)/,
  /\bi (?:will|am going to) be dead\b/,
  /\bje (?:veux|vais|voudrais) (?:mourir|me tuer|me suicider|me pendre|en finir|mettre fin a (?:mes jours|ma vie))\b/,
  /\bj ?ai decide d(?:e |)?(?:mourir|me tuer|en finir|mettre fin a (?:mes jours|ma vie))\b/,
  /\bje (?:ne )?veux plus (?:vivre|etre en vie)\b/,
];

const ARABIC = [
  'میں مرنا چاہتا ہوں',
  'میں مرنا چاہتی ہوں',
  'خودکشی کرنا چاہتا ہوں',
  'خودکشی کرنا چاہتی ہوں',
  'خودکشی کر لوں',
  'خودکشی کرنے جا رہ',
  'اپنی جان لے لوں',
  'جینا نہیں چاہتا ہوں',
  'جینا نہیں چاہتی ہوں',
  'اب جینا نہیں چاہت',
  'أريد أن أموت',
  'أريد أن أنتحر',
  'سأنتحر',
  'سأقتل نفسي',
  'سأنهي حياتي',
  'قررت أن أنهي حياتي',
  'لم أعد أريد أن أعيش',
  'لا أريد أن أعيش',
  'بدي أنتحر',
  'بدي أقتل حالي',
].map(plainLetters);

/** What somebody else said, or oneself long ago, is a story about it. */
const TOLD =
  /\b(?:when (?:\w+ ){1,3}(?:was|were|had)|once (?:said|thought)|used to|years ago|back then|at sixteen|said|told|wrote|quand (?:\w+ ){0,3}(?:etais|etait|avais|avait)|autrefois|jadis|disait|a dit)\b|کہا|کہتی تھ|کہتا تھ|قال|قالت/;

/** However cheerful the rest of the text is. */
export function criesPlainly(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) =>
      !TOLD.test(sentence) &&
      (LATIN.some((pattern) => pattern.test(sentence)) ||
        ARABIC.some((words) => sentence.includes(words))),
  );
}
