import type { Campaign } from './schema.ts';

export const sudan: Campaign = {
  slug: 'sudan',
  name: 'Write for Sudan',
  summary: 'How the war has touched your own life.',
  category: 'SUDAN',
  writingType: 'STORY',
  wall: 'sudan',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/sudan/tell',
    heading: 'Write for Sudan',
    letterHeading: null,
    pageTitle: 'Write for Sudan',
    lead: 'How did the war reach you? Tell what you saw, lost, carried or kept.',
    appeal: 'EMERGENCY APPEAL',
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: null,
  landing: { path: '/sudan', aliases: [], heading: 'Write for Sudan' },
};
