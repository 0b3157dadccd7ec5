/** First-person words in the languages of the site, each whole: ہم is "we", and a part of اہم. */
const LATIN = ['I', 'me', 'my', 'mine', 'we', 'us', 'our', 'je', 'moi', 'mon', 'ma', 'mes']
  .concat(['nous', 'notre', 'nos'])
  .join('|');
/** Before an apostrophe: I’m, I've, j’ai, m’appelle. */
const ELIDED = "[IJM][’']";
const URDU = 'میں|مجھے|مجھ|میرا|میری|میرے|ہم|ہمیں|ہمارا|ہماری|ہمارے|ہم نے';
/** Arabic says it at the end of a word; of those endings only the words that people tell of most are sure. */
const ARABIC = [
  ...['أنا', 'انا', 'نحن', 'إني', 'إنني', 'لي', 'لنا', 'بي', 'بنا', 'عندي', 'عندنا', 'معي', 'معنا'],
  ...['كنت', 'كنا', 'أمي', 'امي', 'أبي', 'ابي', 'والدي', 'والدتي', 'أخي', 'أختي'],
  ...['جدي', 'جدتي', 'ابني', 'ابنتي', 'زوجي', 'زوجتي', 'عائلتي', 'أسرتي'],
  ...['بيتي', 'بيتنا', 'صديقي', 'صديقتي', 'معلمتي', 'معلمي', 'مدرستي', 'بلدي', 'حياتي', 'اسمي'],
].join('|');

/** With "and" or "so" before it, which Arabic writes as one word with it. */
const ABOUT_ME = new RegExp(
  `(?:^|[^\\p{L}\\p{M}])(?:(?:${LATIN}|${URDU}|[وف]?(?:${ARABIC}))(?![\\p{L}\\p{M}])|${ELIDED}\\p{L})`,
  'iu',
);

/** Vowel signs and the stretched line: written or not, it is the same word. */
const UNHEARD = /[\u064B-\u0652\u0640]/g;

/** Whether somebody tells of themselves: what we look for, and say so. */
export function isAboutMe(text: string): boolean {
  return ABOUT_ME.test(text.replace(UNHEARD, ''));
}
