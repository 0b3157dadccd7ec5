import { expect, test } from 'vitest';
import { handles } from './handles.ts';

const found = (text: string) =>
  handles
    .check(text, { child: false, city: null, languages: ['en'] })
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['Follow @noor_khan!', '@noor_khan'],
  ['@noor', '@noor'],
  ['(@noor)', '@noor'],
  ['I am @noor.khan.', '@noor.khan'],
  ['@Noor786,', '@Noor786'],
  ['@_noor', '@_noor'],
  ['@7amza writes', '@7amza'],
  ['@3arabi_girl', '@3arabi_girl'],
  ['insta:@noor', '@noor'],
  ['“@noor”', '@noor'],
  ['＠noor', '＠noor'],
  ['@NOOR', '@NOOR'],
  ['@homebaker', '@homebaker'],
  ['@the.reader', '@the.reader'],
  ['@mosque_london', '@mosque_london'],
  ['@schoolboy', '@schoolboy'],
  ['my handle is @ab', '@ab'],
  ['TikTok, @noor.', '@noor'],
  ['@noor’s page', '@noor'],
  ['\n@noor\n', '@noor'],
  ['Suivez-moi : @amelie_tremblay !', '@amelie_tremblay'],
  ['« @amelie »', '@amelie'],
  ['sur Instagram c’est @la.petite.voisine', '@la.petite.voisine'],
  ['مجھے @noor_urdu پر دیکھیے', '@noor_urdu'],
  ['انسٹاگرام:@noor۔', '@noor'],
  ['find me, noor_khan, there', 'noor_khan'],
  ['on discord I am lamp#0042', 'lamp#0042'],
  ['noor underscore khan', 'noor underscore khan'],
  ['my insta is noor.k.writes', 'noor.k.writes'],
  ['TikTok under quiet moon', 'quiet moon'],
  ['mon snap : bilal06', 'bilal06'],
  ['ٹک ٹاک پر خاموش سلام کے نام سے', 'خاموش سلام'],
  ['انستغرام باسم نور القلم', 'نور القلم'],
  ['@نور_القلم', '@نور_القلم'],
])('finds the handle in: %s', (text, passage) => {
  expect(found(text)).toEqual([passage]);
});

test.each([
  'noor@example.com',
  'noor@gmail',
  'I was @home and then @work.',
  'We met @the mosque.',
  'see you @school',
  'See you @ noon',
  'See you @5pm',
  'meet @5',
  '@7am',
  '@ 8',
  '3 apples @2.50',
  '@',
  '@@',
  '@!',
  '@a',
  'f@ke news',
  'm@sjid',
  'the @ sign',
  '@everyone knows',
  '@all of you',
  'on se voit @ la mosquée',
  'à 5 h @ midi',
  'le signe @, dit arobase',
  'میں @ کا نشان نہیں جانتی تھی',
  'وہ@گھر',
  'https://example.org/@noor',
  'My insta is full of cats, and Instagram is not my home.',
  'I saw it on Facebook and cried.',
  'The signal was lost.',
  'Je suis sur Instagram comme tout le monde.',
])('finds no handle in: %s', (text) => {
  expect(found(text)).toEqual([]);
});
