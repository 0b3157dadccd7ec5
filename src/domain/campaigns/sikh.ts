import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
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
    lead: 'Neighbours, classmates, friends. Stories of life shared by Sikhs and Muslims, told by either, or by anyone who was there.',
    writeLabel: 'Tell your story',
    blocks: [
      {
        kind: 'prose',
        heading: 'Why we ask',
        paragraphs: [
          'Sikhs and Muslims are often neighbours. They may share a street, a language, a taste in food or a bench at school. Sometimes a stranger takes one for the other, and both are hurt by the same word.',
          'Friendship of this kind is seldom written down. Tell us about yours: a kitchen that fed you, a hand on your shoulder, someone who stood beside you. If part of what you share is painful, that may be told too.',
        ],
      },
      {
        kind: 'steps',
        heading: 'How to tell it',
        steps: [
          {
            title: 'Think of one person',
            text: 'A neighbour, a teammate, a teacher, the family next door.',
          },
          {
            title: 'Tell one thing that happened',
            text: 'Where you were, what was said, what you ate. A story, not just an opinion.',
          },
          {
            title: 'Be a good neighbour',
            text: 'Leave out full names and addresses. Your own name is optional.',
          },
          {
            title: 'Send it',
            text: `Someone reads every story. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
      },
      { kind: 'newest', heading: 'The newest stories' },
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
    title: 'With the Sikh community',
    text: 'Neighbours, kitchens and courage, told by Sikhs, by Muslims and by those beside them.',
    writeLabel: 'Tell your story',
  },
  banner: null,
  home: null,
};
