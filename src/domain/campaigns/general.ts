import type { Campaign } from './schema.ts';

export const general: Campaign = {
  slug: 'general',
  name: 'Tell your story',
  summary: 'Any true story from your own life, about any of our subjects.',
  category: null,
  writingType: 'STORY',
  wall: 'default',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/tell',
    heading: 'Tell Your Story',
    letterHeading: 'Write Your Letter',
    pageTitle: 'Tell Your Story',
    lead: 'Something that happened to you, in your own words. It can be short. Spelling does not matter to us.',
    appeal: null,
    requires: ['age', 'belief'],
    limits: 'general',
    languages: ['en'],
  },
  list: { path: '/stories', heading: 'Stories and letters', pageTitle: 'Stories and letters' },
  landing: null,
};
