import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { STORY_LIMITS_TEXT } from '#domain/submission/limits.ts';
import type { ContentPage } from './content-types.ts';

export const guidelines: ContentPage = {
  path: '/guidelines',
  title: 'Submission Guidelines',
  lead: 'What we ask of every story and letter, and what you can expect from us. You agree to these when you tick the box before sending.',
  versions: [
    { day: '2026-11-18', what: 'Those who read before publication are called our readers.' },
    { day: '2026-11-15', what: 'Titles may hold ordinary punctuation of four languages.' },
  ],
  sections: [
    {
      id: 'rules',
      heading: 'Ten rules for every text',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Tell something true',
              text: 'It happened to you, or you saw it yourself. You may forget a detail. You may not invent one, or borrow somebody else’s story.',
            },
            {
              title: 'Tell it as yourself',
              text: 'Write “I”. A letter speaks to somebody, but it still comes from your own life.',
            },
            {
              title: 'Tell a story, not a lesson',
              text: 'No sermons, no opinion pieces, no campaign texts. Instead of “people should be kinder”, write about the day when somebody was, or was not. You may say what you believe. Say it through what happened.',
            },
            {
              title: 'Leave out every way to reach a person',
              text: 'No web links, no email addresses, no phone numbers and no street addresses in the text, whether they are yours or anybody else’s. Adults who wish to show a link or a social handle have a place for it beside the story.',
            },
            {
              title: 'Protect the other people in it',
              text: 'No full names of other people. No names of schools, and nothing else that would let a stranger find someone. “My teacher” or “my friend S.” is enough. If you write about somebody’s illness, faith or trouble, ask them first if you can.',
            },
            {
              title: 'Harm nobody',
              text: 'No hate against any group or person. No defamation: do not say things about a real person that are false or that you cannot know. No threats, and nothing that breaks the law. You may describe hate that you met; you do not need to repeat every word of it.',
            },
            {
              title: 'Write in a language we invite',
              text: 'Stories are in English. Letters for [Our London Family](/ourlondonfamily) and [January 29](/jan29) may also be in French or Urdu.',
            },
            {
              title: 'Keep to the length',
              text: `From ${STORY_LIMITS_TEXT.shortest} to ${STORY_LIMITS_TEXT.longest} characters. Give it a title of two characters or more: letters and numbers of any language, spaces, ordinary punctuation, and ™ ® ©. Other signs and emoji cannot stand in a title.`,
            },
            {
              title: 'Be seven or older, and ask if you are under 18',
              text: 'Under 18 you need permission from a parent, a guardian or another adult who looks after you. Whoever sends the text is responsible for having it. Give your real age if you can: we show an age band instead of it, and no city or belief. Without an age we keep to the same, unless you tick “I am 18 or older”.',
            },
            {
              title: 'If you send for someone else, send their words',
              text: 'Educators may send on behalf of their pupils, and a helper may type for someone who cannot. The words, the name or no name, and the decision to send stay with the person who wrote. [The guide for educators](/educators) has more.',
            },
          ],
        },
      ],
    },
    {
      id: 'readers',
      heading: 'What our readers may do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our readers are people we trust to read with care. They read every text before anyone else can. Under these guidelines, the [terms of use](/terms-of-use) and the [privacy policy](/privacy-policy), they may:',
        },
        {
          kind: 'list',
          items: [
            '**change** a text, for example to take out a phone number or the name of a school;',
            '**condense** it, when a part would break a rule and the rest can stand;',
            '**delete** it, or decline to publish it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The purpose is safety, not style: your voice and your spelling are yours. When one of our readers has changed a text, its page says that passages were shortened. What you sent is kept, so that nobody has to guess later what was changed.',
        },
      ],
    },
    {
      id: 'after',
      heading: 'After you send it',
      blocks: [
        {
          kind: 'paragraph',
          text: '**It cannot be edited.** Before you press Send you see the whole text as a reader will. Take your time there. With [your receipt](/receipt) you can later hide your name, show less about yourself, or withdraw it. If you find a mistake that could put someone in danger, write to [{contactEmail}](mailto:{contactEmail}).',
        },
        {
          kind: 'paragraph',
          text: `**It takes ${PROMISED_DAYS_IN_WORDS} business days** until one of our readers has decided. Weekends, Canadian public holidays and both Eids do not count. If you left an email address, we write to you then. With or without one, [your receipt](/receipt) shows where it is.`,
        },
        {
          kind: 'paragraph',
          text: 'We cannot promise that a text will be published, or that it will stay published for ever.',
        },
      ],
    },
    {
      id: 'declined',
      heading: 'Why a text may be declined',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most texts that are declined are not bad. They are something else than we can publish.',
        },
        {
          kind: 'list',
          items: [
            'It is an opinion, a sermon, an advertisement or an invented tale.',
            'It is not the sender’s own story to tell.',
            'It points at a person who could be found, blamed or hurt.',
            'It contains hate or defamation, or would break the law.',
            'It is about a child, and too much in it would let a stranger recognise that child.',
            'It is in a language we could not read well enough.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You are welcome to change it and **send it again**, as a new text. It will be read afresh. If you think a decision was wrong, write to [{appealsEmail}](mailto:{appealsEmail}) with the reference from your thank-you page. A person reads it.',
        },
        {
          kind: 'note',
          text: 'Spam, and texts that only want to hurt, are put aside without an answer.',
        },
      ],
    },
    {
      id: 'unsure',
      heading: 'If you are not sure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Read [two or three stories](/stories) first; they show the rules better than we can. Then write yours, and wait a day before you send it. Other questions are answered on the [questions page](/faq).',
        },
      ],
    },
  ],
};
