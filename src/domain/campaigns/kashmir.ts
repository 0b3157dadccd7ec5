import type { Campaign } from './schema.ts';

export const kashmir: Campaign = {
  slug: 'kashmir',
  name: 'Write for Kashmir',
  summary: 'What you lived, there or far from there.',
  category: 'KASHMIR',
  writingType: 'STORY',
  wall: 'kashmir',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/kashmir/tell',
    heading: 'Write for Kashmir',
    letterHeading: null,
    pageTitle: 'Write for Kashmir',
    lead: 'Tell what you have lived, in the valley or far from it.',
    appeal: 'EMERGENCY APPEAL',
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: null,
  landing: null,
};
