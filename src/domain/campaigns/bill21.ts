import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
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
    lead: 'What has a law about religious symbols changed in your work, your school or your plans? Tell what happened to you.',
    writeLabel: 'Tell your story',
    blocks: [
      {
        kind: 'prose',
        heading: 'Why we ask',
        paragraphs: [
          'In June 2019 Quebec adopted Bill 21. The law says that the State and religions are separate. Among other things, it does not allow some public workers, such as teachers in public schools, police officers and government lawyers, to wear religious symbols at work.',
          'People see this law differently. We do not ask what you think of it. We ask what it was like: a job taken or left, a classroom, a conversation at supper, a plan that changed.',
        ],
      },
      {
        kind: 'steps',
        heading: 'How to tell it',
        steps: [
          {
            title: 'Choose one day',
            text: 'The day you heard, the day you decided, or an ordinary day since.',
          },
          {
            title: 'Say what happened',
            text: 'What was said, what you did, how you went home. A story, not just an opinion.',
          },
          {
            title: 'Keep people safe',
            text: 'No full names of others, no schools, no workplaces. Your own name is optional.',
          },
          {
            title: 'Send it',
            text: `Someone reads every story. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
      },
      { kind: 'newest', heading: 'The newest stories about Bill 21' },
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
    title: 'Bill 21',
    text: 'What a law about religious symbols changed in a job, a classroom, a plan.',
    writeLabel: 'Tell your story',
  },
  banner: null,
  home: null,
};
