import { expect, test } from 'vitest';
import { links } from './links.ts';

const found = (text: string) =>
  links
    .check(text, { child: false, city: null, languages: ['en'] })
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['see noor.page/story now', 'noor.page/story'],
  [
    'three times w, then a dot, then noor, dot, org',
    'three times w, then a dot, then noor, dot, org',
  ],
  ['join discord, dot, gg, forward slash, lamp77', 'discord, dot, gg, forward slash, lamp77'],
  ['Read it at https://example.org/stories?page=2 today.', 'https://example.org/stories?page=2'],
  ['http://example.com', 'http://example.com'],
  ['(see https://example.org/a_(b)).', 'https://example.org/a_(b'],
  ['hxxp://example.com/x is the same', 'hxxp://example.com/x'],
  ['My page, www.example.net!', 'www.example.net'],
  ['WWW.EXAMPLE.COM', 'WWW.EXAMPLE.COM'],
  ['It was on example.com, I think', 'example.com'],
  ['Example.Com has the photos', 'Example.Com'],
  ['news.example.co.uk had it', 'news.example.co.uk'],
  ['the shop-online.com.au people', 'shop-online.com.au'],
  ['a clip on youtu.be/abc123', 'youtu.be/abc123'],
  ['message t.me/somebody', 't.me/somebody'],
  ['wa.me/15550142 for tickets', 'wa.me/15550142'],
  ['give at gofund.me/1234', 'gofund.me/1234'],
  ['I posted it on x.com yesterday', 'x.com'],
  ['https://example.org/CA', 'https://example.org/CA'],
  ['watch cbc.ca tonight', 'cbc.ca'],
  ['the film is on mychannel.tv', 'mychannel.tv'],
  ['Our mosque is at moskee-noor.nl now', 'moskee-noor.nl'],
  ['Ask at sahat-noor.ae, they know', 'sahat-noor.ae'],
  ['write to us, noorwrites.co', 'noorwrites.co'],
  ['example.com:8080/path', 'example.com:8080/path'],
  ['my blog is noorwrites dot com', 'noorwrites dot com'],
  ['noorwrites (dot) org', 'noorwrites (dot) org'],
  ['noorwrites[.]net', 'noorwrites[.]net'],
  ['noorwrites . com', 'noorwrites . com'],
  ['Mon blogue est exemple point com', 'exemple point com'],
  ['Lisez-le sur https://exemple.fr/récit !', 'https://exemple.fr/récit'],
  ['Tout est sur radio-canada.ca.', 'radio-canada.ca'],
  ['Voir exemple.org/mosquée', 'exemple.org/mosquée'],
  ['پوری کہانی www.example.pk پر ہے۔', 'www.example.pk'],
  ['میری سائٹ example.com۔', 'example.com'],
  ['میری سائٹ کہانی ڈاٹ کام ہے', 'کہانی ڈاٹ کام'],
  ['یہ لنک https://example.org/urdu، دیکھیے', 'https://example.org/urdu'],
  ['www dot example dot com slash story', 'www dot example dot com slash story'],
  ['hxxps[:]//example[.]com', 'hxxps[:]//example[.]com'],
  ['w w w . example . org', 'w w w . example . org'],
  ['exаmple．com/a', 'exаmple．com/a'],
  ['example point org barre oblique mère', 'example point org barre oblique mère'],
  ['دبليو دبليو دبليو دوت example دوت org', 'دبليو دبليو دبليو دوت example دوت org'],
])('finds the link in: %s', (text, passage) => {
  expect(found(text)).toEqual([passage]);
});

test.each([
  'We bring sweets, e.g. barfi, i.e. milk and sugar.',
  'That was the end.Start again, she said.',
  'I went home.It was late.',
  'He asked me.Is it true?',
  'We were late.So we ran to the bus.',
  'I said no.To this day I am sorry.',
  'They told us.In the end nobody came.',
  'At 5 p.m. and again at 6 a.m.',
  'She has a Ph.D. from the U.K. and an M.A. from the U.S.A.',
  'The Prophet (s.a.w.) and Jesus (p.b.u.h.)',
  'J.K.Rowling and J.R.R.Tolkien',
  'It cost 3.50 and then 4.25.',
  'version 2.0.1 of the app',
  'See photo.jpg and letter.docx',
  'He lost it all in the dot com bubble.',
  'My uncle worked for a dot com in 1999.',
  'the dot-com boom',
  'the dot.com years',
  'I drew a dot on the wall. Dot was her name.',
  'Wait... what?... ok.',
  'No. 14 and No.15 are ours',
  'We ate and/or slept, then we read, then we slept.',
  'My mosque. Community matters there.',
  'It was late.my father slept.it rained.is he well?me too',
  'C’est fini.de rien.il dort.je pars.la nuit.ma mère',
  'woh ghar gaya.ke din.jo bhi.se pehle',
  'It weighed 5.kg and ran 3.km to Br.Ch',
  'C’est fini.Ca va aller.',
  'C’est fini.Et puis rien.',
  'à ce point il était tard, un point c’est tout',
  'M. et Mme. Tremblay, etc.',
  'le 29 janv.2017',
  'ہم گھر گئے۔پھر سو گئے۔',
  'اُس نے ایک ڈاٹ بنایا اور کام پر گیا۔',
  'میں نے کہا...ٹھیک ہے۔',
  'http is a word I learned at work, and www another.',
])('finds no link in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('finds every link of a text', () => {
  expect(found('example.com, example.org and https://example.net.')).toEqual([
    'example.com',
    'example.org',
    'https://example.net',
  ]);
});
