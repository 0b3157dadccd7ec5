import type { Text } from './content-types.ts';

type ImpactPage = {
  title: string;
  lead: Text;
  /** In the places where no picture hangs yet. */
  empty: { heading: string; text: Text };
  invitation: { heading: string; paragraphs: Text[]; button: string };
};

export const impact: ImpactPage = {
  title: 'What stories change',
  lead: 'Mostly small things that nobody counts: a question asked, a door opened, a sentence not said. We would like to hear about them.',
  empty: {
    heading: 'No picture hangs here yet',
    text: 'We keep three places for pictures of what came from a story: a reading, a class, a wall of letters. Only real ones, and only when everyone in them has agreed.',
  },
  invitation: {
    heading: 'Did a story stay with you?',
    paragraphs: [
      'Tell us which one, and what happened after you read it. Perhaps you told somebody. Perhaps you wrote your own. Two lines are enough, and you do not have to sign them.',
      'Write to [{contactEmail}](mailto:{contactEmail}). A person reads it. We publish nothing from your message unless you say that we may.',
    ],
    button: 'Write and tell us',
  },
};
