import type { Campaign } from './schema.ts';

export const sikh: Campaign = {
  slug: 'sikh',
  name: 'The Sikh community',
  summary: 'Stories shared by Sikh and Muslim neighbours.',
  category: 'SIKH',
  writingType: 'STORY',
  wall: 'sikh',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  // Its buttons lead to the general form, carrying the category.
  form: null,
  list: null,
  landing: {
    path: '/sikh',
    aliases: [],
    style: 'painted',
    heading: 'The Sikh community',
    pageTitle: 'The Sikh community',
    lead: 'To be written.',
    writeLabel: 'Tell your story',
    blocks: [],
  },
  exhibit: null,
  opportunity: null,
  banner: null,
};
