import { describe, expect, test } from 'vitest';
import { asWritten } from '#domain/campaigns/as-written.ts';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { listedSamples } from '#support/listed-sample.ts';
import { storyCard } from './story-card.ts';
import { missingText } from './story-label.tsx';

const [sample] = listedSamples();
if (!sample) throw new Error('there are no samples');
const listed = asWritten(sample, RELEASED);

describe('what a card carries', () => {
  test('is what it shows, and nothing else', () => {
    const card = storyCard({ ...listed, id: 'hidden', paused: true, faceChanged: true });
    expect(JSON.stringify(card)).not.toContain('hidden');
    expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['paused']));
    expect(card).toMatchObject({ opening: listed.excerpt, country: listed.country });
  });

  test('leaves out what is not given, and an age that is a secret', () => {
    const nothing = { name: null, age: 0, ageBand: null, city: null, belief: null, link: null };
    const card = storyCard({ ...listed, ...nothing, recipient: null, social: null });
    for (const name of ['name', 'age', 'city', 'belief', 'link', 'social', 'recipient'])
      expect(card).not.toHaveProperty(name);
  });

  test('shows the content note, not the words that it covers', () => {
    const card = storyCard({ ...listed, writingType: 'LETTER', contentNote: 'describes a fire.' });
    expect(card.opening).toBe('This letter describes a fire.');
  });
});

test.each([
  [{ age: '38', city: 'Surrey', belief: 'Islam' }, null],
  [{ age: '38', belief: 'Islam' }, 'City unspecified'],
  [{ city: 'Surrey' }, 'Age and belief unspecified'],
  [{}, 'Age, city and belief unspecified'],
])('of %o it says %s', (card, expected) => {
  expect(missingText(card)).toBe(expected);
});
