import { describe, expect, test } from 'vitest';
import { demoWorld } from '#lab/samples/demo-world.ts';
import { detectLanguage } from './detect-language.ts';

describe('the language of a text', () => {
  test.each([
    ['en', 'My grandmother kept a jar of buttons on the window sill, and I was not to touch it.'],
    ['en', 'My nani made biryani and haleem and nihari, and the whole mohalla came to iftar.'],
    [
      'fr',
      'Ma grand-mère gardait un bocal de boutons sur le rebord, et je ne devais pas y toucher.',
    ],
    ['ur', 'میری نانی کھڑکی میں بٹنوں کا ایک مرتبان رکھتی تھیں اور مجھے اسے چھونا منع تھا۔'],
    ['ur', 'ميري ناني كهڑكي ميں بٹنوں كا ايك مرتبان ركهتي تهيں اور مجهے اسے چهونا منع تها۔'],
    ['ar', 'كانت جدتي تحتفظ بجرة من الأزرار على حافة النافذة وكان ممنوعا علي أن ألمسها أبدا'],
    [
      'ar',
      'كتب لي جدي مرة بالأردية: ٹھیک ہے، ثم ضحك طويلا وقال إن اللغة بيت نسكنه أينما ذهبنا في هذه الدنيا الواسعة',
    ],
    [
      'other',
      'مادربزرگم یک شیشه پر از دکمه کنار پنجره نگه می‌داشت و من اجازه نداشتم به آن دست بزنم',
    ],
    [
      'other',
      'Anneannem pencere kenarında bir kavanoz düğme tutardı ve benim ona dokunmam yasaktı',
    ],
    ['other', 'Моя бабушка держала на окне банку с пуговицами и мне нельзя было её трогать'],
    [
      'other',
      'نەنەم شووشەیەکی پڕ لە دوگمەی لەسەر پەنجەرەکە دادەنا و من ڕێگەم پێ نەدەدرا دەستی لێ بدەم',
    ],
  ])('%s: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test('of every demo text is the one it was written in', () => {
    const { published, waiting } = demoWorld();
    const wrong = [...published, ...waiting].filter(
      ({ title, body, language }) => detectLanguage(`${title}\n${body}`) !== language,
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});
