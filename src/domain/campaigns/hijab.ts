import type { Campaign } from './schema.ts';

export const hijab: Campaign = {
  slug: 'hijab',
  name: 'Share a hijab story',
  summary:
    'The first day you wore it, the day you chose not to, the stranger who said something kind.',
  category: 'HIJAB',
  writingType: 'STORY',
  wall: 'hijab',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/hijab/tell',
    heading: 'Tell your hijab story',
    letterHeading: null,
    pageTitle: 'Tell your hijab story',
    lead: 'The first day you wore it, the day you chose not to, the stranger who said something kind.',
    appeal: null,
    requires: ['age', 'belief'],
    limits: 'campaign',
    languages: ['en'],
  },
  list: {
    path: '/hijab/stories',
    heading: '{count} Hijab Stories',
    pageTitle: 'Hijab Stories',
  },
  landing: null,
  exhibit: null,
  opportunity: null,
  banner: { icon: 'hijab', label: 'Share a Hijab story' },
};
