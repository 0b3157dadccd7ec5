import type { Campaign } from './schema.ts';

export const ourLondonFamily: Campaign = {
  slug: 'ourlondonfamily',
  name: 'Our London Family',
  summary: 'Letters of remembrance for Our London Family.',
  category: 'OUR_LONDON_FAMILY',
  writingType: 'LETTER',
  wall: 'london',
  remembrance: true,
  authorLabel: 'From',
  // By relation, never by an invented name: the operators put the names the family wishes.
  recipients: [
    'The family',
    'The grandmother',
    'The father',
    'The mother',
    'The daughter',
    'The son',
  ],
  goal: null,
  form: {
    path: '/ourlondonfamily/tell',
    heading: 'Letter Of Remembrance',
    letterHeading: null,
    pageTitle: 'Letter Of Remembrance',
    lead: 'Write to the family, or to one of them. A few honest sentences are enough.',
    appeal: null,
    requires: ['age', 'belief', 'recipient'],
    limits: 'campaign',
    languages: ['en', 'fr', 'ur'],
  },
  list: {
    path: '/ourlondonfamily/letters',
    heading: '{count} Letters of Remembrance for #OurLondonFamily',
    pageTitle: 'Letters of Remembrance for #OurLondonFamily',
  },
  landing: { path: '/ourlondonfamily', aliases: [], heading: '#OurLondonFamily' },
};
