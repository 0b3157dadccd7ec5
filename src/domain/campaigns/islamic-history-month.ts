import type { Campaign } from './schema.ts';

export const islamicHistoryMonth: Campaign = {
  slug: 'islamic-history-month',
  name: 'Islamic History Month',
  summary: 'Celebrating Muslim Women in the Arts and Sciences.',
  category: 'ISLAMIC_HISTORY_MONTH',
  writingType: 'STORY',
  wall: 'history',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  // Its buttons lead to the general form, carrying the category.
  form: null,
  list: null,
  landing: {
    path: '/islamic-history-month',
    aliases: ['/muslim-women'],
    style: 'painted',
    heading: 'Islamic History Month',
    pageTitle: 'Islamic History Month',
    lead: 'October is a month to remember what Muslims have made and discovered, and to meet those who make and discover today.',
    writeLabel: 'Tell your story',
    blocks: [
      {
        kind: 'prose',
        heading: 'Celebrating Muslim Women in the Arts and Sciences',
        paragraphs: [
          'That was the theme of 2023, and there is still room for your page.',
          'History is also what happened at your own table: the aunt who explained the stars, the teacher who put a brush in your hand, the day your own experiment worked. Tell us about a woman you know, or about your own work, as you lived it.',
        ],
      },
      { kind: 'newest', heading: 'The newest stories' },
      {
        kind: 'invitation',
        heading: 'Book a visit or an exhibition',
        text: 'For schools, libraries and community groups. Tell us who you are, where you are and which dates would suit you, and we will write back about what is possible. Other questions about the month are welcome too.',
        button: 'Write to us about a booking',
      },
      {
        kind: 'invitation',
        heading: 'A mural of 400 symbols, at half price',
        text: 'We offer 50% off a mural of 400 symbols. The offer is arranged by email: write to us, and ask what it includes and what it costs before you decide.',
        button: 'Write to us about the mural',
      },
      {
        kind: 'ways',
        heading: 'Other ways to take part',
        ways: [
          {
            to: '/educators',
            label: 'Write with a class',
            text: 'A guide for teachers, and how to send stories for your students.',
          },
          {
            to: '/museum',
            label: 'Visit the museum',
            text: 'Rooms of stories and letters, open at any hour.',
          },
          {
            to: '/stories',
            label: 'All stories and letters',
            text: 'Every subject, newest first.',
          },
        ],
      },
    ],
  },
  exhibit: null,
  opportunity: {
    group: 'year',
    title: 'Islamic History Month',
    text: 'October. Celebrating Muslim Women in the Arts and Sciences, with a mural of 400 symbols.',
    writeLabel: 'Tell your story',
  },
  banner: null,
  home: null,
};
