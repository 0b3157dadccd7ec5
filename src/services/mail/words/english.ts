import type { MailWords, MailWordsOf, QuietWords } from './mail-words.ts';

const wordsFor = (kind: string): MailWords => ({
  approval: {
    subject: `Your ${kind} is published on {site}`,
    published: `Your ${kind} “{title}” is published.`,
    page: 'It has its own page, which you can share with anyone:',
    thanks: 'Thank you for trusting us with it.',
    why: `You get this one message because you left this address when you sent your ${kind}. Nobody else can see the address, and there is no list to leave.`,
  },
  refusal: {
    subject: `About your ${kind} on {site}`,
    thanks:
      'Thank you for writing “{title}”, and for trusting us with it. One of our readers read it with care.',
    because: 'We cannot publish it as it is, and this is why:',
    note: 'The person who read it adds:',
    again: `If you change that, we would gladly read it again. Send it as a new ${kind}, on any day you like:`,
    appeal:
      'If you think we are mistaken, write to {appeals} and give the reference {reference}. A person reads it.',
    why: `You get this message because you left this address when you sent your ${kind}. Nobody else can see the address, and there is no list to leave.`,
  },
  answer: {
    subject: 'There is an answer for you',
    there: 'There is an answer on your receipt page. Open it with your twelve words:',
  },
  signature: '{tagline}',
});

export const english: MailWordsOf = { STORY: wordsFor('story'), LETTER: wordsFor('letter') };

export const quietEnglish: QuietWords = {
  subject: 'News for you from {site}',
  decided: {
    published: 'What you sent us is published.',
    'not-as-it-is':
      'Thank you for what you sent us. One of our readers read it with care. We cannot publish it as it is.',
  },
  look: {
    published: 'Everything else is on your receipt page. Open it with your twelve words:',
    'not-as-it-is':
      'Why, and what you can do, is on your receipt page. Open it with your twelve words:',
  },
  why: 'This message names nothing, as you asked. You get it because you left this address with us. Nobody else can see the address, and there is no list to leave.',
};
