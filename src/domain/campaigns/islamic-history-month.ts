import type { Campaign } from './schema.ts';

export const islamicHistoryMonth: Campaign = {
  slug: 'islamic-history-month',
  name: 'Islamic History Month',
  summary: 'Celebrating Muslim Women in the Arts and Sciences.',
  category: 'ISLAMIC_HISTORY_MONTH',
  writingType: 'STORY',
  wall: 'history',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  // Its buttons lead to the general form, carrying the category.
  form: null,
  list: null,
  landing: {
    path: '/islamic-history-month',
    aliases: ['/muslim-women'],
    style: 'painted',
    heading: 'Islamic History Month',
    pageTitle: 'Islamic History Month',
    lead: 'To be written.',
    writeLabel: 'Tell your story',
    blocks: [],
  },
  exhibit: null,
  opportunity: null,
  banner: null,
};
