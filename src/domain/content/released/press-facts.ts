import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';

/** What newspapers may quote, in the order of the page. Site names and addresses are filled in where they are shown. */
export const releasedPressFacts = [
  {
    term: 'What it is',
    text: 'A public site where anyone may read and send true first-person stories and letters about Muslim communities, with or without a name.',
  },
  {
    term: 'In one line',
    text: '“Tell a story. Save a life.” Telling stories of Muslim communities to foster understanding.',
  },
  {
    term: 'Who may write',
    text: 'Anyone aged seven or older, of any belief or none. Under 18 with permission from an adult who looks after them.',
  },
  {
    term: 'Languages',
    text: 'Stories are in English. Letters for Our London Family and January 29 may also be in French or Urdu.',
  },
  {
    term: 'Before publication',
    text: `Our readers read every text against [public guidelines](/guidelines). It takes ${PROMISED_DAYS_IN_WORDS} business days. No text is published by a machine.`,
  },
  {
    term: 'Privacy',
    text: 'No accounts, no cookies, no requests to other companies. Writers under 18 are shown with an age band and no city, and so are those who tell no age, unless they say that they are 18 or older. [The privacy policy](/privacy-policy) tells the rest.',
  },
  {
    term: 'Paid for by',
    text: 'Donations, and site licences that schools and school boards arrange by email. There is no advertising.',
  },
  {
    term: 'Quoting a story',
    text: 'Link to its page, quote briefly, and do not change the words. Please do not look for the writer. We often do not know who it is, and we do not put journalists in touch with writers.',
  },
  {
    term: 'Talk to us',
    text: 'Write to [{pressEmail}](mailto:{pressEmail}) with your deadline. We do our best and cannot promise to meet it.',
  },
];
