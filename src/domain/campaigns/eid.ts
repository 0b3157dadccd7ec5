import type { Campaign } from './schema.ts';

export const eid: Campaign = {
  slug: 'eid',
  name: 'Eid stories',
  summary: 'New clothes, old quarrels, the morning prayer, the door that opened.',
  category: 'EID',
  writingType: 'STORY',
  wall: 'eid',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/eid/tell',
    heading: "What's your Eid story?",
    letterHeading: null,
    pageTitle: "What's your Eid story?",
    lead: 'One Eid you remember, wherever it found you.',
    appeal: null,
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: null,
  landing: null,
};
