import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { RECIPIENT_NAMES } from './recipient-names.ts';
import type { Campaign } from './schema.ts';

export const ourLondonFamily: Campaign = {
  slug: 'ourlondonfamily',
  name: 'Our London Family',
  summary: 'Letters of remembrance for Our London Family.',
  category: 'OUR_LONDON_FAMILY',
  writingType: 'LETTER',
  wall: 'london',
  remembrance: true,
  authorLabel: 'From',
  // By relation, never by an invented name: the operators put the names the family wishes.
  recipients: RECIPIENT_NAMES.map(({ recipient }) => recipient),
  goal: null,
  form: {
    path: '/ourlondonfamily/tell',
    heading: 'Letter Of Remembrance',
    letterHeading: null,
    pageTitle: 'Letter Of Remembrance',
    lead: 'Write to the family, or to one of them. A few honest sentences are enough.',
    appeal: null,
    requires: ['age', 'belief', 'recipient'],
    limits: 'campaign',
    languages: ['en', 'fr', 'ur'],
  },
  list: {
    path: '/ourlondonfamily/letters',
    heading: '{count} Letters of Remembrance for #OurLondonFamily',
    pageTitle: 'Letters of Remembrance for #OurLondonFamily',
  },
  landing: {
    path: '/ourlondonfamily',
    aliases: [],
    style: 'still',
    heading: '#OurLondonFamily',
    pageTitle: '#OurLondonFamily',
    lead: 'On June 6, 2021, four people of one family were killed on a walk in London, Ontario, because they were Muslim. A boy survived. You may write to all of them, or to one.',
    writeLabel: 'Write a letter',
    blocks: [
      {
        kind: 'hush',
        text: 'A quiet room. Take the time you need, and leave when you like.',
        guides: [{ language: 'ur', to: '/ourlondonfamily/urdu' }],
      },
      {
        kind: 'steps-and-letter',
        heading: 'How to write one',
        steps: [
          {
            title: 'Choose who it is to',
            text: 'The whole family, or one of them.',
          },
          {
            title: 'Say who is writing',
            text: 'A neighbour, a student, someone far away. Your name is yours to give or to keep.',
          },
          {
            title: 'Say one true thing',
            text: 'What you remember, what you would like them to know, what you do differently since.',
          },
          {
            title: 'Close in your own way',
            text: 'A wish, a prayer from any faith or none, or nothing more.',
          },
          {
            title: 'Send it, and wait a little',
            text: `Someone reads each letter with care. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
        note: 'Before you begin: [questions and answers](/faq), [submission guidelines](/guidelines).',
      },
      {
        kind: 'prose',
        heading: 'The room stays open',
        paragraphs: [
          'Letters were first asked for before June 2022, the first anniversary of the attack. That day has passed. The room has no closing date, and letters are welcome in any season.',
        ],
      },
      {
        kind: 'ways',
        heading: 'From here',
        ways: [
          {
            to: '/ourlondonfamily/urdu',
            label: 'Letters in Urdu',
            text: 'How to write a letter in Urdu.',
          },
          {
            to: '/ourlondonfamily/educators',
            label: 'Writing with students',
            text: 'A tip sheet for teachers. These letters deserve a lesson of their own.',
          },
          {
            to: '/ourlondonfamily/share',
            label: 'Telling others',
            text: 'Words you may use, and ways to help.',
          },
        ],
      },
    ],
  },
  exhibit: {
    title: 'Letters of remembrance for Our London Family',
    text: 'A quiet room. Letters to a family, and to each of them. They speak of loss. Take the time you need, and leave when you like.',
  },
  opportunity: {
    group: 'remembrance',
    title: 'Letters of remembrance for Our London Family',
    text: 'Letters to a family in London, Ontario, and to each of them.',
    writeLabel: 'Write a letter',
  },
  banner: null,
  home: { title: 'Letters of remembrance for Our London Family' },
};
