import { loosely } from './fold.ts';

/** Digits and small numbers as they are said in English, French, Urdu and Arabic, also in Latin letters. */
const SPOKEN: readonly (readonly [number, string])[] = [
  [0, 'zero zeros zéros أصفار oh o nought naught nil zéro sifar sifer صفر زيرو زیرو sefer sifr'],
  [1, 'one un une ek aik ایک ون واحد واحدة wa7ad wahad wahed'],
  [2, 'two deux do دو ٹو اثنان اثنين اثنا اتنين تنين ثنتين tnen tnein itnen'],
  [3, 'three trois teen تین تھری ثلاثة ثلاث تلاتة tlete tleteh talata تلات'],
  [4, 'four quatre char chaar چار فور أربعة اربعة أربع arba3a arb3a'],
  [5, 'five cinq paanch panch پانچ فائیو خمسة خمس khamse khamseh khamsa'],
  [6, 'six chay chhay che chhe چھ چھے سکس ستة ست sitte setteh sitta'],
  [7, 'seven sept saat سات سیون سبعة سبع sab3a saba'],
  [8, 'eight huit aath آٹھ ثمانية ثماني تمانية tmene tmenye tmanya'],
  [9, 'nine neuf nau nou نو نائن تسعة تسع tis3a tes3a'],
  [10, 'ten dix das دس ٹین عشرة عشر'],
  [11, 'eleven onze gyarah گیارہ حداشر احدعش'],
  [12, 'twelve douze barah بارہ اطنعش اثناعشر'],
  [13, 'thirteen treize tera terah تیرہ'],
  [14, 'fourteen quatorze chaudah چودہ'],
  [15, 'fifteen quinze pandrah پندرہ خمستاشر'],
  [16, 'sixteen seize solah سولہ'],
  [17, 'seventeen satrah سترہ'],
  [18, 'eighteen atharah اٹھارہ'],
  [19, 'nineteen unnees انیس'],
  [20, 'twenty vingt vingts bees بیس عشرون عشرين'],
  [30, 'thirty trente tees تیس ثلاثون ثلاثين'],
  [40, 'forty quarante chalis چالیس أربعون أربعين'],
  [50, 'fifty cinquante pachas پچاس خمسون خمسين'],
  [60, 'sixty soixante ساٹھ ستون ستين'],
  [70, 'seventy septante ستر سبعون سبعين'],
  [80, 'eighty octante اسی ثمانون ثمانين'],
  [90, 'ninety nonante نوے تسعون تسعين'],
  [100, 'hundred cent cents sau سو مئة مائة مية'],
  [1000, 'thousand mille hazar ہزار ألف'],
];

const VALUES = new Map(
  SPOKEN.flatMap(([value, words]) =>
    loosely(words)
      .split(' ')
      .map((word) => [word, value] as const),
  ),
);

/** From 21 to 99 Urdu has a word for each, with these endings. */
export const URDU_TENS =
  '(?:[ء-ے]{1,4}(?:ئیس|تیس|الیس|اون|سٹھ|ہتر|انوے)|(?:اک|چو|پچ|چھب|ستائ|اٹھائ)یس|(?:اک|بی|ترا|چورا|پچا|چھیا|ستا|اٹھا)اسی)';
const IS_URDU_TENS = new RegExp(`^${URDU_TENS}$`, 'u');
/** Which two they are does not matter. */
const TWO_DIGITS = '45';

/** Longer words first, so that "sixty" is not "six". */
export const NUMBER_WORD = `(?:${[...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** What a number or a number word says, as digits. "Hundred" and "thousand" only add their noughts. */
export function digitsOf(said: string): string {
  const word = said.toLowerCase();
  // In Arabic "and" is a letter before the word.
  const value = VALUES.get(word) ?? VALUES.get(word.replace(/^و/, ''));
  if (value === undefined) return IS_URDU_TENS.test(word) ? TWO_DIGITS : said;
  return value >= 100 ? String(value).slice(1) : String(value);
}
