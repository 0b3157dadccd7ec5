import type { Campaign } from './schema.ts';

export const general: Campaign = {
  slug: 'general',
  name: 'Tell your story',
  summary: 'Any true story from your own life, about any of our subjects.',
  category: null,
  writingType: 'STORY',
  wall: 'default',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/tell',
    heading: 'Tell Your Story',
    letterHeading: 'Write Your Letter',
    pageTitle: 'Tell Your Story',
    lead: 'Something that happened to you, in your own words. It can be short. Spelling does not matter to us.',
    appeal: null,
    beginnings: {
      advice: 'Start in the middle of one day. Who was there, and what did you see first?',
      lines: [
        'The first time I …',
        'Nobody knew that day that …',
        'There is a smell I will always know.',
        'I was standing in the doorway when …',
      ],
    },
    letterBeginnings: {
      advice: 'Say hello, then tell one true thing from where you are.',
      lines: [
        'I am writing to you from …',
        'This morning I thought of you when …',
        'I never told you that …',
        'I want you to know that …',
      ],
    },
    requires: ['age', 'belief'],
    limits: 'general',
    languages: ['en'],
  },
  list: { path: '/stories', heading: 'Stories and letters', pageTitle: 'Stories and letters' },
  landing: null,
  exhibit: null,
  opportunity: null,
  banner: null,
  home: null,
};
