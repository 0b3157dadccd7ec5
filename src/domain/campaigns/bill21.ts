import type { Campaign } from './schema.ts';

export const bill21: Campaign = {
  slug: 'bill21',
  name: 'Bill 21',
  summary: 'What Quebec’s Bill 21 has changed in your own life.',
  category: 'BILL21',
  writingType: 'STORY',
  wall: 'bill21',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  // Its buttons lead to the general form, carrying the category.
  form: null,
  list: null,
  landing: {
    path: '/bill21',
    aliases: [],
    style: 'painted',
    heading: 'Bill 21',
    pageTitle: 'Bill 21',
    lead: 'To be written.',
    writeLabel: 'Tell your story',
    blocks: [],
  },
  exhibit: null,
  opportunity: null,
  banner: null,
};
