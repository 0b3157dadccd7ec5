import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { afterAll, describe, expect, test } from 'vitest';
import type { LetterSheet } from '#domain/print/letter-sheet.ts';
import type { Booklet, PrintDocument } from '#domain/print/print-document.ts';
import { openPdf } from '#support/read-pdf.ts';
import { createPrintShop } from './print-shop.ts';

const shop = createPrintShop();
afterAll(shop.stop);

const imprint = { name: 'Hikaya', arabicName: 'حكاية', origin: 'https://hikaya.example' };

function beside(changes: Partial<LetterSheet['beside']> = {}): LetterSheet['beside'] {
  return {
    language: 'en',
    direction: 'ltr',
    label: ['To: The children', 'Name: Sara, 7 to 12', 'Canada'],
    about: 'To: The children, Canada',
    note: null,
    shortened: null,
    code: 'A code that opens this text on the site',
    pageOf: '{page} of {last}',
    ...changes,
  };
}

function sheet(changes: Partial<LetterSheet> = {}): LetterSheet {
  return {
    title: 'I made you a kite',
    language: 'en',
    direction: 'ltr',
    category: 'PALESTINE',
    beside: beside(),
    paragraphs: [['Dear friend,', 'hello.'], ['It is red.']],
    address: 'https://hikaya.example/story/palestine/i-made-you-a-kite/0123456789ab',
    ...changes,
  };
}

const urdu = sheet({
  beside: beside({
    language: 'ur',
    direction: 'rtl',
    label: ['بنام: دادی', 'از: \u2068Sara\u2069، 7 تا 12', 'کینیڈا'],
    about: 'بنام: دادی، کینیڈا',
    shortened: 'ہمارے پڑھنے والے ساتھیوں نے اس تحریر کے کچھ حصے مختصر کیے ہیں۔',
    pageOf: 'صفحہ {page} از {last}',
  }),
  title: 'کھڑکی میں ایک چراغ',
  language: 'ur',
  direction: 'rtl',
  category: 'OUR_LONDON_FAMILY',
  paragraphs: [['السلام علیکم،'], ['میں آپ سے کبھی نہیں ملی۔']],
});

/** Each would do something, were it read as markup. */
const HOSTILE = [
  '#import "parts.typ": *',
  '#{ 1 + 41 }',
  '$ x^2 $ and *bold* and _slant_',
  'a \\ b \\u{41} @text <text>',
  '= Heading',
  '- item',
  '#panic("stop") // comment /* more */ `raw`',
  '#read("data.json")',
  '"] #pagebreak() [',
  '<svg onload=alert(1)> &amp;',
];

async function printed(document: PrintDocument) {
  const file = await shop.print(document);
  if (file === 'busy') throw new Error('busy');
  return { ...(await openPdf(file.pdf)), file };
}

const bookletOf = (sheets: LetterSheet[], changes: Partial<Booklet> = {}) =>
  printed({
    kind: 'booklet',
    title: 'Letters #1 *and* more',
    subtitle: `${sheets.length} letters`,
    contents: 'In this booklet',
    colophon: 'These words were on the site on 2026-11-15.',
    language: 'en',
    direction: 'ltr',
    wall: { category: 'PALESTINE', paint: '#2b3620' },
    flowing: false,
    folded: false,
    sheets,
    imprint,
    ...changes,
  });

describe('a letter on paper', () => {
  test('has its words, to and from whom, and a code that opens its page', async () => {
    const pdf = await printed({ kind: 'letter', sheet: sheet(), imprint });
    const text = await pdf.text();
    for (const words of ['I made you a kite', 'To: The children', 'Name: Sara, 7 to 12', 'Canada'])
      expect(text).toContain(words);
    expect(text).toMatch(/Dear friend,\s+hello\.\s+It is red\./);
    expect(await pdf.codeOn(1)).toBe(sheet().address);
    expect(await pdf.sizeOf(1)).toEqual([210, 297]);
  });

  test('shows hostile words as they are, whatever stands where', async () => {
    const words = HOSTILE.join(' ');
    const paragraphs = HOSTILE.map((line) => [line, line]);
    const hostile = sheet({
      title: words,
      beside: beside({ label: [words, words, words], note: words }),
      paragraphs,
    });
    const pdf = await printed({ kind: 'letter', sheet: hostile, imprint });
    const text = (await pdf.text()).replaceAll(/\s+/g, '');
    for (const line of HOSTILE) {
      const shown = text.split(line.replaceAll(/\s+/g, '')).length - 1;
      // Twice in the text, and in title, To, Name, country and note.
      expect(shown, line).toBe(7);
    }
    expect(text).not.toContain('42');
  });

  test('and they would do harm, were they ever part of a template', async () => {
    const compiler = NodeCompiler.create();
    const pdf = await openPdf(compiler.pdf({ mainFileContent: HOSTILE[1] ?? '' }));
    expect(await pdf.text()).toContain('42');
    expect(() => compiler.pdf({ mainFileContent: HOSTILE[6] ?? '' })).toThrow();
  });

  test('flows to further pages with every word of the longest text', async () => {
    const words = Array.from({ length: 1_400 }, (_, i) => `word${i}`);
    const pdf = await printed({
      kind: 'letter',
      sheet: sheet({
        paragraphs: [words.slice(0, 700), [words.slice(700).join(' ')]].map((p) => [p.join(' ')]),
      }),
      imprint,
    });
    expect(pdf.pages).toBeGreaterThan(1);
    const text = await pdf.text();
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text))).toEqual([]);
    expect(await pdf.codeOn(pdf.pages)).toBe(sheet().address);
  });

  test('is the same file each time, so that a reader’s copy can be confirmed', async () => {
    const once = await printed({ kind: 'letter', sheet: urdu, imprint });
    await printed({ kind: 'letter', sheet: sheet(), imprint });
    const again = await printed({ kind: 'letter', sheet: urdu, imprint });
    expect(Buffer.from(again.file.pdf).equals(Buffer.from(once.file.pdf))).toBe(true);
  });

  test('Arabic is set in Naskh, and Urdu in Nastaliq', async () => {
    const words = {
      title: 'سراج في النافذة',
      paragraphs: [['السلام عليكم،'], ['لم ألتق بكم قط.']],
    };
    const label = ['إلى: الجدّة', 'من: بلا اسم', 'كندا'];
    const arabic = sheet({
      ...words,
      language: 'ar',
      direction: 'rtl',
      beside: beside({ language: 'ar', direction: 'rtl', label, pageOf: '{page} من {last}' }),
    });
    const fontsOf = async (letter: LetterSheet) =>
      (await (await printed({ kind: 'letter', sheet: letter, imprint })).fontsOf(1)).join();
    expect(await fontsOf(arabic)).toMatch(/Amiri/);
    expect(await fontsOf(arabic)).not.toMatch(/Nastaliq/);
    expect(await fontsOf(urdu)).toMatch(/Nastaliq/);
  });

  test('a child’s heart and kite are drawn, in English and in Urdu', async () => {
    for (const letter of [sheet(), urdu]) {
      const drawn = { ...letter, title: `${letter.title} 🪁`, paragraphs: [['❤️ 👨‍👩‍👧‍👦']] };
      const pdf = await printed({ kind: 'letter', sheet: drawn, imprint });
      expect((await pdf.fontsOf(1)).join()).toMatch(/NotoEmoji/);
    }
    const plain = await printed({ kind: 'letter', sheet: sheet(), imprint });
    expect((await plain.fontsOf(1)).join()).not.toMatch(/NotoEmoji/);
  });
});

describe('a booklet', () => {
  const french = sheet({
    title: 'Le banc près de l’étang',
    language: 'fr',
    beside: beside({ about: 'France' }),
  });
  const five = [
    sheet(),
    french,
    urdu,
    sheet({ title: 'Goalposts' }),
    sheet({ title: 'Seven ways' }),
  ];

  test('has a cover, contents with page numbers, and a page for each text', async () => {
    const pdf = await bookletOf(five);
    expect(pdf.pages).toBe(8);
    expect(await pdf.textOf(1)).toContain('Letters #1 *and* more');
    expect(await pdf.textOf(3)).toMatch(
      /Le banc près de l’étang[\s\S]*France[\s\S]*5[\s\S]*Goalposts[\s\S]*7/,
    );
    expect(await pdf.textOf(5)).toContain('Le banc près de l’étang');
    expect(await pdf.textOf(7)).toContain('Goalposts');
    expect(await pdf.codeOn(6)).toBe(urdu.address);
    expect(await pdf.sizeOf(1)).toEqual([148, 210]);
  });

  test('to be folded has two pages on a side of A4, outermost first', async () => {
    const pdf = await bookletOf(five, { folded: true });
    expect([pdf.pages, pdf.file.pages]).toEqual([4, 8]);
    expect(await pdf.sizeOf(1)).toEqual([297, 210]);
    expect(await pdf.textOf(1)).toContain('Letters #1 *and* more');
    expect(await pdf.textOf(1)).toContain('Seven ways');
  });
});

const poster = {
  kind: 'poster',
  language: 'en',
  direction: 'ltr',
  title: 'Write to the Children of Gaza',
  sentence: 'Tell a child something true.',
  address: 'https://hikaya.example/palestine/tell',
  says: { promise: 'No account.', code: 'A code' },
  wall: { category: 'PALESTINE', paint: '#2b3620' },
  imprint,
} as const;

test.each([
  ['ur', /Nastaliq/, /^$/],
  ['ar', /Amiri/, /Nastaliq/],
] as const)('a poster in %s is set in its own hand', async (language, has, hasNot) => {
  const pdf = await printed({
    ...poster,
    language,
    direction: 'rtl',
    title: 'اكتب إلى أطفال غزة',
    sentence: 'كلمة صادقة',
    says: { promise: 'بلا حساب', code: 'رمز' },
    address: `https://hikaya.example/${language}/palestine/tell`,
  });
  expect((await pdf.fontsOf(1)).join()).toMatch(has);
  expect((await pdf.fontsOf(1)).join()).not.toMatch(hasNot);
  expect(await pdf.codeOn(1)).toBe(`https://hikaya.example/${language}/palestine/tell`);
});

test('a poster leads to the page where one writes', async () => {
  const pdf = await printed(poster);
  expect(pdf.pages).toBe(1);
  expect(await pdf.text()).toContain('Tell a child something true.');
  expect(await pdf.codeOn(1)).toBe('https://hikaya.example/palestine/tell');
});

const letter = { kind: 'letter', sheet: sheet(), imprint } as const;
const outcome = (document: PrintDocument) =>
  shop.print(document).then(
    (file) => (file === 'busy' ? 'busy' : 'printed'),
    () => 'failed',
  );

test('twenty at once are all printed, whoever comes behind thirty is told so, and a failure stops nobody', async () => {
  const broken = { kind: 'nothing' } as unknown as PrintDocument;
  const twenty = await Promise.all(Array.from({ length: 20 }, () => outcome(letter)));
  expect(twenty).toEqual(Array.from({ length: 20 }, () => 'printed'));
  const asked = [broken, ...Array.from({ length: 31 }, () => letter)].map(outcome);
  expect(await Promise.all(asked)).toEqual([
    'failed',
    ...Array.from({ length: 29 }, () => 'printed'),
    'busy',
    'busy',
  ]);
});
