/** Words that announce a number; behind them hardly anything else has so many digits. */
export const CUE =
  /(?<!\p{L})(?:phone|telephone|tel|call|text|dial|cell|mobile|whats ?app|fax|téléphone|portable|cellulaire|appelez|appelle|composez|appelle[rz]|هاتف\p{L}*|جوال\p{L}*|اتصل\p{L}*|واتس ?اب|رقمي|فون|موبائل|واٹس ?ایپ|کال|رابطہ)(?!\p{L})/iu;

/** These announce a number in words; before figures they would announce too much. */
const WIDER_CUE =
  /(?<!\p{L})(?:numbers?|area code|numéro|prévenez|joindre|appel\p{L}*|نمبر|رقم\p{L}*|ت?كلم(?:ني|وني|نا)|دق(?:وا)?|رن(?:وا)?|nouveau c['’]est|ra2mi|raqmi)(?!\p{L})/iu;
const REACH = 40;

export function isAnnounced(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  return CUE.test(before) || WIDER_CUE.test(before);
}
