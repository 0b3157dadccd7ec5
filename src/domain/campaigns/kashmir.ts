import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { Campaign } from './schema.ts';

export const kashmir: Campaign = {
  slug: 'kashmir',
  name: 'Write for Kashmir',
  summary: 'What you lived, there or far from there.',
  category: 'KASHMIR',
  writingType: 'STORY',
  wall: 'kashmir',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/kashmir/tell',
    heading: 'Write for Kashmir',
    letterHeading: null,
    pageTitle: 'Write for Kashmir',
    lead: 'Tell what you have lived, in the valley or far from it.',
    appeal: 'EMERGENCY APPEAL',
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: null,
  landing: {
    path: '/kashmir',
    aliases: [],
    style: 'appeal',
    heading: 'Write for Kashmir',
    pageTitle: 'Write for Kashmir',
    lead: 'Kashmir has lived with conflict for generations. If it has reached you, there or far from there, tell what it did to your life.',
    writeLabel: 'Tell your story',
    blocks: [
      {
        kind: 'tips-and-notes',
        tips: {
          heading: 'Tips',
          steps: [
            {
              title: 'Begin with one day',
              text: 'How has what happens in Kashmir affected you, personally? One evening is enough.',
            },
            {
              title: 'Any length, any style',
              text: 'A few sentences or a few pages. A memory, a list, a poem. Spelling does not matter to us.',
            },
            {
              title: 'Write a story, not just an opinion',
              text: 'A phone that did not ring, a road, a garden, a meal. What you saw, and what you did.',
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
            '**Keep people safe.** Leave out the full names of others, and anything that would show where they live, work or study.',
            `Someone reads every story. It takes ${PROMISED_DAYS_IN_WORDS} business days. If it is published, it has a link that you can share.`,
            'Please read the [questions and answers](/faq) and the [guidelines](/guidelines) before you send it.',
          ],
        },
      },
      {
        kind: 'closing',
        text: 'The news moves on. Your story will help the world know Kashmir by its people.',
        button: 'I’ll tell my story',
      },
    ],
  },
  exhibit: null,
  opportunity: {
    group: 'now',
    title: 'Write for Kashmir',
    text: 'Emergency appeal. From Kashmir, or from far away and still thinking of it.',
    writeLabel: 'Tell your story',
  },
  banner: null,
  home: null,
};
