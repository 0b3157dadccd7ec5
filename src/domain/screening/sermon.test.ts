import { expect, test } from 'vitest';
import { sermon } from './sermon.ts';

const found = (text: string) =>
  sermon
    .check(text, { child: false, city: null, languages: ['en'] })
    .map(({ start, end }) => text.slice(start, end));

test.each([
  [
    'O Muslims, fear Allah. You must pray, and you should never miss Fajr.',
    ['O Muslims', 'fear Allah', 'You must', 'you should never'],
  ],
  [
    'Dear brothers and sisters, we must all unite. It is obligatory.',
    ['Dear brothers', 'we must all', 'It is obligatory'],
  ],
  [
    'Repent before the hellfire. Don’t forget that life is short.',
    ['Repent', 'hellfire', 'Don’t forget that'],
  ],
  [
    'You must be patient. You shouldn’t complain. Every Muslim should smile.',
    ['You must', 'You shouldn’t', 'Every Muslim should'],
  ],
  ['Ô croyants, craignez Allah. Vous devez prier.', ['Ô croyants', 'craignez Allah', 'Vous devez']],
  [
    'Chers frères et sœurs, nous devons tous agir. Il faut que vous lisiez.',
    ['Chers frères et sœurs', 'nous devons tous', 'Il faut que vous'],
  ],
  ['اے مسلمانو! اللہ سے ڈرو۔ ہمیں چاہیے کہ سچ بولیں۔', ['اے مسلمانو', 'اللہ سے ڈرو', 'ہمیں چاہیے']],
  ['توبہ کرو، تم پر فرض ہے، آپ کو چاہیے کہ پڑھیں', ['توبہ کرو', 'تم پر فرض ہے', 'آپ کو چاہیے']],
  ['Repens-toi ce soir. Le feu attend.', ['Repens-toi', 'Le feu']],
  ['يا أيها الناس اتقوا النار', ['يا أيها الناس', 'اتقوا', 'النار']],
  [
    'Your heart is empty without prayer, and your wealth is worth nothing in the grave.',
    ['Your', 'your', 'the grave'],
  ],
])('marks every cue of: %s', (text, cues) => {
  expect(found(text)).toEqual(cues);
});

test.each([
  ['two are a conversation', '“You must eat,” she said. “You should sit.”'],
  ['reported', 'I asked what you should do, how you should, when you should and if you should.'],
  ['a guess', 'You must be tired. You must have walked. You must really be deaf. You must be Ali.'],
  ['a game', 'You have to start at the top. You have to sit. You need to be quick.'],
  ['mustard', 'We mustered courage, bought mustard, and repented nothing. You mustang.'],
  ['French', 'Elle m’a dit : tu dois manger. Vous devez être fatigué, dit-il.'],
  ['Urdu', 'امی نے کہا تمہیں چاہیے کہ سو جاؤ۔'],
  ['an ordinary story', 'My brothers and my sisters came, and people feared the storm.'],
])('%s is no sermon', (_name, text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  'احرص أخي على صلاة الفجر في جماعة، واعلم أن من تركها فقد خسر، وداوم على الأذكار.',
  'على المرأة المسلمة أن تلتزم الحجاب، ومن خالف ذلك فقد عصى الله ورسوله.',
  'لا يجوز لك أن تسمع الموسيقى. تب إلى الله قبل أن يأتيك الموت بغتة.',
  'وصيتي لكل شاب: اقرأ القرآن كل يوم، وصل رحمك، واترك رفاق السوء.',
  'من أراد النجاة فعليه بالتوبة، ومن أراد الجنة فليترك المعاصي.',
  'يا بني الإسلام، عودوا إلى دينكم، فما أصابنا ما أصابنا إلا بذنوبنا.',
  'تذكر أيها الإنسان أنك ستقف بين يدي الله فيسألك عن عمرك.',
  'ہر مسلمان پر لازم ہے کہ وہ نماز پڑھے، ورنہ آخرت میں پچھتائے گا۔',
])('is a sermon: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});

test.each([
  'كان أبي يصلي الفجر في المسجد ثم يوقظنا للفطور، ومات وهو ساجد رحمه الله.',
  'قالت لي جدتي: اصبري يا بنتي فالله معنا، ثم أعطتني خبزا.',
  'عندما تبت إلى الله تركت التدخين وعدت إلى أولادي.',
  'قال لي الإمام: اقرأ كل يوم صفحة. فقرأت صفحة كل يوم.',
  'في الحج بكيت أمام الكعبة ودعوت لكل من أعرف.',
])('is a story: %s', (text) => {
  expect(found(text)).toEqual([]);
});
