import { expect, test } from 'vitest';
import { findCampaign } from '#domain/campaigns/registry.ts';
import { storyCard } from './share-card.ts';

const story = {
  hash: '0123456789ab',
  category: 'HALAL_FOOD',
  writingType: 'STORY',
  language: 'en',
  title: 'The lunch box',
} as const;

const AROUND = { name: 'Hikaya', subject: 'Halal food', room: undefined };

test('a picture says nothing about who wrote', () => {
  const written = { ...story, name: 'Some Name', age: 9, city: 'Hamilton', country: 'Canada' };
  expect(storyCard(written, AROUND)).toEqual({
    kind: 'card',
    title: 'The lunch box',
    what: 'A true story',
    language: 'en',
    subject: 'Halal food',
    siteName: 'Hikaya',
    tile: { category: 'HALAL_FOOD', story: '0123456789ab' },
    wall: null,
    lineWork: false,
  });
});

test('a title that no font of ours can write gives way to its subject', () => {
  const titled = (title: string) => storyCard({ ...story, title }, AROUND).title;
  expect(titled('我的饭盒')).toBe('Halal food');
  expect(titled('আমার বাক্স')).toBe('Halal food');
  for (const drawn of ['Şükriye’nin mutfağı', 'Наш дом', 'چراغ', 'Où est Noël ? (2)™'])
    expect(titled(drawn)).toBe(drawn);
});

test('rooms of remembrance are lines on their own wall, in the letter’s language', () => {
  const letter = { ...story, category: 'OUR_LONDON_FAMILY', writingType: 'LETTER' } as const;
  const around = { ...AROUND, room: findCampaign('ourlondonfamily') };
  const card = storyCard({ ...letter, language: 'ur', title: 'چراغ' }, around);
  expect(card).toMatchObject({ what: 'یاد کا خط', wall: '#3a2f55', lineWork: true });
  const what = (language: 'ar' | 'other') => storyCard({ ...letter, language }, around).what;
  expect([what('ar'), what('other')]).toEqual(['رسالة ذكرى', 'Letter of remembrance']);
});
