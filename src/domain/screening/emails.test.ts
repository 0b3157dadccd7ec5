import { expect, test } from 'vitest';
import { emails } from './emails.ts';

const found = (text: string) =>
  emails
    .check(text, { age: null, city: null, languages: ['en'] })
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['Write to noor@example.com please.', 'noor@example.com'],
  ['noor.khan+story@mail.example.co.uk', 'noor.khan+story@mail.example.co.uk'],
  ['<noor_khan@example.org>', 'noor_khan@example.org'],
  ['-noor@example.com', 'noor@example.com'],
  ['(noor@example.com)', 'noor@example.com'],
  ['NOOR@EXAMPLE.COM', 'NOOR@EXAMPLE.COM'],
  ['n@example.ca,', 'n@example.ca'],
  ['noor-786@example.museum', 'noor-786@example.museum'],
  ['noor＠example.com', 'noor＠example.com'],
  ['noor @ example . com', 'noor @ example . com'],
  ['noor @example.com', 'noor @example.com'],
  ['noor@example dot com', 'noor@example dot com'],
  ['find me: noor@gmail', 'noor@gmail'],
  ['noor at example dot com', 'noor at example dot com'],
  ['noor AT example DOT org', 'noor AT example DOT org'],
  ['noor at mail dot example dot ca', 'noor at mail dot example dot ca'],
  ['noor (at) example.com', 'noor (at) example.com'],
  ['noor[at]example[dot]com', 'noor[at]example[dot]com'],
  ['noor {at} example {dot} net', 'noor {at} example {dot} net'],
  ['noor at gmail.com', 'noor at gmail.com'],
  ['noor at gmail com', 'noor at gmail com'],
  ['noor[@]gmail.com', 'noor[@]gmail.com'],
  ['noor at hotmail dot com', 'noor at hotmail dot com'],
  ['noor(at)yahoo(dot)fr', 'noor(at)yahoo(dot)fr'],
  ['Écrivez à amélie@exemple.fr.', 'amélie@exemple.fr'],
  ['amelie arobase exemple point fr', 'amelie arobase exemple point fr'],
  ['amelie (arobas) exemple (point) com', 'amelie (arobas) exemple (point) com'],
  ['mon courriel : amelie@exemple.qc.ca !', 'amelie@exemple.qc.ca'],
  ['مجھے noor@example.pk پر لکھیے', 'noor@example.pk'],
  ['نور ایٹ جی میل ڈاٹ کام', 'نور ایٹ جی میل ڈاٹ کام'],
  ['میرا پتا noor@example.com۔', 'noor@example.com'],
  ['noor ایٹ یاہو ڈاٹ کام', 'noor ایٹ یاہو ڈاٹ کام'],
  ['noor\u200b@\u200bexample.com', 'noor\u200b@\u200bexample.com'],
  ['noor_at_example_dot_org', 'noor_at_example_dot_org'],
  ['noor at the rate gmail dot com', 'noor at the rate gmail dot com'],
  ['n o o r @ example.com', 'n o o r @ example.com'],
  ['نور آت جيميل دوت كوم', 'نور آت جيميل دوت كوم'],
  ['noor [آت] example [نقطة] com', 'noor [آت] example [نقطة] com'],
])('finds the email in: %s', (text, passage) => {
  expect(found(text)).toEqual([passage]);
});

test.each([
  'We met at the mosque, at noon.',
  'Let us meet @ noon.Then we eat.',
  'I was @home when it rang.',
  'mother@home is how she signed',
  'Three samosas @ 2.50 each',
  '3@2.50',
  'follow @noor.khan',
  '@noor and @sara',
  'I looked at her dot on the map.',
  'She pointed at a red dot beside Compton.',
  'I work at example.com',
  'We laughed at the dot com people.',
  'He is at school (at last) and happy.',
  'I was good at maths. Computers came later.',
  'at 8 a.m. or at 9 p.m.',
  'look at me dot dot dot',
  'The at sign is called arobase in French.',
  'a@b',
  'someone @ somewhere',
  'Il est arrivé à Montréal. Comme toujours.',
  'à ce point, je suis parti',
  'Le signe arobase se trouve sur mon clavier.',
  'On se voit @ la mosquée.',
  'Un point com me manquait.',
  'وہ گھر پر تھا، کام کے بعد آیا۔',
  'میں ایٹمی سائنس پڑھتی ہوں',
  'اُس نے ڈاٹ لگایا اور کام ختم کیا',
  'me(at home)',
])('finds no email in: %s', (text) => {
  expect(found(text)).toEqual([]);
});
