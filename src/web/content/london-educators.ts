import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { STORY_LIMITS_TEXT } from '#domain/submission/limits.ts';
import type { ContentPage } from './content-types.ts';

export const londonEducators: ContentPage = {
  path: '/ourlondonfamily/educators',
  title: 'Letters of remembrance in class',
  lead: 'A tip sheet for educators whose pupils write to the family in London, Ontario. It is quiet work. Take the time it needs.',
  sections: [
    {
      id: 'introduce',
      heading: 'How to introduce it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In June 2021 a family in London, Ontario, went out for an evening walk. A man drove his truck into them because they were Muslim. The grandmother, the father, the mother and the daughter were killed. The son, the youngest, was hurt and survived.',
        },
        {
          kind: 'paragraph',
          text: 'Say it in about that many words. Do not show pictures or film of the place, and do not describe injuries. Do not spend the lesson on the man who did it; you need not say his name.',
        },
        {
          kind: 'paragraph',
          text: 'Then say what a letter of remembrance is. It does not have to comfort anyone or explain anything. It tells somebody: we know that you lived, and we have not forgotten. It helps to [read one or two letters](/ourlondonfamily/letters) aloud first. Choose them beforehand.',
        },
      ],
    },
    {
      id: 'ages',
      heading: 'How old the pupils should be',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Writers may be seven or older, and everyone under 18 needs permission from home. Whether a class is ready is your judgement. This is ours:',
        },
        {
          kind: 'list',
          items: [
            '**7 to 10:** only with families who know about it and agree. Leave out how it happened. “Four people in a family died, and many people were sad” is enough. A child may write about walking with their own family.',
            '**11 to 14:** tell it plainly and briefly. Give them time to ask, and answer what they ask and no more.',
            '**15 to 18:** they may know more than you expect, also from videos. Ask what they have seen before you begin.',
          ],
        },
      ],
    },
    {
      id: 'opt-out',
      heading: 'Let every pupil opt out',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Announce the lesson a few days before. Offer another task that is just as good, in the same room or in the library, and let pupils choose without giving a reason. They may also begin a letter and not send it.',
        },
        {
          kind: 'paragraph',
          text: 'Think first of pupils who are Muslim, who wear hijab, or who have lost somebody. Speak to them alone beforehand if you know them well. Do not ask them to explain, to lead, or to say how it feels. For some this is not a lesson about others.',
        },
      ],
    },
    {
      id: 'to-whom',
      heading: 'To whom the letters are addressed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The form asks for one of six. They are named by relation, and we add no names that the family has not asked for.',
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'The family',
              text: 'All of them, and everyone who misses them. The best choice when in doubt.',
            },
            {
              term: 'The grandmother',
              text: 'Pupils often write about a grandparent of their own.',
            },
            {
              term: 'The father',
              text: 'A letter may simply tell him about an ordinary day.',
            },
            {
              term: 'The mother',
              text: 'The same is true here. Small things carry the most.',
            },
            {
              term: 'The daughter',
              text: 'Many pupils will be near her age. Watch how they are.',
            },
            {
              term: 'The son',
              text: 'He is alive and may read what is written to him. Write as to a living boy: friendly, short, without questions about that day, without pity.',
            },
          ],
        },
      ],
    },
    {
      id: 'languages',
      heading: 'Languages',
      blocks: [
        {
          kind: 'paragraph',
          text: `Letters may be in English, French or Urdu. Title and letter may be in the language the pupil thinks in. There is [a page in Urdu](/ourlondonfamily/urdu) that pupils can read with their families. A letter has ${STORY_LIMITS_TEXT.shortest} to ${STORY_LIMITS_TEXT.longest} characters.`,
        },
      ],
    },
    {
      id: 'writing',
      heading: 'Ways to begin',
      blocks: [
        {
          kind: 'list',
          items: [
            'I never met you, but I know somebody like you.',
            'When I go for a walk with my family, we …',
            'On the day I heard about you, I was …',
            'I would like to tell you about one good thing in my street.',
          ],
        },
      ],
    },
    {
      id: 'leave-out',
      heading: 'What not to write',
      blocks: [
        {
          kind: 'list',
          items: [
            'Details of the attack, or anything about the attacker.',
            'Revenge, blame of a group, or politics.',
            'Promises on somebody else’s behalf, and advice on how to grieve.',
            'Full names of other people, the name of your school, street names, phone numbers, emails and web links.',
            'Anything invented. If you did not know them, say so; it is all right.',
          ],
        },
      ],
    },
    {
      id: 'sending',
      heading: 'Sending the letters',
      blocks: [
        {
          kind: 'paragraph',
          text: `Read each letter before it goes. Give the pupil’s own age, so that people see an age band and no city. The name may stay empty. On a shared computer choose “No, others use it too” when the form asks about drafts. After sending, a letter cannot be changed. One of our readers reads it within ${PROMISED_DAYS_IN_WORDS} business days. The [guide for educators](/educators#send) has all the steps and a note for families.`,
        },
      ],
    },
    {
      id: 'care',
      heading: 'Care afterwards',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not end the lesson with the letters. Leave ten minutes for something with the hands or outdoors.',
            'Do not mark the letters, and do not put them on a wall without asking each writer.',
            'Tell pupils whom they can talk to at school, today and next week. Tell families what was read.',
            'Look after yourself too. Ask a colleague to be near.',
            'If a pupil is in distress, stay with them and follow your school’s procedure. [Find a help line](https://findahelpline.com) lists free help lines by country.',
          ],
        },
        {
          kind: 'note',
          text: 'From the history of this campaign: the first call asked for letters before the first anniversary of the attack, in June 2022. That day has passed. Letters are still welcome, on any day of the year.',
        },
      ],
    },
  ],
};
