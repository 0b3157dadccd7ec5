import { plainForm } from './letters.ts';

/** Words that say nothing about what is looked for. A search of nothing else is taken as it is. */
const SMALL = `
a about after all am an and are as at be been but by did do does for from had has have he her him his how i if in
into is it its just like me my not of on one or our out s she so some story stories t than that the their them then
there they this to too up us very was we went were what when where which who why will with would you your
au aux avec ce ces cette dans de des du elle en est et il ils je j l la le les leur ma mais mes mon n ne nous on ou
où par pas pour qu que qui sa se ses son sur ta te tes ton tu un une vos votre vous d c
اور کا کی کے کو میں نے سے ہے ہیں تھا تھی تھے پر یہ وہ ہم آپ تم ایک میرا میری میرے بھی کہ جو تو ہی اپنے اپنی
في من إلى على عن مع هذا هذه هو هي أنا نحن كان كانت ما لا و أو أن إن التي الذي`;

const SMALL_WORDS: ReadonlySet<string> = new Set(SMALL.trim().split(/\s+/).map(plainForm));

export function tellingWords(typed: string): string[] {
  const words = plainForm(typed).split(' ').filter(Boolean);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
