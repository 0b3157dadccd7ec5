import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { STORY_LIMITS_TEXT } from '#domain/submission/limits.ts';
import type { QuestionGroup } from './content-types.ts';

export const questionGroups: QuestionGroup[] = [
  {
    heading: 'About the stories',
    questions: [
      {
        id: 'whatisthis',
        question: 'What will I find here?',
        answer: [
          'True stories and letters about Muslim communities. Each one was written by a person about something in their own life, and each one was read by one of our readers before it was published.',
          'You can read all of it without an account, and [send one of your own](/tell) in the same way.',
        ],
      },
      {
        id: 'storiesaboutmuslims',
        question: 'Do stories have to be about Muslims?',
        answer: [
          'They should touch Muslim communities in some way. That can be a small way: a neighbour’s soup, a football team, a hospital corridor at night. You do not have to be Muslim, and you do not have to be the main person in it. What matters is that it is true and that you were there.',
          'Some subjects reach further on purpose. There is a place for stories about [the Sikh community](/sikh), and anyone may [write to the children of Gaza](/palestine).',
        ],
      },
      {
        id: 'whatistrue',
        question: 'What counts as a true story?',
        answer: [
          'Something that happened to you, or that you saw yourself, told as “I”. It may be funny, sad or ordinary. You may remember it imperfectly; you may not make it up.',
          'A sermon, an opinion piece or an invented tale can be well written and still belong somewhere else. The [guidelines](/guidelines) explain the difference.',
        ],
      },
      {
        id: 'storyorletter',
        question: 'What is the difference between a story and a letter?',
        answer: [
          'A story tells people what happened. A letter speaks to somebody: the children of Gaza, the London family, the people killed in Quebec City and those who love them. Both are read, published and shared in the same way.',
        ],
      },
      {
        id: 'gaza',
        question: 'Where do letters to Gaza go?',
        answer: [
          'Onto a wall of this site, where anyone can read them and share them. We do not promise that a letter reaches a child in Gaza. [Who reads, and where letters go](/who-reads#gaza) says what we know and what we do not.',
        ],
      },
      {
        id: 'languages',
        question: 'Which languages can I write in?',
        answer: [
          'Stories are in English. Letters for [Our London Family](/ourlondonfamily) and for [January 29](/jan29) may also be in French or Urdu.',
          'The site does not turn another language away by itself. One of our readers decides whether it can be read and published.',
        ],
      },
      {
        id: 'length',
        question: 'How long should it be?',
        answer: [
          `At least ${STORY_LIMITS_TEXT.shortest} characters, which is about three sentences, and at most ${STORY_LIMITS_TEXT.longest}. Letters, spaces and full stops all count. Most good stories stop when the thing they are about is over.`,
        ],
      },
    ],
  },
  {
    heading: 'Safety and privacy',
    questions: [
      {
        id: 'anonymous',
        question: 'Can I stay anonymous?',
        answer: [
          'Yes. Leave the name empty and people will see “Anonymous”. You can keep your age a secret and leave your city and email empty. There is no account to make.',
          'The story itself can still give you away to somebody who knows you. Before you send, read it once as that person would.',
        ],
      },
      {
        id: 'whatisshown',
        question: 'What will people see about me?',
        answer: [
          'Your words and their title, your name or “Anonymous”, your gender and country, your age unless you kept it a secret, and your city and belief if you gave them. If you are an adult and filled in a link or a social handle beside your story, those too. Before you send, “Read it over” shows you how it will look.',
          'Readers never see your email address.',
        ],
      },
      {
        id: 'children',
        question: 'Can children write?',
        answer: [
          'From the age of seven. Anyone under 18 needs permission from a parent, a guardian or another adult who looks after them, and asking for it is the sender’s part.',
          'When a writer tells us an age under 18, people see an age band (7 to 12, or 13 to 17) and no city, belief, link or handle. The same is left out when the age is a secret or not told, unless the writer ticks “I am 18 or older”. A child’s name is shown only when one of our readers has seen that it is no more than a first name.',
        ],
      },
      {
        id: 'email',
        question: 'What happens to my email address?',
        answer: [
          'It is optional. It is sealed as soon as it arrives, so that only the part of our software that sends mail can open it. It is used to tell you what was decided about your text, with its link or the reason. It is never shown, and there is no mailing list.',
          'If others can read your mail, tick “Do not name my story in the mail” under the address. The message then says only what was decided: no title, no link to it, no reasons. Your [receipt](/receipt) shows the rest.',
        ],
      },
      {
        id: 'cookies',
        question: 'Do you follow what I do on the site?',
        answer: [
          'No. There are no cookies and no accounts, and our pages ask no other company for anything. We count how often a page is opened, by day and by country. Your device’s address is looked up in a file on our own machine and then dropped. The [privacy policy](/privacy-policy) has the details.',
        ],
      },
      {
        id: 'privatedetails',
        question: 'Why can I not put a phone number or a link in my story?',
        answer: [
          'Because people who mean harm read too. Web links, emails, phone numbers and addresses in a text are not published, whoever they belong to. Our readers may take them out, or may have to decline the whole text.',
        ],
      },
      {
        id: 'drafts',
        question: 'Where is my draft kept?',
        answer: [
          'On your own device, in your browser. It is not sent to us while you write. We ask once whether it may stay there. If you say “No, others use it too”, it is gone when you leave the page. “Clear my draft” removes it at any time.',
        ],
      },
    ],
  },
  {
    heading: 'After you send it',
    questions: [
      {
        id: 'whoreads',
        question: 'Who reads it first?',
        answer: [
          'One of our readers: a person we trust to read with care, who holds it against the same [guidelines](/guidelines) you agreed to. No machine decides what is published. Our readers read every text.',
        ],
      },
      {
        id: 'howlong',
        question: 'How long does it take?',
        answer: [
          `It takes ${PROMISED_DAYS_IN_WORDS} business days. Weekends, Canadian public holidays and both Eids do not count. If you left an email address, we write to you when it is decided. The message sometimes lands in spam, so look there too.`,
          'With or without an email address, your [receipt](/receipt) shows you on any day where your text is.',
        ],
      },
      {
        id: 'receipt',
        question: 'What is the receipt?',
        answer: [
          'Twelve words that the thank-you page gives you. With them you can see where your text is, hide your name, show less about yourself, pause sharing or withdraw it, on [the receipt page](/receipt). You need no account and no email.',
          'Copy them, print them or write them down. Whoever holds them holds your story, and we cannot find them again for you: we keep only a fingerprint of them.',
        ],
      },
      {
        id: 'edit',
        question: 'Can I change it after I have sent it?',
        answer: [
          'No. That is why you see everything once more before you press Send. If you notice something that could put a person in danger, write at once to [{contactEmail}](mailto:{contactEmail}).',
        ],
      },
      {
        id: 'failed',
        question: 'What if sending does not work?',
        answer: [
          'Your words are kept. They stay on your device, and one press sends them again. Pressing twice does no harm: the same words sent again are never stored twice.',
        ],
      },
      {
        id: 'notpublished',
        question: 'Why was mine not published?',
        answer: [
          'The usual reasons: it was an opinion or a sermon rather than a story, it was not your own, it named or pointed at somebody, or it could have hurt someone. Your [receipt](/receipt) tells you the reason, and so does our message if you left an email address. Only spam and texts that want to hurt get no reason.',
          'You may change it and send it again, as a new text. If you think we were wrong, write to [{appealsEmail}](mailto:{appealsEmail}) with the reference from your thank-you page.',
        ],
      },
      {
        id: 'delete',
        question: 'Can I have my story taken down?',
        answer: [
          'If you have your [receipt](/receipt), yes, at once and without a reason: choose Withdraw there.',
          'Without it, write to [{contactEmail}](mailto:{contactEmail}) with the link to the page and your reason. A person reads every request. We cannot always say yes, among other things because we often cannot know who wrote an anonymous text. Tell us first if somebody is in danger.',
        ],
      },
    ],
  },
  {
    heading: 'Schools and support',
    questions: [
      {
        id: 'class',
        question: 'Can I send stories for my class?',
        answer: [
          'Yes. Educators may send on behalf of their pupils, with permission from home for everyone under 18. The [guide for educators](/educators) has story ideas, a lesson to print and the steps.',
        ],
      },
      {
        id: 'licence',
        question: 'Does a school have to pay?',
        answer: [
          'Schools and school boards arrange a site licence by email, for an administrative fee. Write to [{educatorsEmail}](mailto:{educatorsEmail}). If you are not sure whether that concerns you, ask us there.',
        ],
      },
      {
        id: 'whopays',
        question: 'Who pays for all this?',
        answer: [
          'People who donate. The service is voluntary, shows no advertising and sells nothing about its writers or visitors. [More about donations](/donate).',
        ],
      },
      {
        id: 'heavy',
        question: 'Writing or reading made me sad. What can I do?',
        answer: [
          'You can stop, and nobody will mind. Drink some water. Sit with someone you trust, and tell them what it was about.',
          'If you are in danger, or think about hurting yourself, do not wait for us: call the emergency number where you live or a free help line. [Find a help line](https://findahelpline.com) lists them for many countries.',
        ],
      },
      {
        id: 'worried',
        question: 'I saw something on a page that worries me. Whom do I tell?',
        answer: [
          'Write to [{contactEmail}](mailto:{contactEmail}) with the link and a sentence about what you saw. Begin the subject with “Safety” if a person could be hurt. Please do not share the page while you wait.',
        ],
      },
    ],
  },
];
