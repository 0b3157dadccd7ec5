import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { Campaign } from './schema.ts';

export const sudan: Campaign = {
  slug: 'sudan',
  name: 'Write for Sudan',
  summary: 'How the war has touched your own life.',
  category: 'SUDAN',
  writingType: 'STORY',
  wall: 'sudan',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/sudan/tell',
    heading: 'Write for Sudan',
    letterHeading: null,
    pageTitle: 'Write for Sudan',
    lead: 'How did the war reach you? Tell what you saw, lost, carried or kept.',
    appeal: 'EMERGENCY APPEAL',
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: null,
  landing: {
    path: '/sudan',
    aliases: [],
    style: 'appeal',
    heading: 'Write for Sudan',
    pageTitle: 'Write for Sudan',
    lead: 'A war between the Armed Forces and a paramilitary has driven millions of people from their homes. If it reached you, tell what it did to your life.',
    writeLabel: 'Tell your story',
    blocks: [
      {
        kind: 'toll',
        figures: [
          { figure: '13,000', text: 'people dead', stars: null },
          { figure: '7 million', text: 'people displaced', stars: 7 },
          { figure: '19 million', text: 'children out of school', stars: 19 },
        ],
        note: 'Each star stands for a million people. Starvation looms. These are the figures as stated when the appeal opened in 2024.',
      },
      {
        kind: 'tips-and-notes',
        tips: {
          heading: 'Tips',
          steps: [
            {
              title: 'Begin with one day',
              text: 'How has the 2024 war affected you, personally? One morning of it is enough.',
            },
            {
              title: 'Any length, any style',
              text: 'A few sentences or a few pages. A memory, a list, a poem. Spelling does not matter to us.',
            },
            {
              title: 'Write a story, not just an opinion',
              text: 'What you saw, heard, carried, cooked, lost or kept.',
            },
            {
              title: 'Stop when you need to',
              text: 'Nothing is sent until you have read it over and pressed Send.',
            },
          ],
        },
        notes: {
          heading: 'Notes',
          items: [
            '**Your name, city, belief and age are optional.** Leave them empty if you wish.',
            '**Keep people safe.** Leave out the full names of others, and the street, the school and the road you took.',
            `Someone reads every story. It takes ${PROMISED_DAYS_IN_WORDS} business days. If it is published, it has a link that you can share.`,
            'Please read the [questions and answers](/faq) and the [guidelines](/guidelines) before you send it.',
          ],
        },
      },
      {
        kind: 'closing',
        text: 'Seeing is believing. Your story will help the world “see” Sudan.',
        button: 'I’ll tell my story',
      },
    ],
  },
  exhibit: null,
  opportunity: {
    group: 'now',
    title: 'Write for Sudan',
    text: 'Emergency appeal. How has the 2024 war affected you, personally?',
    writeLabel: 'Tell your story',
  },
  banner: null,
  home: null,
};
