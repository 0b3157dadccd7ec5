import type { ContentPage } from './content-types.ts';

export const donate: ContentPage = {
  path: '/donate',
  title: 'Donate',
  lead: '{siteName} is a voluntary service, kept open by donations. Give only if you can, and only if you wish.',
  sections: [
    {
      id: 'how',
      heading: 'How to give',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Donations go through [an external payment page]({donateUrl}). It opens on another company’s site, with that company’s own terms and privacy policy. This site neither sees nor stores your card details.',
        },
        {
          kind: 'note',
          text: 'If you are under 18, please ask a parent or guardian before you give anything.',
        },
      ],
    },
    {
      id: 'what-it-pays-for',
      heading: 'What it pays for',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Keeping the site running:** the machines it lives on, its address and its mail.',
            '**Keeping it safe:** the upkeep of the software that protects writers.',
            '**Reading with care:** what our readers need in order to read every text, in English, French and Urdu.',
            '**Reaching classes:** guides and material for educators.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We name no amounts here because we do not want to promise what a particular sum will do. If you would like to know how donations were used, ask at [{contactEmail}](mailto:{contactEmail}).',
        },
      ],
    },
    {
      id: 'what-it-does-not-buy',
      heading: 'What it does not buy',
      blocks: [
        {
          kind: 'list',
          items: [
            'It does not get a story published, or read sooner.',
            'It does not change a decision, or have a page taken down.',
            'It does not buy your name on a page, advertising, or anything about our writers and visitors.',
            'It is not a school’s site licence. That is [arranged by email](/educators#visit).',
          ],
        },
        {
          kind: 'paragraph',
          text: 'This site does not know who has donated, so no donation can be connected with a text. Whether a donation can be deducted from tax depends on where you live; we make no promise about that.',
        },
      ],
    },
    {
      id: 'other-ways',
      heading: 'Other ways to help',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Money is not the only thing that keeps this open. [Read a story](/stories) and send it to one person. [Write your own](/tell). Tell a teacher about [the guide](/educators).',
        },
      ],
    },
  ],
};
