import type { MailWords, MailWordsOf, QuietWords } from './mail-words.ts';

const wordsFor = (kind: string): MailWords => ({
  approval: {
    subject: `Your ${kind} is published on {site}`,
    published: `Your ${kind} “{title}” is published.`,
    page: 'It has its own page, which you can share with anyone:',
    cut: 'Our readers left something out of it, to keep you and others safe. What that is stands on your receipt page, which your twelve words open:',
    thanks: 'Thank you for trusting us with it.',
    why: `You get this message because you left this address when you sent your ${kind}. Nobody else can see the address, and there is no list to leave.`,
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
    unanswered:
      'Thank you for writing “{title}”. We asked you something on your receipt page and heard nothing, so we do not publish it.',
    sendAgain: `That says nothing about what you wrote. You may send it again as a new ${kind}, on any day you like:`,
  },
  question: {
    subject: `A question about your ${kind} on {site}`,
    asks: 'One of our readers has read “{title}”, and asks you something before it can be published.',
    where:
      'The question is on your receipt page, and you can answer it there. Open it with your twelve words:',
    until: 'You have until {day}. Nothing is decided before that.',
    why: `You get this message because you left this address when you sent your ${kind}. Nobody else can see the address, and there is no list to leave.`,
  },
  removal: {
    subject: `About your ${kind} on {site}`,
    removed: `We have taken your ${kind} “{title}” down. Its page is closed.`,
    ground: {
      guidelines: 'The reason: it does not keep one of our guidelines.',
      safety: 'The reason: somebody could have been found or harmed by it.',
      'about-somebody': 'The reason: somebody who is in it asked us.',
      copied: 'The reason: as far as we know, its words belong to somebody else.',
      law: 'The reason: a law or a court asks for it.',
      mistake: 'The reason: we published it by mistake. We are sorry.',
    },
    where: 'What we can say about it is on your receipt page, which your twelve words open:',
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
    asked: 'One of our readers has read what you sent us, and asks you something.',
    'taken-down': 'What you sent us was public, and is not any more.',
  },
  look: {
    published: 'Everything else is on your receipt page. Open it with your twelve words:',
    'not-as-it-is':
      'Why, and what you can do, is on your receipt page. Open it with your twelve words:',
    asked: 'The question, and until when, is on your receipt page. Open it with your twelve words:',
    'taken-down':
      'Why, and what you can do, is on your receipt page. Open it with your twelve words:',
  },
  why: 'This message names nothing, as you asked. You get it because you left this address with us. Nobody else can see the address, and there is no list to leave.',
};
