import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { Campaign } from './schema.ts';

export const eid: Campaign = {
  slug: 'eid',
  name: 'Eid stories',
  summary: 'New clothes, old quarrels, the morning prayer, the door that opened.',
  category: 'EID',
  writingType: 'STORY',
  wall: 'eid',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/eid/tell',
    heading: "What's your Eid story?",
    letterHeading: null,
    pageTitle: "What's your Eid story?",
    lead: 'One Eid you remember, wherever it found you.',
    appeal: null,
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: null,
  landing: {
    path: '/eid',
    aliases: [],
    style: 'painted',
    heading: 'What’s your Eid story?',
    pageTitle: 'What’s your Eid story?',
    lead: 'The early morning, the new shoes, the phone call from far away. Tell us about one Eid you remember.',
    writeLabel: 'Tell your Eid story',
    blocks: [
      {
        kind: 'steps',
        heading: 'How to tell it',
        steps: [
          {
            title: 'Choose one Eid',
            text: 'The first, the last, the one that went wrong. Either Eid, in any year.',
          },
          {
            title: 'Open the door',
            text: 'Who was there? What was on the table? What could you hear?',
          },
          {
            title: 'Come as a guest, too',
            text: 'You do not have to be Muslim. If somebody invited you, you have an Eid story.',
          },
          {
            title: 'Send it',
            text: `A few sentences are enough. Someone reads every story; it takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
      },
      { kind: 'newest', heading: 'The newest Eid stories' },
      {
        kind: 'ways',
        heading: 'More to read',
        ways: [
          {
            to: '/ramadan',
            label: 'Ramadan',
            text: 'Stories of the month that ends with an Eid.',
          },
          {
            to: '/stories',
            label: 'All stories and letters',
            text: 'Every subject, newest first.',
          },
        ],
      },
    ],
  },
  exhibit: null,
  opportunity: {
    group: 'year',
    title: 'What’s your Eid story?',
    text: 'The early morning, the new shoes, the phone call from far away.',
    writeLabel: 'Tell your Eid story',
  },
  banner: null,
  home: null,
};
