import type { ContentPage } from './content-types.ts';

export const mission: ContentPage = {
  path: '/mission',
  title: 'Our mission',
  lead: '**Tell a story. Save a life.** Telling stories of Muslim communities to foster understanding.',
  sections: [
    {
      id: 'why',
      heading: 'Why stories',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Fear grows best at a distance. It is easy to be afraid of a word in a headline. It is harder to be afraid of a person who burnt the rice on the first night of Ramadan, or who practised saying their own name before the first day at a new school.',
        },
        {
          kind: 'paragraph',
          text: 'Muslims are talked about every day, often by people who have met very few of them. {siteName} turns that around. Here the people themselves speak, and so do the neighbours, friends and classmates who stood beside them. One person, one moment, in their own words.',
        },
        {
          kind: 'paragraph',
          text: 'We do not collect opinions. There are many places for those. We collect what happened.',
        },
      ],
    },
    {
      id: 'what-a-story-does',
      heading: 'What we believe a true story does',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'It makes one person real',
              text: 'A number does not have a grandmother. A writer does. After two minutes in somebody’s kitchen, the word “they” fits less well than it did.',
            },
            {
              term: 'It lets the writer go first',
              text: 'Nobody interrupts, and your voice and your spelling stay yours. You choose where it begins, what stays out, and whether your name is on it.',
            },
            {
              term: 'It asks the reader to be quiet',
              text: 'You cannot argue with a story while you are inside it. You can only keep reading. That small silence is where understanding starts.',
            },
            {
              term: 'It stays',
              text: 'Each published story and letter has a page of its own, with a link that can be sent to one person who needs it, next week or in ten years.',
            },
          ],
        },
      ],
    },
    {
      id: 'save-a-life',
      heading: 'What we mean by saving a life',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We take those words seriously. Some of our rooms exist because people were killed for being Muslim: in a mosque in Quebec City, and on an evening walk in London, Ontario. A letter cannot undo that, and we do not claim to know which story changes whom.',
        },
        {
          kind: 'paragraph',
          text: 'What we believe is smaller and comes earlier. People who know each other look out for each other. Somebody who has read one true story may speak up on a bus, open a door, or think again before passing on a lie.',
        },
        {
          kind: 'paragraph',
          text: 'And the life may be the writer’s own. To be heard, kindly, by a stranger can be the thing that carries a person through a hard week.',
        },
      ],
    },
    {
      id: 'for-whom',
      heading: 'Who it is for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It is for anyone who reads, and for anyone aged seven or older who has something true to tell. You do not have to be Muslim, and you do not have to be good at spelling.',
        },
        {
          kind: 'list',
          items: [
            'Grandparents who remember, and children who only just found out.',
            'People who left home, people who stayed, and people who are still on the way.',
            'Friends, neighbours, nurses and teachers who saw something and have not forgotten it.',
            'People who grieve, and would like to write to somebody who is gone.',
            'Whole classes, with [a guide for the person who teaches them](/educators).',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you are not sure that your story belongs here, [this answer may help](/faq#storiesaboutmuslims).',
        },
      ],
    },
    {
      id: 'kept-safe',
      heading: 'How it is kept safe',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some people who write here could be hurt if a stranger found them. So the site is built to know little, and to show less.',
        },
        {
          kind: 'list',
          items: [
            'There are no accounts and no cookies. A name is never needed.',
            'Our readers, people we trust with this work, read every text before it is published.',
            'Web links, emails, phone numbers and addresses do not belong in a story, and we do not publish them.',
            'For writers under 18, and for those who tell no age and do not say that they are grown up, we show an age band or none, and no city, belief or links.',
            'An email address is sealed the moment it arrives. It is used to tell you of approval, and it is never shown.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The [privacy policy](/privacy-policy) says exactly what is stored, and what we cannot protect you from.',
        },
      ],
    },
    {
      id: 'kept-open',
      heading: 'Who keeps it open',
      blocks: [
        {
          kind: 'paragraph',
          text: '{siteName} is a voluntary service. It lives from donations and from people who give their time to read with care. A reader pays nothing, and neither does a writer. Schools that use it arrange [a site licence](/educators#visit).',
        },
        {
          kind: 'paragraph',
          text: 'There are three ways to help. [Read a story](/stories) and send it to someone. [Tell one of your own](/tell). Or, if you can and wish to, [help to keep the door open](/donate).',
        },
      ],
    },
  ],
};
