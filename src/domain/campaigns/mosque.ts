import type { Campaign } from './schema.ts';

export const mosque: Campaign = {
  slug: 'mosque',
  name: 'Tales From The Mosque',
  summary: 'What happened to you in a mosque, good or hard.',
  category: 'MOSQUE',
  writingType: 'STORY',
  wall: 'mosque',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/mosque/tell',
    heading: 'Share Your Mosque Experience',
    letterHeading: null,
    pageTitle: 'Share Your Mosque Experience',
    lead: 'The first time you went in, the person who made room, the day you nearly turned back.',
    appeal: null,
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: null,
  landing: null,
};
