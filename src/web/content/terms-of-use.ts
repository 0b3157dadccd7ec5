import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { ContentPage } from './content-types.ts';

export const termsOfUse: ContentPage = {
  path: '/terms-of-use',
  title: 'Terms of use',
  lead: 'The agreement between you and the people who run {siteName}, in plain words.',
  versions: [
    { day: '2026-11-18', what: 'Those who read before publication are called our readers.' },
    { day: '2026-11-15', what: 'The same agreement in plainer words, for the software of today.' },
    { day: '2023-11-14', what: 'The first version.' },
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What you agree to',
      blocks: [
        {
          kind: 'paragraph',
          text: 'By reading or sending texts on this site you agree to these terms, to the [Submission Guidelines](/guidelines) and to the [privacy policy](/privacy-policy). “We” are the operators of {siteName} and our readers, who read for it. “Text” means a story or a letter, with its title and the details sent beside it.',
        },
        {
          kind: 'paragraph',
          text: 'The service is voluntary. It is offered as it is and needs no account. Nobody is charged for reading or for sending a text; what schools arrange with us is described below. The service may change, pause or end.',
        },
      ],
    },
    {
      id: 'what-you-grant',
      heading: 'What you allow us when you send',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your story stays yours. You may publish it elsewhere. When you send it, you allow us, free of charge, in every country and for as long as it is kept, to:',
        },
        {
          kind: 'list',
          items: [
            'store it and have our readers read it;',
            'publish it on this site, whole or in part, with the details we say are public;',
            'change, condense or delete it;',
            'give it a link that anyone may share, and let anyone print it or read it aloud.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'This permission is not exclusive: it takes nothing away from you. Please understand that what has been public on the internet may have been copied by others, and that we cannot call those copies back.',
        },
      ],
    },
    {
      id: 'your-responsibility',
      heading: 'What you are responsible for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You are responsible for what you send. You confirm that it is true, that it is yours to tell or that you have permission to send it, and that it follows the guidelines. It must not defame anyone, spread hate or break the law.',
        },
        {
          kind: 'paragraph',
          text: 'The texts say what their writers lived and think. They do not speak for us. They are no legal, medical or religious advice.',
        },
      ],
    },
    {
      id: 'our-decisions',
      heading: 'What we decide',
      blocks: [
        {
          kind: 'paragraph',
          text: `Our readers read every text before publication. We may change, condense or delete any content, before or after it is published, and we may decline a text. We aim to decide within ${PROMISED_DAYS_IN_WORDS} business days.`,
        },
        {
          kind: 'paragraph',
          text: '**There is no guarantee of publication**, and none that a published text will stay. A text cannot be edited after it has been sent. A declined text may be changed and sent again.',
        },
        {
          kind: 'paragraph',
          text: 'Requests to take a text down, for defamation or for any other reason, go by email to [{contactEmail}](mailto:{contactEmail}). A person reads each one. We cannot always grant them. To ask us to look again at a decision, write to [{appealsEmail}](mailto:{appealsEmail}).',
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children and young people',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Anyone aged seven or older may take part. A writer under 18 needs permission from a parent, a guardian or another adult who looks after them. Having that permission is the responsibility of the person who sends the text. We do not ask for proof, and we may take a text down if we learn that permission was missing.',
        },
      ],
    },
    {
      id: 'educators',
      heading: 'Educators and schools',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Educators may send texts on behalf of their students. By doing so they confirm that each text is the student’s own, that the student wants it sent, and that permission was given for everyone under 18.',
        },
        {
          kind: 'paragraph',
          text: 'Schools and school boards use the site under a site licence, for which they pay an administrative fee. It is arranged by email with [{educatorsEmail}](mailto:{educatorsEmail}). The fee and the period are agreed there, not on this page.',
        },
      ],
    },
    {
      id: 'visitors',
      heading: 'What we ask of visitors',
      blocks: [
        {
          kind: 'list',
          items: [
            'Share links, read aloud, print for yourself or your class. Say that the text comes from {siteName}.',
            'Do not change a writer’s words, sell them, or present them as your own.',
            'Do not try to find out who a writer is, and do not contact or harass one.',
            'Do not try to break the site, flood it, or get at what is not public.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Some pages lead to other sites: a video that one of our readers let through, a social profile, the donation page. Their own terms apply there, and we do not control them.',
        },
      ],
    },
    {
      id: 'donations',
      heading: 'Donations',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Donations are voluntary and are made on [an external payment page]({donateUrl}) run by another company, under its terms. This site neither sees nor stores card details. A donation buys no publication, no faster reading and no influence on a decision. See [how donations are used](/donate).',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What we cannot promise',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We work with care, but we cannot promise that the site is always reachable or free of mistakes, that every statement in a text is correct, or that nobody will recognise a writer. As far as the law allows, we are not liable for loss that comes from using the site. Nothing here takes away a right that the law gives you and that cannot be given up.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Questions and changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Questions about these terms, and notices under them, go to [{contactEmail}](mailto:{contactEmail}). Changes to the terms are dated on this page.',
        },
      ],
    },
  ],
};
