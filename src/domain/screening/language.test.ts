import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/options/languages.ts';
import { guessLanguage, language } from './language.ts';

const ENGLISH =
  'My grandmother kept a jar of buttons on the window sill, and I was not to touch it.';
const FRENCH =
  'Ma grand-mère gardait un bocal de boutons sur le rebord, et je ne devais pas y toucher.';
const URDU = 'میری نانی کھڑکی میں بٹنوں کا ایک مرتبان رکھتی تھیں اور مجھے اسے چھونا منع تھا۔';

describe('guesses', () => {
  test.each([
    ['English', ENGLISH, 'en'],
    ['English in capitals', ENGLISH.toUpperCase(), 'en'],
    ['English with prayers in Arabic script', `${ENGLISH} السلام عليكم ورحمة الله`, 'en'],
    [
      'English with many Urdu words',
      'My nani made biryani and haleem and nihari, and the whole mohalla came to the angan at iftar.',
      'en',
    ],
    ['French', FRENCH, 'fr'],
    ['French without accents', FRENCH.normalize('NFD').replace(/\p{M}/gu, ''), 'fr'],
    ['Urdu', URDU, 'ur'],
    ['Urdu with an English word', `${URDU} Toronto`, 'ur'],
    [
      'Arabic',
      'كانت جدتي تحتفظ بجرة من الأزرار على حافة النافذة وكان ممنوعا علي أن ألمسها أبدا في ذلك الوقت',
      'ar',
    ],
    [
      'Persian',
      'مادربزرگم یک شیشه پر از دکمه کنار پنجره نگه می‌داشت و من اجازه نداشتم به آن دست بزنم',
      'other',
    ],
    [
      'Roman Urdu',
      'Meri nani khirki mein buttons ka ek martaban rakhti thin aur mujhe usay choona mana tha',
      'other',
    ],
    [
      'Turkish',
      'Anneannem pencere kenarında bir kavanoz düğme tutardı ve benim ona dokunmam yasaktı',
      'other',
    ],
    [
      'Spanish',
      'Mi abuela guardaba un frasco de botones en la ventana y yo no podía tocarlo nunca jamás',
      'other',
    ],
    [
      'German',
      'Meine Großmutter bewahrte ein Glas mit Knöpfen am Fenster auf und ich durfte es nie anfassen',
      'other',
    ],
    [
      'Italian',
      'Mia nonna teneva un barattolo di bottoni alla finestra e io non potevo mai toccarlo davvero',
      'other',
    ],
    [
      'Somali',
      'Ayeeyaday waxay haysan jirtay dhalo badhamo ah oo daaqadda taal, aniguna ma taaban karin',
      'other',
    ],
    [
      'Indonesian',
      'Nenek saya menyimpan sebuah toples kancing di jendela dan saya tidak boleh menyentuhnya',
      'other',
    ],
    ['Bengali', 'আমার নানি জানালায় বোতামের একটি বয়াম রাখতেন এবং আমার সেটি ছোঁয়া নিষেধ ছিল', 'other'],
    [
      'Russian',
      'Моя бабушка держала на окне банку с пуговицами и мне нельзя было её трогать',
      'other',
    ],
    ['nothing', '', null],
    ['a few words', 'Bismillah. Hola amigos.', null],
    ['numbers and signs', '1234 '.repeat(40), null],
  ])('%s', (_name, text, expected) => {
    expect(guessLanguage(text)).toBe(expected);
  });
});

describe('a text in a language that is not invited', () => {
  const signals = (text: string, languages: Language[]) =>
    language.check(text, { child: false, city: null, languages });

  test('is marked as a whole, once', () => {
    expect(signals(FRENCH, ['en'])).toEqual([
      { kind: 'language', start: 0, end: FRENCH.length, severity: 'judgement' },
    ]);
    expect(signals(URDU, ['en', 'fr'])).toHaveLength(1);
    expect(signals(ENGLISH, ['ur'])).toHaveLength(1);
  });

  test('is not marked where it is invited, or too short to tell', () => {
    expect(signals(ENGLISH, ['en'])).toEqual([]);
    expect(signals(FRENCH, ['en', 'fr', 'ur'])).toEqual([]);
    expect(signals(URDU, ['en', 'fr', 'ur'])).toEqual([]);
    expect(signals('سلام', ['en'])).toEqual([]);
  });
});
