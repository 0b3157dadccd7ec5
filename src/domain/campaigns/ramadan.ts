import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { Campaign } from './schema.ts';

export const ramadan: Campaign = {
  slug: 'ramadan',
  name: 'Ramadan stories',
  summary: 'What the month was like at your table, your work, your school.',
  category: 'RAMADAN',
  writingType: 'STORY',
  wall: 'ramadan',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/ramadan/tell',
    heading: 'Tell Your Ramadan Story',
    letterHeading: null,
    pageTitle: 'Ramadan Community Storytelling Initiative',
    lead: 'One evening, one meal, one morning before dawn. Tell it as you would to a friend.',
    appeal: null,
    requires: ['age', 'belief'],
    limits: 'campaign',
    languages: ['en'],
  },
  list: {
    path: '/ramadan/stories',
    heading: '{count} Ramadan Stories',
    pageTitle: 'Ramadan Stories',
  },
  landing: {
    path: '/ramadan',
    aliases: [],
    style: 'painted',
    heading: 'Ramadan Community Storytelling Initiative',
    pageTitle: 'Ramadan Community Storytelling Initiative',
    lead: 'Early mornings, long afternoons, shared tables. Tell us about one moment of the month, wherever it found you.',
    writeLabel: 'Write your story now',
    blocks: [
      {
        kind: 'steps',
        heading: 'Where to begin',
        steps: [
          {
            title: 'Choose one moment',
            text: 'A meal before dawn, a night shift, a lunch hour at school, the first sip of water.',
          },
          {
            title: 'Tell your own part',
            text: 'Fasting or not, Muslim or not. A guest or a neighbour has a Ramadan story too.',
          },
          {
            title: 'Write a story, not a sermon',
            text: 'What happened, who was there, and what you remember. Leave out full names.',
          },
          {
            title: 'Send it',
            text: `A few sentences are enough. Someone reads every story; it takes ${PROMISED_DAYS_IN_WORDS} business days.`,
          },
        ],
      },
      { kind: 'newest', heading: 'The newest Ramadan stories' },
      {
        kind: 'share',
        heading: 'Invite others',
        text: 'A story often begins with being asked. Use these words, or your own.',
        posts: [
          'Ramadan is different at every table. I told a story from mine. Will you tell one from yours?',
          'Do you remember one evening of Ramadan? A few sentences are enough to tell it, and you need no account.',
          'You do not have to fast to have a Ramadan story. Neighbours, classmates and guests are welcome too.',
        ],
      },
      {
        kind: 'ways',
        heading: 'Other ways to take part',
        ways: [
          {
            to: '/ramadan/stories',
            label: 'Read Ramadan stories',
            text: 'Sit down at somebody else’s table.',
          },
          {
            to: '/educators',
            label: 'Write with a class',
            text: 'A guide for teachers, and how to send stories for your students.',
          },
          {
            to: '/press',
            label: 'For the press',
            text: 'If you would like to tell others about the initiative.',
          },
        ],
      },
    ],
  },
  exhibit: {
    title: 'Ramadan',
    text: 'The last meal before dawn, the long afternoon, the first date at sunset. A room for those who fast, and for those who were asked to stay for supper.',
  },
  opportunity: {
    group: 'year',
    title: 'Ramadan community storytelling',
    text: 'One evening, one meal, one morning before dawn, told as you would tell a friend.',
    writeLabel: 'Write your story now',
  },
  banner: null,
  home: null,
};
