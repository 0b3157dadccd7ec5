import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { Campaign } from './schema.ts';

export const hijab: Campaign = {
  slug: 'hijab',
  name: 'Share a hijab story',
  summary:
    'The first day you wore it, the day you chose not to, the stranger who said something kind.',
  category: 'HIJAB',
  writingType: 'STORY',
  wall: 'hijab',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/hijab/tell',
    heading: 'Tell your hijab story',
    letterHeading: null,
    pageTitle: 'Tell your hijab story',
    lead: 'The first day you wore it, the day you chose not to, the stranger who said something kind.',
    appeal: null,
    requires: ['age', 'belief'],
    limits: 'campaign',
    languages: ['en'],
  },
  list: {
    path: '/hijab/stories',
    heading: '{count} Hijab Stories',
    pageTitle: 'Hijab Stories',
  },
  landing: {
    path: '/hijab',
    aliases: [],
    style: 'painted',
    heading: 'Tell your hijab story',
    pageTitle: 'Tell your hijab story',
    lead: 'You have one to tell if you wear a hijab, if you used to, if you never will, or if you love someone who does.',
    writeLabel: 'Share a hijab story',
    blocks: [
      {
        kind: 'prose',
        heading: 'Why this wall is here',
        paragraphs: [
          'We began it after an attempted hijab-burning attack in March 2025.',
          'There is more to tell than that. We ask for the rest: the first morning at school, the friend who lent a pin, the question you were tired of, the day you decided for yourself.',
        ],
      },
      { kind: 'newest', heading: 'The newest hijab stories' },
      {
        kind: 'steps',
        heading: 'How to tell yours',
        steps: [
          {
            title: 'Choose one moment',
            text: 'A mirror, a bus stop, a swimming lesson, a wedding. One is enough.',
          },
          {
            title: 'Say what happened',
            text: 'What you saw, heard, felt and did. A story, rather than an opinion or a sermon.',
          },
          {
            title: 'Keep people safe',
            text: 'No full names of others, no schools, no streets. Your own name is optional.',
          },
          {
            title: 'Send it when you are ready',
            text: `Someone reads every story. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
      },
      {
        kind: 'ways',
        heading: 'Before you write, or after',
        ways: [
          {
            to: '/hijab/stories',
            label: 'Read hijab stories',
            text: 'See how others began.',
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
  exhibit: {
    title: 'Hijab',
    text: 'First mornings, bus stops, weddings, swimming lessons. A room for those who wear it, those who stopped, and those who stood beside them.',
  },
  opportunity: {
    group: 'now',
    title: 'Tell your hijab story',
    text: 'The first day you wore it, the day you chose not to, the stranger who said something kind.',
    writeLabel: 'Share a hijab story',
  },
  banner: { icon: 'hijab', label: 'Share a Hijab story' },
  home: { title: 'Tell your hijab story' },
};
