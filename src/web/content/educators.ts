import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import type { ContentPage } from './content-types.ts';

export const educators: ContentPage = {
  path: '/educators',
  title: 'A guide for educators',
  lead: 'For teachers, librarians, youth workers and anyone else who writes with a group. Take what fits your room and leave the rest.',
  sections: [
    {
      id: 'why',
      heading: 'Why write stories in class',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Young people hear a great deal about Muslims before they hear much from them. Some of your pupils are Muslim and have learned to be careful with what they say about home. Others have never been inside a mosque, and have questions they think they must not ask.',
        },
        {
          kind: 'paragraph',
          text: 'A story is a gentle way into that room. It does not ask anyone to defend a faith or to agree with one. It asks for a moment: what you saw, what was said, what you did next. Pupils who would never speak in a debate can often write three good sentences about their grandmother’s hands.',
        },
        {
          kind: 'paragraph',
          text: '{siteName} gives that writing a real reader. It is a public site of true, first-person stories and letters about Muslim communities. Anyone aged seven or older may take part, Muslim or not. [Our mission](/mission) says more about the reasons, and [the questions page](/faq#storiesaboutmuslims) about what fits.',
        },
      ],
    },
    {
      id: 'data',
      heading: 'What is kept, and who reads it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This is what parents and principals tend to ask. The [privacy policy](/privacy-policy) has the whole answer.',
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Names',
              text: 'Never needed. An empty name is shown as “Anonymous”. If a pupil wants a name, a first name or a nickname is enough.',
            },
            {
              term: 'Ages',
              text: 'With an age under 18, people see an age band (7 to 12, or 13 to 17) and no city, belief, link or handle. The same is left out where no age is told, unless the writer ticks “I am 18 or older”.',
            },
            {
              term: 'Permission',
              text: 'Everyone under 18 needs permission from a parent, a guardian or another adult who looks after them. Asking for it is the sender’s responsibility, which means yours when you send.',
            },
            {
              term: 'Accounts and cookies',
              text: 'There are none. No pupil signs in, and our pages ask no other company for anything. We store the text and the fields that were filled in, and not the address of the device.',
            },
            {
              term: 'Email',
              text: 'Optional, sealed, never shown, and used to tell the sender of approval. When you send for a class, use your own school address or none. Do not use a pupil’s.',
            },
            {
              term: 'Vetting',
              text: `One of our readers reads every text against the [guidelines](/guidelines) before it is published. They may change, condense or decline a text. Expect ${PROMISED_DAYS_IN_WORDS} business days.`,
            },
            {
              term: 'Changing or removing',
              text: 'A text cannot be edited after sending. Whoever keeps its [receipt](/receipt), twelve words from the thank-you page, can hide the name or withdraw it on any day. Without the receipt, a request to take it down goes to [{contactEmail}](mailto:{contactEmail}), is read by a person, and cannot always be granted. So decide before sending, not after.',
            },
          ],
        },
      ],
    },
    {
      id: 'ideas',
      heading: 'Story ideas by age',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Offer three, not thirty. A prompt works when a pupil can answer it with a place and a person.',
        },
        { kind: 'paragraph', text: '**7 to 10**' },
        {
          kind: 'list',
          items: [
            'A food I helped to make, and who was in the kitchen.',
            'The first time I was allowed to stay up late, for Eid or any other feast.',
            'My name: who gave it to me, and what people do with it.',
            'A time someone shared something with me that they could have kept.',
            'A place where I have to take off my shoes.',
          ],
        },
        { kind: 'paragraph', text: '**11 to 14**' },
        {
          kind: 'list',
          items: [
            'The day I was new somewhere, and the first person who spoke to me.',
            'A question somebody asked about me or my friend, and what I wish I had said.',
            'Something I do at home that I explain differently at school.',
            'The first time I fasted, or sat beside somebody who was fasting.',
            '[A letter to a child in Gaza](/palestine): say hello, tell one true thing from your life, close warmly.',
          ],
        },
        { kind: 'paragraph', text: '**15 to 18**' },
        {
          kind: 'list',
          items: [
            'Something I believed about a group of people, until one of them surprised me.',
            'The day the news was about people like us, and what happened at breakfast.',
            'A decision about what I wear, and who had something to say about it.',
            'A time I kept quiet, and what I have thought about it since.',
            'A letter of remembrance for [Our London Family](/ourlondonfamily/educators) or [January 29](/jan29). Give this a lesson of its own.',
          ],
        },
      ],
    },
    {
      id: 'lesson',
      heading: 'A lesson you can print',
      blocks: [
        {
          kind: 'paragraph',
          text: '**A moment I remember.** Fifty minutes, for ages 9 and up. You need one published story, paper, and a board.',
        },
        {
          kind: 'steps',
          steps: [
            {
              title: '5 min: Listen',
              text: 'Read one short story aloud, slowly. Choose it the day before and read it to the end yourself first. Nobody takes notes.',
            },
            {
              title: '10 min: Notice',
              text: 'Ask what they could see, hear or smell. Write their words on the board. Leave “what is the message?” for another day.',
            },
            {
              title: '5 min: Find',
              text: 'Each pupil lists three moments from their own life that they could draw. They circle the one they would be willing to share with a stranger. The others stay private.',
            },
            {
              title: '20 min: Write',
              text: 'Begin with “I” and a place. What happened first? Then what? Stop when it is over. Three sentences are enough, and spelling can wait. Write your own at the same time.',
            },
            {
              title: '5 min: Protect',
              text: 'Everyone rereads with a pencil and takes out surnames, the school, street names, numbers and links. Ask: could a stranger find me, or someone else, with this page?',
            },
            {
              title: '5 min: Choose',
              text: 'Each pupil decides alone: send it, keep it, or throw it away. No reasons are asked for. A page that is kept was still worth writing.',
            },
          ],
        },
      ],
    },
    {
      id: 'send',
      heading: 'How to send a whole class',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Ask at home',
              text: 'Send a permission note and wait for the answers. There is one below that you may copy.',
            },
            {
              title: 'Ask the pupil, again',
              text: 'Permission from home does not replace the pupil’s own yes. A no on the day counts.',
            },
            {
              title: 'Read every page yourself',
              text: 'Take out what could identify a child. If a page tells you that a child is not safe, do not send it. Follow your school’s child protection procedure.',
            },
            {
              title: 'Send them one at a time',
              text: 'Use [the form](/tell), or [the letter form for Gaza](/palestine/tell). Give the pupil’s own age, gender and country. For belief, the pupil decides; “Not Applicable” is an answer.',
            },
            {
              title: 'Mind the shared computer',
              text: 'When the form asks “Is this device yours?”, choose “No, others use it too”. Close the tab between pupils.',
            },
            {
              title: 'Write down each link',
              text: 'The thank-you page shows the link the text will have. Keep the list. It is how you find the pages later, with or without an email address.',
            },
            {
              title: 'Read them together',
              text: `After ${PROMISED_DAYS_IN_WORDS} business days, open the links with your class. Each published page can be printed. If one has not appeared, speak with its writer alone, and before the others notice.`,
            },
          ],
        },
        {
          kind: 'note',
          text: 'A note you may copy: “In class we are writing true stories from our own lives. With your permission, your child’s story may be published on {siteName}, a public site of stories and letters about Muslim communities. No surname, school or city will be shown, and your child may leave out the name altogether. Every text is read by a person before it is published. It cannot be edited afterwards, and it cannot always be removed. Your child is free to say no. Yes / No. Signature.”',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Tips',
      blocks: [
        {
          kind: 'list',
          items: [
            'No pupil speaks for a religion. Do not turn to the Muslim child in the room for the answer, and do not ask anyone to read first because of who they are.',
            'Do not mark these texts. If you need a grade, grade a different piece.',
            'Ordinary is good. A story about laundry can do more than a story about prejudice.',
            'Say clearly what is public. Some children think only their teacher will see it.',
            'Plan for silence. A pupil with nothing to write may copy a sentence they liked, or draw.',
            'Keep heavy subjects, such as war, hate and death, away from the end of the day. Leave time to talk.',
            'Pupils may write in another language first. Stories for the site are in English; letters for Our London Family and January 29 may also be in French or Urdu.',
            'If a text is declined, read [the reasons](/guidelines#declined) together. It may be changed and sent again.',
          ],
        },
      ],
    },
    {
      id: 'visit',
      heading: 'Invite the founder, or ask about a licence',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may invite the founder to speak with your class, your staff or your school board. Write to [{educatorsEmail}](mailto:{educatorsEmail}) and tell us where you are, how old the group is, which dates would suit you, and what you hope they will take home. We cannot accept every invitation, but we read each one.',
        },
        {
          kind: 'paragraph',
          text: 'Schools and school boards that use the site arrange **a site licence** by email, at the same address, for an administrative fee. If you are one teacher with one class and do not know whether you need it, ask.',
        },
        {
          kind: 'note',
          text: 'From our history: the first site licence covered the 2022 school year and the summer of 2022. What is offered today is agreed by email.',
        },
      ],
    },
  ],
};
