import { exactly, type Refused, type Row, rowsOf, starts } from './row.ts';

/** One code point, two UTF-16 units. */
const MOON = '🌙';
/** A letter outside the basic plane: allowed in a title, where an emoji is not. */
const ASTRAL_LETTER = '𐐀';
/** Two code points that NFC makes one. */
const E_ACUTE_NFD = 'e\u0301';

const NAMED_PUNCTUATION = ['.', '!', '_', '(', ')', "'", '’', '™', '®', '©', '?'];

/** Ordinary punctuation of English, French, Urdu and Arabic. */
const ORDINARY_PUNCTUATION = [
  ',',
  ';',
  ':',
  '-',
  '‐',
  '‑',
  '–',
  '—',
  '&',
  '/',
  '…',
  '"',
  '“',
  '”',
  '„',
  '‘',
  '‚',
  '«',
  '»',
  '‹',
  '›',
  '،',
  '؛',
  '۔',
  '؟',
];

const FORBIDDEN_IN_TITLE = [
  '@',
  '#',
  '*',
  '+',
  '=',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '\\',
  '|',
  '~',
  '`',
  '^',
  '%',
  '$',
  '😀',
  '❤',
  '→',
  '•',
  '€',
  '¿',
  '。',
  '٪',
  '﴾',
];

export function shortTextRows(field: 'name' | 'city'): Row[] {
  return rowsOf(field, {
    accepted: [
      ['left out', undefined],
      ['empty', ''],
      ['spaces only', '   '],
      ['null', null],
      ['a plain word', 'Amina'],
      ['Urdu', 'آمنہ'],
      ['French', 'Élodie L’Écuyer'],
      ['punctuation and digits', 'Al-Amin, 2nd (St. John’s)'],
      ['one letter', 'A'],
      ['exactly 50 letters', 'a'.repeat(50)],
      ['exactly 50 emoji', MOON.repeat(50)],
      ['100 code points that NFC makes 50', E_ACUTE_NFD.repeat(50)],
      ['50 letters between spaces', `  ${'a'.repeat(50)}\t `],
      ['50 letters and a NUL', `${'a'.repeat(25)}\u0000${'a'.repeat(25)}`],
      ['a lone surrogate', 'Am\ud800ina'],
    ],
    refused: [
      ['51 letters', 'a'.repeat(51), exactly('This is too long. Take out 1 character.'), 'refuses'],
      [
        '60 letters',
        'a'.repeat(60),
        exactly('This is too long. Take out 10 characters.'),
        'refuses',
      ],
      ['51 emoji', MOON.repeat(51), starts('This is too long. Take out 1 '), 'refuses'],
      [
        '102 code points that NFC makes 51',
        E_ACUTE_NFD.repeat(51),
        starts('This is too long. Take out 1 '),
        'refuses',
      ],
      ['51 letters between spaces', ` ${'a'.repeat(51)} `, starts('This is too long'), 'refuses'],
    ],
  });
}

export function titleRows(longest: number): Row[] {
  return rowsOf('title', {
    accepted: [
      ['two letters', 'Ab'],
      ['digits', '1948'],
      [`exactly ${longest} letters`, 'a'.repeat(longest)],
      [`exactly ${longest} letters beyond the basic plane`, ASTRAL_LETTER.repeat(longest)],
      [`${longest * 2} code points that NFC makes ${longest}`, E_ACUTE_NFD.repeat(longest)],
      [`${longest} letters between spaces`, ` \n${'a'.repeat(longest)}  `],
      ['Urdu', 'میری دادی کی کہانی'],
      ['Urdu with a joiner', 'می‌خواہم'],
      ['French', "L'été où j’ai trouvé ma sœur"],
      ['Arabic with vowel marks', 'قِصَّتِي الأُولَى'],
      ['Arabic digits', 'عام ١٩٤٨'],
      ['Urdu digits', '۲۹ جنوری'],
      ['Devanagari letters and digits', 'मेरी कहानी १'],
      ['a line break, read as a space', 'The day\nit snowed'],
      ['a NUL, left out', 'The day\u0000 it snowed'],
      ['all the named punctuation', `Ab ${NAMED_PUNCTUATION.join('')}`],
      ['nothing but question marks', '???'],
      ['a number that is no digit', '½ of x²'],
      ['French punctuation', 'Où est Noël ? « Ici » : l’été, enfin !'],
      ['Urdu punctuation', 'ماں، بیٹی؛ گھر۔ کیوں؟'],
      ...[...NAMED_PUNCTUATION, ...ORDINARY_PUNCTUATION].map(
        (sign) => [`with ${sign}`, `Snow${sign} again`] as const,
      ),
    ],
    refused: [
      ...refusedTitleLengths(longest),
      ...FORBIDDEN_IN_TITLE.map((sign) => refusedSign(sign)),
      ['with a flag', 'Home 🇨🇦', starts('A title cannot hold “🇨🇦”. '), 'refuses'],
      ['with a heart', 'Home ❤️', starts('A title cannot hold “❤️”. '), 'refuses'],
      [
        'with a turning mark',
        'گھر\u200f again',
        starts('A title cannot hold an invisible '),
        'refuses',
      ],
    ],
  });
}

function refusedTitleLengths(longest: number): Refused[] {
  const missing = exactly('Required. Give it a title.');
  const short = exactly('This is too short. Use at least 2 characters in the title.');
  const oneOver = exactly('This is too long. Take 1 character out of the title.');
  const tenOver = exactly('This is too long. Take 10 characters out of the title.');
  return [
    ['left out', undefined, missing, 'refuses'],
    ['empty', '', missing, 'refuses'],
    ['spaces only', ' \t\n ', missing, 'refuses'],
    ['one letter', 'A', short, 'refuses'],
    ['one letter between spaces', '  A  ', short, 'refuses'],
    ['one letter beyond the basic plane', ASTRAL_LETTER, short, 'refuses'],
    ['two code points that NFC makes one', E_ACUTE_NFD, short, 'refuses'],
    [`${longest + 1} letters`, 'a'.repeat(longest + 1), oneOver, 'refuses'],
    [`${longest + 10} letters`, 'a'.repeat(longest + 10), tenOver, 'refuses'],
    [
      `${longest + 1} letters beyond the basic plane`,
      ASTRAL_LETTER.repeat(longest + 1),
      oneOver,
      'refuses',
    ],
    [
      `${longest * 2 + 2} code points that NFC makes ${longest + 1}`,
      E_ACUTE_NFD.repeat(longest + 1),
      oneOver,
      'refuses',
    ],
  ];
}

function refusedSign(sign: string): Refused {
  const message = exactly(
    `A title cannot hold “${sign}”. Use letters, numbers, spaces and ordinary punctuation.`,
  );
  return [`with ${sign}`, `Snow${sign} again`, message, 'refuses'];
}

/** The specification's sentence; where a letter is written it says so. */
export function storyRows(noun: 'story' | 'letter'): Row[] {
  const begins = `Your ${noun} length`;
  const storyMessage = (advice: string) => exactly(`${begins} has not been met. ${advice}`);
  return rowsOf('story', {
    accepted: [
      ['exactly 100 letters', 'a'.repeat(100)],
      ['exactly 10000 letters', 'a'.repeat(10_000)],
      ['exactly 100 emoji', MOON.repeat(100)],
      ['exactly 10000 emoji', MOON.repeat(10_000)],
      ['200 code points that NFC makes 100', E_ACUTE_NFD.repeat(100)],
      ['20000 code points that NFC makes 10000', E_ACUTE_NFD.repeat(10_000)],
      ['10000 letters between line breaks', `\n\n ${'a'.repeat(10_000)} \r\n`],
      ['10000 characters once a Windows line end counts as one', `${'ab\r\n'.repeat(3333)}c`],
      ['Urdu', 'یہ میری دادی کی کہانی ہے۔ '.repeat(5)],
      ['paragraphs', `${'One line.\n\n'.repeat(10)}The end.`],
      ['markup, which stays text', `<script>alert("&")</script>${'a'.repeat(100)}`],
      ['a web address, which only an officer judges', `https://example.org ${'a'.repeat(90)}`],
    ],
    refused: [
      ['left out', undefined, storyMessage('Write 100 more characters.'), 'refuses'],
      ['empty', '', storyMessage('Write 100 more characters.'), 'refuses'],
      ['spaces only', ' \n '.repeat(50), storyMessage('Write 100 more characters.'), 'refuses'],
      ['71 letters', 'a'.repeat(71), storyMessage('Write 29 more characters.'), 'refuses'],
      ['99 letters', 'a'.repeat(99), storyMessage('Write 1 more character.'), 'refuses'],
      ['99 letters in spaces', ` ${'a'.repeat(99)} `, starts(begins), 'refuses'],
      ['99 emoji', MOON.repeat(99), storyMessage('Write 1 more character.'), 'refuses'],
      [
        '198 code points that NFC makes 99',
        E_ACUTE_NFD.repeat(99),
        storyMessage('Write 1 more character.'),
        'refuses',
      ],
      [
        '99 characters once a Windows line end counts as one',
        'a\r\n'.repeat(50),
        storyMessage('Write 1 more character.'),
        'leaves',
      ],
      [
        '99 letters and a NUL',
        `${'a'.repeat(50)}\u0000${'a'.repeat(49)}`,
        storyMessage('Write 1 more character.'),
        'leaves',
      ],
      ['10001 letters', 'a'.repeat(10_001), storyMessage('Take out 1 character.'), 'refuses'],
      ['10012 letters', 'a'.repeat(10_012), storyMessage('Take out 12 characters.'), 'refuses'],
      ['10001 emoji', MOON.repeat(10_001), storyMessage('Take out 1 character.'), 'refuses'],
      [
        '20002 code points that NFC makes 10001',
        E_ACUTE_NFD.repeat(10_001),
        storyMessage('Take out 1 character.'),
        'refuses',
      ],
    ],
  });
}
