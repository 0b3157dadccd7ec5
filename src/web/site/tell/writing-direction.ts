/** Letters of right-to-left scripts; the first strong letter decides, as dir="auto" does. */
const FIRST_STRONG = /[\p{L}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

function startsRightToLeft(text: string): boolean {
  const [first] = FIRST_STRONG.exec(text) ?? [];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** The field changes to Nastaliq as soon as somebody writes from the right. */
export function fieldClass(text: string): string {
  return startsRightToLeft(text) ? 'in is-rtl' : 'in';
}
