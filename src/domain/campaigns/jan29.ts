import type { Campaign } from './schema.ts';

export const jan29: Campaign = {
  slug: 'jan29',
  name: 'January 29',
  summary: 'Letters for the victims of the Quebec City mosque shooting.',
  category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
  writingType: 'LETTER',
  wall: 'jan29',
  remembrance: true,
  authorLabel: 'From',
  recipients: [],
  goal: null,
  form: {
    path: '/jan29/tell',
    heading: 'Write Your Letter',
    letterHeading: null,
    pageTitle: 'Write Your Letter',
    lead: 'For those who were killed in the mosque in Quebec City on January 29, and for those who love them.',
    appeal: null,
    requires: ['age', 'belief'],
    limits: 'campaign',
    languages: ['en', 'fr', 'ur'],
  },
  list: {
    path: '/jan29/letters',
    heading: '{count} Letters of Remembrance For The Victims Of The Quebec City Mosque Massacre',
    pageTitle: 'Letters of Remembrance For The Victims Of The Quebec City Mosque Massacre',
  },
  landing: {
    path: '/jan29',
    aliases: [],
    heading: 'Letters for the victims of the Quebec City mosque shooting',
  },
};
