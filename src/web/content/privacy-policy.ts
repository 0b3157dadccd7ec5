import {
  CASE_DAYS,
  CONTACT_DAYS_AFTER_MAIL,
  CONTACT_DAYS_AT_MOST,
  REPORT_CONTACT_DAYS,
  UNDECIDED_DAYS,
  WORDS_DAYS,
} from '#domain/retention.ts';
import type { ContentPage } from './content-types.ts';

/** Says what the software does today. Whoever changes what is stored or shown changes this too. */
export const privacyPolicy: ContentPage = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  lead: 'What {siteName} stores, what it shows, and what it cannot protect you from.',
  versions: [
    {
      day: '2026-11-19',
      what: 'Readers can tell us that a text is not right. A court or a law may make us keep a text for longer.',
    },
    { day: '2026-11-18', what: 'Those who read before publication are called our readers.' },
    {
      day: '2026-11-17',
      what: 'A mail may leave your text unnamed. What nobody could decide about within a year ends, and is erased.',
    },
    {
      day: '2026-11-16',
      what: 'Who tells no age is shown like a child, unless they say that they are 18 or older; of children no belief is shown, and a name only once it is confirmed.',
    },
    {
      day: '2026-11-15',
      what: 'Written anew for the software of today, which uses no cookies and no analytics.',
    },
    { day: '2023-11-14', what: 'The first version. It spoke of cookies and analytics.' },
  ],
  sections: [
    {
      id: 'short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'No accounts, no cookies, no advertising and no analytics service. Our pages load nothing from other companies.',
            'We store what you send us, and not the address of the device you sent it from.',
            'Your email address is optional, sealed, and never shown.',
            'Writers under 18, and those who tell no age, are shown with less.',
            'With your [receipt](/receipt) you can show less about yourself, or withdraw, without asking us.',
          ],
        },
      ],
    },
    {
      id: 'stored',
      heading: 'What is stored when you send',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nothing is stored until you press Send. (If your browser runs no scripts, your words pass through our server so that you can read them over. They are not kept there.) Then we store:',
        },
        {
          kind: 'list',
          items: [
            'your title and your words, as you typed them, and the day and time they arrived;',
            'the fields you filled in: subject, recipient of a letter, name, age, gender, country, city, belief, link and social handle;',
            'your email address, if you left one, sealed and apart from the rest;',
            'a random key and a one-way fingerprint of what you sent, so that the same words sent again are stored once;',
            'a one-way fingerprint of your receipt. The twelve words themselves are shown to you and not kept.',
          ],
        },
      ],
    },
    {
      id: 'public',
      heading: 'What is public, and what never is',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Public, once one of our readers has approved it',
              text: 'The approved words and title, the name or “Anonymous”, gender, age, country, and the city, belief, link and handle if given; the subject, the recipient and the date. Anyone can read, copy or share these, and search engines can find them.',
            },
            {
              term: 'Never public',
              text: 'Your email address. What our readers note about a text. Words that they took out. Texts that wait or were declined: their links answer as if they did not exist.',
            },
          ],
        },
      ],
    },
    {
      id: 'email',
      heading: 'Your email address',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It is used to tell you what was decided about your text, with its link or the reason, and for nothing else. It is sealed before it is stored, like a letter box that anyone can drop a letter into and only one key can open. The web server has no such key and may not read that part of the database. Only the mail worker, the program that sends the message, is given it. The message itself travels through a mail provider, as every email does. Its outside, which providers write down, names no text, and to the provider it goes over a sealed line. If you tick “Do not name my story in the mail”, its inside names none either: it says what was decided, and where to look with your receipt.',
        },
      ],
    },
    {
      id: 'visits',
      heading: 'When you only read',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We count page views as sums: this path, on this day, from this country, so many times. To know the country, your device’s address is looked up in a file on our own machine and then dropped. It is not stored, and it is not written to the software’s logs. There is no record of one visitor.',
        },
        {
          kind: 'paragraph',
          text: 'Share buttons, our social profile and the donation page lead to other companies’ sites, which learn of you only when you press. The same is true of a video that one of our readers let through: you see a still card until you play it.',
        },
      ],
    },
    {
      id: 'sending',
      heading: 'When you send something',
      blocks: [
        {
          kind: 'paragraph',
          text: 'While you write, your browser does a small sum in the background. It keeps machines from flooding us, and no other company takes part in it. Without scripts there is no sum, and your text is taken all the same. A text that was sent within a few seconds is marked for our readers; how long you wrote is not kept.',
        },
        {
          kind: 'paragraph',
          text: 'To notice a flood, your device’s address is counted for an hour as a scrambled number, in the memory of our own programs and nowhere else. What it was scrambled with is thrown away within a day.',
        },
      ],
    },
    {
      id: 'device',
      heading: 'On your own device',
      blocks: [
        {
          kind: 'paragraph',
          text: 'While you write, your browser keeps a draft of everything in the form, the email address included, so that no word is lost. It is not sent to us.',
        },
        {
          kind: 'list',
          items: [
            'Until you say that the device is yours, and after “No, others use it too”, the draft lasts until you leave the page.',
            'After “Yes” it stays on the device until you send the text or press “Clear my draft”. Your answer is remembered too.',
            'If sending fails, the unsent text is kept until it has been sent, also after the tab is closed, unless you said that you share the device.',
            'The thank-you page keeps your link and your receipt in that tab until you close it. The receipt page leaves nothing behind.',
            'The browser also remembers, for the open tab, how far down each page you were.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'To remove all of it, clear the site data for this site in your browser’s settings.',
        },
      ],
    },
    {
      id: 'children',
      heading: 'Under 18',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When a text with an age under 18 is published, people see an age band (7 to 12, or 13 to 17) and no city, belief, link or handle. The name is shown only when one of our readers has confirmed that it is no more than a first name. The age and the hidden fields are stored, and our readers can see them. If the age is a secret or left empty, the same is left out, unless the writer ticks “I am 18 or older”.',
        },
      ],
    },
    {
      id: 'who-reads',
      heading: 'Who can read what',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'Everyone', text: 'Published texts and their public details.' },
            {
              term: 'Our readers',
              text: 'Every text, its fields and its history. Not the email address.',
            },
            {
              term: 'The mail worker',
              text: 'The published text and the email address it writes to.',
            },
            {
              term: 'The people who run the machines',
              text: 'They hold the database and the keys and could technically open everything. They are bound by this policy.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not sell or trade any of it. We would hand something over only where the law obliges us to.',
        },
      ],
    },
    {
      id: 'history',
      heading: 'History and deletion',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every text has a history: what you sent, each change by one of our readers with its reason, each decision and when it was made. It is never public. The database refuses to change it, so that nobody can quietly rewrite what a writer said, and erases words only when their time, given below, is over.',
        },
        {
          kind: 'paragraph',
          text: '**With your receipt**, the twelve words from the thank-you page, you decide yourself on [the receipt page](/receipt): hide your name, show an age band, no city or no belief, pause sharing, or withdraw. It takes effect at once. A text you withdraw leaves its page, the lists and the counts, and your email address is erased if you left one; the words follow, as said below. To keep strangers from guessing receipts we count wrong ones for a quarter of an hour, by a scrambled form of the device’s address that is never written down.',
        },
        {
          kind: 'paragraph',
          text: '**Without a receipt** you may ask us to take a text down, or to delete your email address, by writing to [{contactEmail}](mailto:{contactEmail}). A person reads each request. We cannot always grant it, partly because we often cannot tell who wrote an anonymous text. Where we can, we show you all we hold, or erase it at once. Copies made by others are out of our reach.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'How we guard it',
      blocks: [
        {
          kind: 'list',
          items: [
            'The public web server can add a text but cannot read one that waits, except the one whose receipt you show it. The database itself refuses the rest.',
            'Texts are kept as plain text, so nothing hidden in one can run in a reader’s browser.',
            'Each program has its own rights in the database, and no more than it needs.',
            'Addresses of devices and the words of texts are kept out of logs.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What we cannot protect you from',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Somebody who knows you may recognise you by the story itself. People who share your device may see a draft or your browser’s history. Your internet or school network can see that you visited us. The companies that host our machines can see connections as they pass.',
        },
        {
          kind: 'note',
          text: `A sealed email address is erased ${CONTACT_DAYS_AFTER_MAIL} days after our message to you, and ${CONTACT_DAYS_AT_MOST} days after you sent your text in any case. The words of a text, and what you told about yourself, are erased ${WORDS_DAYS.withdrawn} days after you withdrew it, ${WORDS_DAYS.refused} days after it was declined, and ${WORDS_DAYS.removed} days after it was taken down. If nobody could decide about it within ${UNDECIDED_DAYS} days, it ends, and its words are erased ${WORDS_DAYS.hidden} days later. What stays is its reference, subject and language, and when it was decided and by which guideline, with what our readers wrote to you. What they noted among themselves is erased with the words; only notes from before that rule stay. Backups may hold erased words until they are deleted themselves.`,
        },
        {
          kind: 'note',
          text: `Who tells us that a text is not right need not give a name. What they write is read by our readers alone, and erased ${CASE_DAYS} days after we have decided; an email address is sealed like yours, and erased ${REPORT_CONTACT_DAYS} days after it. The writer never learns who it was, and they never learn who the writer is. Where a court or a law makes us keep a text, nothing of it is erased until that ends, even if its writer withdraws it: its page is down, and no reader sees a word of it.`,
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Questions and requests about privacy go to [{contactEmail}](mailto:{contactEmail}). Changes to this policy are dated on this page.',
        },
      ],
    },
  ],
};
