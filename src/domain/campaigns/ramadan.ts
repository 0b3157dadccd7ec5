import type { Campaign } from './schema.ts';

export const ramadan: Campaign = {
  slug: 'ramadan',
  name: 'Ramadan stories',
  summary: 'What the month was like at your table, your work, your school.',
  category: 'RAMADAN',
  writingType: 'STORY',
  wall: 'ramadan',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/ramadan/tell',
    heading: 'Tell Your Ramadan Story',
    letterHeading: null,
    pageTitle: 'Ramadan Community Storytelling Initiative',
    lead: 'One evening, one meal, one morning before dawn. Tell it as you would to a friend.',
    appeal: null,
    requires: ['age', 'belief'],
    limits: 'campaign',
    languages: ['en'],
  },
  list: {
    path: '/ramadan/stories',
    heading: '{count} Ramadan Stories',
    pageTitle: 'Ramadan Stories',
  },
  landing: {
    path: '/ramadan',
    aliases: [],
    heading: 'Ramadan Community Storytelling Initiative',
  },
};
