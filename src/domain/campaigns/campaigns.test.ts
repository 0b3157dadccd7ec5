import { expect, test } from 'vitest';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { campaignsOf, type ServedCampaign } from './campaigns.ts';
import { findCampaign, RELEASED } from './registry.ts';

const served = (slug: string, more: Partial<ServedCampaign> = {}): ServedCampaign => {
  const campaign = findCampaign(slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  const face = { authorLabel: campaign.authorLabel, recipientNames: {} };
  return { campaign, ...face, state: 'live', closedAt: null, no: 1, older: {}, ...more };
};

test('what came by the general form is From in the two rooms of remembrance, and has a Name elsewhere', () => {
  const label = (category: (typeof CATEGORIES)[number]['code']) =>
    RELEASED.authorLabel({ campaign: 'general', campaignVersion: 1, category });
  const from = CATEGORIES.map(({ code }) => code).filter((code) => label(code) === 'From');
  expect(from).toEqual(['OUR_LONDON_FAMILY', 'QUEBEC_CITY_MOSQUE_SHOOTING']);
});

test('a text is signed and addressed as its own version said, whatever is served today', () => {
  const { authorLabel, recipientName } = campaignsOf([
    served('palestine', {
      no: 3,
      recipientNames: { child: 'A child today' },
      older: { 1: { authorLabel: 'From', recipientNames: { child: 'A child then' } } },
    }),
  ]);
  const text = (campaignVersion: number | null) => ({ campaign: 'palestine', campaignVersion });
  const signed = (no: number | null) => authorLabel({ ...text(no), category: 'PALESTINE' });
  expect([signed(null), signed(1), signed(2), signed(3)]).toEqual(['From', 'From', 'Name', 'Name']);
  expect(recipientName(text(1), 'child')).toBe('A child then');
  expect(recipientName(text(3), 'child')).toBe('A child today');
  expect(recipientName(text(3), 'somebody else')).toBe('somebody else');
});

test('one that is closed asks for nothing, one that is archived is on no list, and both are found', () => {
  const closedAt = new Date('2026-11-19T18:00:00Z');
  const campaigns = campaignsOf([
    served('general'),
    served('hijab', { state: 'closed', closedAt }),
    served('ramadan', { state: 'archived', closedAt }),
  ]);
  const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);
  expect(slugs(campaigns.open)).toEqual(['general']);
  expect(slugs(campaigns.listed)).toEqual(['general', 'hijab']);
  expect(campaigns.findLanding('/ramadan')?.slug).toBe('ramadan');
  expect(campaigns.closedSince('hijab', new Date())).toEqual(closedAt);
  expect(campaigns.closedSince('general', new Date())).toBeNull();
});

test('one that closes by itself is closed from that moment on', () => {
  const closesAt = '2026-12-01T00:00:00Z';
  const eid = served('eid');
  const { closedSince } = campaignsOf([{ ...eid, campaign: { ...eid.campaign, closesAt } }]);
  expect(closedSince('eid', new Date('2026-11-30T23:59:59Z'))).toBeNull();
  expect(closedSince('eid', new Date(closesAt))).toEqual(new Date(closesAt));
});
