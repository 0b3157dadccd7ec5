import { describe, expect, test } from 'vitest';
import { REPEAT_SIDE } from '#domain/motif/repeat.ts';
import { drawTile } from '#domain/motif/tile.ts';
import { breakable } from '#domain/print/breakable.ts';
import { LETTER_BAND } from '#domain/print/letter-sheet.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { SERVED } from '#support/served.ts';
import { letterSheet } from './letter-sheet.ts';

const writer = {
  name: 'Sara',
  age: 9,
  adult: false,
  gender: 'F',
  country: 'Canada',
  city: 'Hamilton',
  belief: 'Islam',
  link: 'https://example.org/sara',
  social: { service: 'INSTAGRAM', handle: 'sara' },
} as const;

function published(changes: Partial<PublishedStory> = {}): PublishedStory {
  return {
    ...publicFace(writer, { protectMinors: true }, NOTHING_LEFT_OUT),
    id: '1',
    hash: '0123456789ab',
    campaign: 'palestine',
    campaignVersion: 1,
    category: 'PALESTINE',
    writingType: 'LETTER',
    language: 'en',
    title: 'I made you a kite',
    body: 'Dear friend,\nhello.\n\nIt is red.',
    excerpt: '',
    readingMinutes: 1,
    recipient: null,
    shortened: false,
    faceChanged: false,
    contentNote: null,
    paused: false,
    publishedAt: new Date(0),
    firstToldOn: null,
    ...changes,
  };
}

const nameIn = createNameIn();
const sheetOf = (story: PublishedStory) =>
  letterSheet(story, { origin: 'https://hikaya.example', nameIn, campaigns: SERVED });

describe('what stands beside the words is in their language', () => {
  const letter = {
    campaign: 'ourlondonfamily',
    category: 'OUR_LONDON_FAMILY',
    recipient: 'The grandmother',
    contentNote: 'describes gunfire',
    shortened: true,
  } as const;

  test.each([
    ['en', ['To: The grandmother', 'From: Sara, 7 to 12', 'Canada'], 'To: The grandmother, Canada'],
    [
      'fr',
      ['À\u00a0: La grand-mère', 'De\u00a0: Sara, de 7 à 12 ans', 'Canada'],
      'À\u00a0: La grand-mère, Canada',
    ],
    ['ur', ['بنام: دادی', 'از: \u2068Sara\u2069، 7 تا 12', 'کینیڈا'], 'بنام: دادی، کینیڈا'],
    ['ar', ['إلى: الجدّة', 'من: \u2068Sara\u2069، 7 إلى 12', 'كندا'], 'إلى: الجدّة، كندا'],
    [
      'other',
      ['To: The grandmother', 'From: Sara, 7 to 12', 'Canada'],
      'To: The grandmother, Canada',
    ],
  ] as const)('%s', (language, label, about) => {
    const { beside } = sheetOf(published({ ...letter, language }));
    expect(beside).toMatchObject({ label, about });
    expect(beside.note).toMatch(/describes gunfire$/);
    const words = [beside.shortened, beside.code, beside.pageOf].join(' ');
    const isLatin = language === 'fr' || beside.language === 'en';
    expect(words.replace('{page}', '').replace('{last}', '')).toMatch(
      isLatin ? /^[\p{Script=Latin}\s.]+$/u : /^[^A-Za-z]+$/,
    );
  });
});

describe('a sheet shows', () => {
  test('of a child a band of ages and the country, and nothing else', () => {
    const sheet = sheetOf(published());
    expect(sheet.beside.label).toEqual(['Name: Sara, 7 to 12', 'Canada']);
    expect(JSON.stringify(sheet)).not.toMatch(/Hamilton|Islam|example\.org\/sara|INSTAGRAM|"9"/);
  });

  test('an Urdu name apart from the age behind it', () => {
    const sheet = sheetOf(published({ name: 'زینب' }));
    expect(sheet.beside.label[0]).toBe('Name: \u2068زینب\u2069, 7 to 12');
  });

  test('of nobody the city, although an adult’s card does', () => {
    const adult = published({ age: 41, ageBand: null, city: 'Hamilton', name: null });
    const sheet = sheetOf(adult);
    expect(sheet.beside.label[0]).toBe('Name: Anonymous, 41');
    expect(JSON.stringify(sheet)).not.toContain('Hamilton');
  });

  test('paragraphs of lines as they were typed, and the whole address', () => {
    const sheet = sheetOf(published());
    expect(sheet.paragraphs).toEqual([['Dear friend,', 'hello.'], ['It is red.']]);
    expect(sheet.address).toBe(
      'https://hikaya.example/story/palestine/i-made-you-a-kite/0123456789ab',
    );
  });
});

test('only a word that fits no line gets places to break, and loses no sign', () => {
  expect(breakable('plain words stay')).toBe('plain words stay');
  const long = 'é'.repeat(100);
  expect(breakable(long)).not.toBe(long);
  expect(breakable(long).replaceAll('\u200b', '')).toBe(long);
});

test('the lit star of a letter’s band is whole, whichever story it is', () => {
  for (let i = 0; i < 200; i += 1) {
    const band = drawTile({ category: 'RAMADAN', story: `story ${i}`, ...LETTER_BAND, lit: true });
    const { x, y } = band.lit ?? { x: -1, y: -1 };
    for (const [at, side] of [
      [x, band.width],
      [y, band.height],
    ] as const) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + REPEAT_SIDE).toBeLessThanOrEqual(side);
    }
  }
});

test('a text in a language nobody told goes the way its title begins', () => {
  const of = (title: string) => sheetOf(published({ language: 'other', title }));
  expect(of('Pencere')).toMatchObject({ language: 'und', direction: 'ltr' });
  expect(of('پنجره')).toMatchObject({ language: 'und', direction: 'rtl' });
});
