import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
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
  landing: {
    path: '/mosque',
    aliases: [],
    style: 'painted',
    heading: 'Tales From The Mosque',
    pageTitle: 'Tales From The Mosque',
    lead: 'Your first visit, or your thousandth. Tell us about one day in a mosque, good or hard.',
    writeLabel: 'Share your mosque experience',
    blocks: [
      {
        kind: 'steps',
        heading: 'How to tell it',
        steps: [
          {
            title: 'Choose one visit',
            text: 'A Friday, a wedding, a funeral, a weekend class, a school trip.',
          },
          {
            title: 'Walk us in',
            text: 'Where you left your shoes, who spoke to you, where you sat, what you did next.',
          },
          {
            title: 'Tell it as it was',
            text: 'Welcome or not, the good and the hard both help. Leave out full names.',
          },
          {
            title: 'Send it',
            text: `A few sentences are enough. Someone reads every story; it takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
      },
      { kind: 'newest', heading: 'The newest tales' },
      {
        kind: 'ways',
        heading: 'More to read',
        ways: [
          {
            to: '/stories',
            label: 'All stories and letters',
            text: 'Every subject, newest first.',
          },
          {
            to: '/faq',
            label: 'Questions and answers',
            text: 'Who reads your story, and what is shown of you.',
          },
        ],
      },
    ],
  },
  exhibit: null,
  opportunity: {
    group: 'year',
    title: 'Tales From The Mosque',
    text: 'First visits, shoe racks, weekend classes, open doors.',
    writeLabel: 'Share your mosque experience',
  },
  banner: null,
  home: null,
};
