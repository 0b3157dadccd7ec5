import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { Stock } from './stock-words.ts';

/**
 * What a new campaign says without anybody typing it, in every language that has words for it: nothing of it is about
 * anybody, and all of it is a lead's to change.
 */
export const STOCK_LETTERS: Stock = {
  heading: 'Write a letter',
  writeLabel: 'Write a letter',
  blocks: [
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
          title: 'Close gently',
          text: 'A good wish, or a prayer from any faith or none. A few sentences are enough.',
        },
        {
          title: 'Send it, and wait a little',
          text: `Someone reads each letter with care. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
        },
      ],
    },
    { kind: 'closing', text: 'A few true sentences are enough.', button: 'Write a letter' },
  ],
};

export const STOCK_STORIES: Stock = {
  heading: 'Tell your story',
  writeLabel: 'Tell your story',
  blocks: [
    {
      kind: 'steps',
      heading: 'How to tell yours',
      steps: [
        {
          title: 'Any length, any style',
          text: 'A few sentences or a few pages. A memory, a list, a poem. Spelling does not matter to us.',
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
    { kind: 'newest', heading: 'The newest stories' },
    { kind: 'closing', text: 'A few true sentences are enough.', button: 'Tell your story' },
  ],
};

export const STOCK_QUIET: Stock = {
  heading: 'Write a letter',
  writeLabel: 'Write a letter',
  blocks: [
    {
      kind: 'hush',
      text: 'A quiet room. Take the time you need, and leave when you like.',
      guides: [],
    },
    {
      kind: 'steps-and-letter',
      heading: 'How to write one',
      steps: [
        {
          title: 'Think of someone',
          text: 'A family, a child, a neighbour, the whole congregation. You do not need a name.',
        },
        { title: 'Say where you are', text: 'One room, one window, one evening. Then, or now.' },
        {
          title: 'Close in your own way',
          text: 'A wish, a prayer from any faith or none, or only your first name.',
        },
        {
          title: 'Send it, and wait a little',
          text: `Someone reads each letter with care. It takes ${PROMISED_DAYS_IN_WORDS} business days.`,
        },
      ],
      note: 'Before you begin: [questions and answers](/faq), [submission guidelines](/guidelines).',
    },
  ],
};

/** Above the heading of an appeal's form. */
export const STOCK_APPEAL = { appeal: 'EMERGENCY APPEAL' };
