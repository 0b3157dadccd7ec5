import { describe, expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
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
    expect(parseBookletDraft(draft, RELEASED)).toEqual({
      order: { title: 'Our letters', of, flowing: false, folded: true },
    });
  });

  test('of links and references, each once and in their order', () => {
    const list = 'https://hikaya.example/story/life/a/bbbbbbbbbbbb\naaaaaaaaaaaa, bbbbbbbbbbbb';
    expect(parseBookletDraft({ ...draft, of: 'list', list }, RELEASED)).toMatchObject({
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
    expect(parseBookletDraft({ ...draft, ...change }, RELEASED)).toHaveProperty(
      `problems.${field}`,
    );
  });
});

test('the cover has the wall of its campaign, its subject or its first text', () => {
  const campaign = { kind: 'campaign', slug: 'palestine' } as const;
  expect(coverWall(campaign, 'EID', RELEASED)).toEqual({ category: 'PALESTINE', paint: '#2b3620' });
  const subject = { kind: 'subject', category: 'MOSQUE' } as const;
  expect(coverWall(subject, 'EID', RELEASED).category).toBe('MOSQUE');
  const list = { kind: 'list', hashes: ['aaaaaaaaaaaa'] } as const;
  expect(coverWall({ ...list, hashes: [...list.hashes] }, 'EID', RELEASED).category).toBe('EID');
  expect(describeOf(campaign, RELEASED)).toBe('Write to the Children of Gaza');
});
