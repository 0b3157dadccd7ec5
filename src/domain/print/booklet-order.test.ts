import { describe, expect, test } from 'vitest';
import { type BookletDraft, coverWall, describeOf, parseBookletDraft } from './booklet-order.ts';

const draft: BookletDraft = {
  title: ' Our letters ',
  of: 'campaign',
  campaign: 'palestine',
  subject: '',
  list: '',
  flowing: false,
  folded: true,
};

describe('a booklet is ordered', () => {
  test('of a campaign', () => {
    const of = { kind: 'campaign', slug: 'palestine' };
    expect(parseBookletDraft(draft)).toEqual({
      order: { title: 'Our letters', of, flowing: false, folded: true },
    });
  });

  test('of links and references, each once and in their order', () => {
    const list = 'https://hikaya.example/story/life/a/bbbbbbbbbbbb\naaaaaaaaaaaa, bbbbbbbbbbbb';
    expect(parseBookletDraft({ ...draft, of: 'list', list })).toMatchObject({
      order: { of: { kind: 'list', hashes: ['bbbbbbbbbbbb', 'aaaaaaaaaaaa'] } },
    });
  });

  test.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(81) }],
    ['campaign', { campaign: 'nowhere' }],
    ['subject', { of: 'subject', subject: 'NOTHING' }],
    ['list', { of: 'list', list: ' ' }],
    ['list', { of: 'list', list: 'https://elsewhere.example/' }],
  ] as const)('but not with this %s: %o', (field, change) => {
    expect(parseBookletDraft({ ...draft, ...change })).toHaveProperty(`problems.${field}`);
  });
});

test('the cover has the wall of its campaign, its subject or its first text', () => {
  const campaign = { kind: 'campaign', slug: 'palestine' } as const;
  expect(coverWall(campaign, 'EID')).toEqual({ category: 'PALESTINE', paint: '#2b3620' });
  const subject = { kind: 'subject', category: 'MOSQUE' } as const;
  expect(coverWall(subject, 'EID').category).toBe('MOSQUE');
  const list = { kind: 'list', hashes: ['aaaaaaaaaaaa'] } as const;
  expect(coverWall({ ...list, hashes: [...list.hashes] }, 'EID').category).toBe('EID');
  expect(describeOf(campaign)).toBe('Write to the Children of Gaza');
});
