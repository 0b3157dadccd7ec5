import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { Campaign } from './schema.ts';

export const palestine: Campaign = {
  slug: 'palestine',
  name: 'Write to the Children of Gaza',
  summary: 'Letters to the children of Gaza, Palestine.',
  category: 'PALESTINE',
  writingType: 'LETTER',
  wall: 'palestine',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: 1948,
  form: {
    path: '/palestine/tell',
    heading: 'Write to the Children of Gaza',
    letterHeading: null,
    pageTitle: 'Write to the Children of Gaza',
    lead: 'Tell a child something true and small from your own life.',
    appeal: null,
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: {
    path: '/palestine/letters',
    heading: '{count} Reflections on Palestine',
    pageTitle: 'Stories and Letters of Palestine',
  },
  landing: {
    path: '/palestine',
    aliases: [],
    style: 'painted',
    heading: 'Write to the Children of Gaza',
    pageTitle: 'Write to the Children of Gaza',
    lead: 'A page from you, to a child you have not met. Say hello, tell one true thing, and let them know they are not forgotten.',
    writeLabel: 'Write now',
    blocks: [
      { kind: 'goal' },
      { kind: 'newest', heading: 'The newest letters' },
      {
        kind: 'steps',
        heading: 'How to write one',
        steps: [
          {
            title: 'Say hello',
            text: 'Your first name if you like, and the country you write from. Leave out surnames, schools and streets.',
          },
          {
            title: 'Tell one true thing',
            text: 'The tree outside, the soup you made, a game you know. Small things travel well.',
          },
          {
            title: 'Write for a child',
            text: 'Short sentences and kind words. No politics, and no promise you cannot keep.',
          },
          {
            title: 'Close gently',
            text: 'A good wish, or a prayer from any faith or none. A few sentences are enough.',
          },
        ],
      },
      {
        kind: 'prose',
        heading: 'What happens to your letter',
        paragraphs: [
          `One of our readers reads every letter before it appears. It takes ${PROMISED_DAYS_IN_WORDS} business days. Then it has a page of its own among [the letters](/palestine/letters), where anyone can read it, and a link that you can share. [Where letters to Gaza go](/who-reads#gaza), and what we do not promise.`,
          'You need no account, and no name unless you want one. If you are under 18, please ask a parent, guardian or teacher before you send it.',
        ],
      },
      {
        kind: 'share',
        heading: 'Tell someone else',
        text: 'Perhaps someone you know would write one too. Use these words, or your own.',
        posts: [
          'I wrote a letter to the children of Gaza. A few true sentences are enough. Will you write one too?',
          'Write to a child in Gaza: say hello, tell one true thing, close gently. You need no account, and no name.',
          'There is a wall with one star for every letter to the children of Gaza. One place on it is yours.',
        ],
      },
      {
        kind: 'ways',
        heading: 'Other ways to take part',
        ways: [
          {
            to: '/educators',
            label: 'Write with a class',
            text: 'A guide for teachers, and how to send letters for your students.',
          },
          {
            to: '/faq',
            label: 'Questions and answers',
            text: 'Who reads the letters, and what is shown of you.',
          },
        ],
      },
    ],
  },
  exhibit: {
    title: 'Letters to the children of Gaza',
    text: 'Letters to children, by people who will probably never meet them. Each one is from a single person, and asks for nothing back.',
  },
  opportunity: {
    group: 'now',
    title: 'Write to the Children of Gaza',
    text: 'A page from you, to a child you have not met. Say hello, and tell one true thing.',
    writeLabel: 'Write a letter',
  },
  banner: { icon: 'melon', label: 'Write to the Children of Gaza' },
  home: { title: 'Write to the Children of Gaza', addressee: 'a child in Gaza' },
  thanks: {
    lead: 'Thank you for writing to a child you have not met. It waits for its place on the wall of letters.',
    ask: 'I wrote a letter to a child in Gaza. A few true sentences are enough. Will you write one too?',
    another: 'Write another letter to Gaza',
    read: 'Read the letters',
  },
  whereItGoes: { label: 'Where letters to Gaza go', to: '/who-reads#gaza' },
};
