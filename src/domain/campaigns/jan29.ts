import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
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
    style: 'still',
    heading: 'January 29',
    pageTitle: 'Letters for the victims of the Quebec City mosque shooting',
    lead: 'On January 29, 2017, six men were killed in a mosque in Quebec City, after the evening prayer, and others were hurt. These letters are for them, and for everyone who misses them.',
    writeLabel: 'Write a letter',
    blocks: [
      {
        kind: 'hush',
        text: 'A quiet room. Take the time you need, and leave when you like.',
        guides: [],
      },
      {
        kind: 'steps-and-letter',
        heading: 'How to write one',
        steps: [
          {
            title: 'Think of someone',
            text: 'A family, a child, a neighbour, the whole congregation. You do not need a name.',
          },
          {
            title: 'Say where you are',
            text: 'One room, one window, one evening. Then, or now.',
          },
          {
            title: 'Say one thing you carry',
            text: 'Something you remember, or hope, or do differently since.',
          },
          {
            title: 'Close in your own way',
            text: 'A wish, a prayer from any faith or none, or only your first name.',
          },
          {
            title: 'Send it, and wait a little',
            text: `Someone reads each letter with care. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
        note: 'Before you begin: [questions and answers](/faq), [submission guidelines](/guidelines).',
      },
    ],
  },
  exhibit: {
    title: 'January 29',
    text: 'Letters for the victims of the Quebec City mosque shooting. The walls are the green of a prayer carpet. Please read slowly.',
  },
  opportunity: {
    group: 'remembrance',
    title: 'January 29',
    text: 'For the victims of the Quebec City mosque shooting, and for everyone who misses them.',
    writeLabel: 'Write a letter',
  },
  banner: null,
  home: { title: 'January 29: letters for the victims of the Quebec City mosque shooting' },
};
