export type SharePage = {
  path: string;
  title: string;
  lead: string;
  /** Each ends so that the page can put a link after it. */
  posts: string[];
  ways: { title: string; text: string }[];
};

export const londonShare: SharePage = {
  path: '/ourlondonfamily/share',
  title: 'Share #OurLondonFamily',
  lead: 'If you would like others to know about the letters, here are some words you may use, and six quiet ways to help. Nothing here is urgent.',
  posts: [
    'A family in London, Ontario, went out for an evening walk and did not come home. People are still writing letters to them. I read some today. #OurLondonFamily',
    'You do not need to have known them. You do not need to give your name. A few honest sentences are enough for a letter of remembrance. #OurLondonFamily',
    'I have written a letter to the family in London, Ontario. If you have been carrying something since that June, there is a place for it. #OurLondonFamily',
    'Letters of remembrance for the London family, in English, French and Urdu. Read one slowly, perhaps aloud, perhaps with someone. #OurLondonFamily',
    'Teachers: there is a careful guide for classes who wish to write to the family in London, Ontario, with advice on age, consent and care. #OurLondonFamily',
  ],
  ways: [
    {
      title: 'Write a letter',
      text: 'To the family, or to one of them. It can be three sentences long. You may leave your name out.',
    },
    {
      title: 'Read one aloud',
      text: 'At a table, at a gathering, before a walk. Choose it beforehand, and leave a little silence after it.',
    },
    {
      title: 'Print one',
      text: 'Every letter prints as a page. Put it where people wait: a staff room, a mosque, a church, a library.',
    },
    {
      title: 'Ask a school',
      text: 'Tell a teacher you know about the tip sheet for educators. Let them decide whether their class is ready.',
    },
    {
      title: 'Translate for someone',
      text: 'Read a letter to a person in the language they know best. Or help somebody write theirs, in English, French or Urdu, in their own words.',
    },
    {
      title: 'Sit with a neighbour',
      text: 'Knock, bring tea, go for a walk together. This is the one that needs no website.',
    },
  ],
};
