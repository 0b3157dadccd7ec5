import { describe, expect, test } from 'vitest';
import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { afterSending } from './after-sending.ts';
import { categoryOfUrl } from './quiet-room.ts';
import { thankingRoom } from './room-thanks.ts';

const site = { name: 'Hikaya' };
const sent = (slug: string, writingType: 'STORY' | 'LETTER') => {
  const url = `/story/${slug}/a-title/0123456789ab`;
  const category = categoryOfUrl(url);
  const campaign = campaignOfCategory(category);
  const room = campaign && thankingRoom({ ...campaign, category });
  return afterSending({ url, writingType, room }, site);
};

describe('what is offered after sending stays in the campaign', () => {
  test.each([
    ['gardening', 'STORY', '/tell?category=GARDENING', 'Write another story', '/stories'],
    [
      'gardening',
      'LETTER',
      '/tell?category=GARDENING&type=LETTER',
      'Write another letter',
      '/stories',
    ],
    ['ramadan', 'STORY', '/ramadan/tell', 'Write another story', '/ramadan/stories'],
    [
      'palestine',
      'LETTER',
      '/palestine/tell',
      'Write another letter to Gaza',
      '/palestine/letters',
    ],
    ['palestine', 'STORY', '/tell?category=PALESTINE', 'Write another story', '/stories'],
    [
      'our-london-family',
      'LETTER',
      '/ourlondonfamily/tell',
      'Write another letter',
      '/ourlondonfamily/letters',
    ],
  ] as const)('%s, a %s', (slug, writingType, another, label, read) => {
    const after = sent(slug, writingType);
    expect(after.another).toEqual({ to: another, label });
    expect(after.read.to).toBe(read);
  });

  test('only letters that may be asked after say where they go', () => {
    expect(sent('palestine', 'LETTER').whereItGoes?.to).toBe('/who-reads#gaza');
    expect(sent('palestine', 'STORY').whereItGoes).toBeNull();
    expect(sent('gardening', 'STORY').whereItGoes).toBeNull();
  });

  test('thanks for a letter of remembrance are quiet, and no other', () => {
    expect(sent('our-london-family', 'LETTER').quiet).toBe(true);
    expect(sent('palestine', 'LETTER').quiet).toBe(false);
    expect(sent('no-subject', 'LETTER').quiet).toBe(false);
  });

  test('a letter of remembrance is received without an exclamation mark', () => {
    expect(sent('our-london-family', 'LETTER').heading).toBe('We have received your letter.');
    expect(sent('palestine', 'LETTER').heading).toBe('We’ve received your letter!');
    expect(sent('gardening', 'STORY').heading).toBe('We’ve received your story!');
  });
});
