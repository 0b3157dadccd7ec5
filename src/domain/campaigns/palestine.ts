import type { Campaign } from './schema.ts';

export const palestine: Campaign = {
  slug: 'palestine',
  name: 'Write to the Children of Gaza',
  summary: 'Letters to the children of Gaza, Palestine.',
  category: 'PALESTINE',
  writingType: 'LETTER',
  wall: 'palestine',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: 1948,
  form: {
    path: '/palestine/tell',
    heading: 'Write to the Children of Gaza',
    letterHeading: null,
    pageTitle: 'Write to the Children of Gaza',
    lead: 'Tell a child something true and small from your own life.',
    appeal: null,
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: {
    path: '/palestine/letters',
    heading: '{count} Reflections on Palestine',
    pageTitle: 'Stories and Letters of Palestine',
  },
  landing: { path: '/palestine', aliases: [], heading: 'Write to the Children of Gaza' },
};
