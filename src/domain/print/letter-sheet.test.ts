import { describe, expect, test } from 'vitest';
import { REPEAT_SIDE } from '#domain/motif/repeat.ts';
import { drawTile } from '#domain/motif/tile.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import { breakable } from './breakable.ts';
import { LETTER_BAND, letterSheet } from './letter-sheet.ts';

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
    ...changes,
  };
}

describe('a sheet shows', () => {
  test('of a child a band of ages and the country, and nothing else', () => {
    const sheet = letterSheet(published(), 'https://hikaya.example');
    expect(sheet).toMatchObject({ from: 'Sara, 7 to 12', country: 'Canada', to: null });
    expect(JSON.stringify(sheet)).not.toMatch(/Hamilton|Islam|example\.org\/sara|INSTAGRAM|"9"/);
  });

  test('an Urdu name apart from the age behind it', () => {
    const sheet = letterSheet(published({ name: 'زینب' }), 'https://hikaya.example');
    expect(sheet.from).toBe('\u2068زینب\u2069, 7 to 12');
  });

  test('of nobody the city, although an adult’s card does', () => {
    const adult = published({ age: 41, ageBand: null, city: 'Hamilton', name: null });
    const sheet = letterSheet(adult, 'https://hikaya.example');
    expect(sheet.from).toBe('Anonymous, 41');
    expect(JSON.stringify(sheet)).not.toContain('Hamilton');
  });

  test('paragraphs of lines as they were typed, and the whole address', () => {
    const sheet = letterSheet(published(), 'https://hikaya.example');
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
  const of = (title: string) =>
    letterSheet(published({ language: 'other', title }), 'https://hikaya.example');
  expect(of('Pencere')).toMatchObject({ language: 'und', direction: 'ltr' });
  expect(of('پنجره')).toMatchObject({ language: 'und', direction: 'rtl' });
});
