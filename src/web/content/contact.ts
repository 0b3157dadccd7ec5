import type { ContentPage } from './content-types.ts';

export const contact: ContentPage = {
  path: '/contact',
  title: 'Contact',
  lead: 'A person reads what you write. We do not promise how soon an answer comes.',
  sections: [
    {
      id: 'whom',
      heading: 'Whom to write to',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Anything at all',
              text: '[{contactEmail}](mailto:{contactEmail}). Questions, thanks, and what a story meant to you.',
            },
            {
              term: 'Press',
              text: '[{pressEmail}](mailto:{pressEmail}). The [press page](/press) may already have the fact you need.',
            },
            {
              term: 'Educators and schools',
              text: '[{educatorsEmail}](mailto:{educatorsEmail}). Classes, visits by the founder, site licences.',
            },
            {
              term: 'A decision about your text',
              text: '[{appealsEmail}](mailto:{appealsEmail}). Give us the reference from your thank-you page, which is also the last part of your link.',
            },
            {
              term: 'The developer',
              text: '[{contactEmail}](mailto:{contactEmail}) as well. Tell us which page it was, what you did, and what happened.',
            },
            {
              term: 'Elsewhere',
              text: 'We are on [{socialLabel}]({socialUrl}). Please do not send us private things there.',
            },
          ],
        },
      ],
    },
    {
      id: 'safety',
      heading: 'When somebody could be hurt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If a page on this site puts a person at risk, because it names them, shows where they are, or threatens them, write to [{contactEmail}](mailto:{contactEmail}). Begin the subject with “Safety” and put the link in the message. Please do not share the page while you wait.',
        },
        {
          kind: 'note',
          text: 'Nobody watches these addresses around the clock. If you or someone else is in danger now, call the emergency number where you live. If you think about hurting yourself, call a free help line; [Find a help line](https://findahelpline.com) lists them by country.',
        },
      ],
    },
    {
      id: 'deletion',
      heading: 'Asking for a text to be taken down',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write to [{contactEmail}](mailto:{contactEmail}) with the link to the page, what concerns you in it, and whether you wrote it, are in it, or speak for someone who is. If it says something false about you, tell us what is false.',
        },
        {
          kind: 'paragraph',
          text: 'A person reads every request. We cannot always grant one, and we cannot reach copies that others have made. The [privacy policy](/privacy-policy#history) says what is removed and what is kept.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'If you found a hole in this site',
      blocks: [
        {
          kind: 'paragraph',
          text: 'People write here who can be hurt by what they wrote. If you can see what is not public, learn who wrote a text, bring back what was taken down, or publish past a reader: please write to [{securityEmail}](mailto:{securityEmail}) before you tell anybody else.',
        },
        {
          kind: 'list',
          items: [
            'Say what you did, what you saw, and how to see it again. One text of your own is enough to show it.',
            'Do not read, change or keep anybody else’s words, do not slow the site down, and ask nobody here for a password.',
            'You hear from a person within five business days. We mend it first, tell those who were touched by it, and thank you by name if you wish.',
            'Whoever keeps to this acts with our permission: we take no legal step against them.',
          ],
        },
      ],
    },
    {
      id: 'before-you-write',
      heading: 'Before you write',
      blocks: [
        {
          kind: 'list',
          items: [
            'Many questions are answered on the [questions page](/faq).',
            'Stories and letters go through [the form](/tell), not by email. That is how they stay private and are read in turn.',
            'We cannot put you in touch with a writer, or tell you who one is.',
            'If you are under 18, ask an adult you trust to write with you.',
          ],
        },
      ],
    },
  ],
};
