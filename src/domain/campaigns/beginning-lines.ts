import type { WritingType } from '#domain/options/writing-types.ts';

/** For who does not know how to begin: a word of advice, and lines to begin with. "…" is where the writer goes on. */
export type Beginnings = { advice: string; lines: readonly string[] };

/** On the form that takes both, and for a campaign that names none of its own. */
export const GENERAL_BEGINNINGS: Readonly<Record<WritingType, Beginnings>> = {
  STORY: {
    advice: 'Start in the middle of one day. Who was there, and what did you see first?',
    lines: [
      'The first time I …',
      'Nobody knew that day that …',
      'There is a smell I will always know.',
      'I was standing in the doorway when …',
    ],
  },
  LETTER: {
    advice: 'Say hello, then tell one true thing from where you are.',
    lines: [
      'I am writing to you from …',
      'This morning I thought of you when …',
      'I never told you that …',
      'I want you to know that …',
    ],
  },
};

/** Apart from the rest of a campaign, which the scripts of every page carry: only a form shows these. */
export const BEGINNINGS_OF_CAMPAIGN: Readonly<Record<string, Beginnings>> = {
  palestine: {
    advice: 'Say hello, then tell one true and small thing from where you are.',
    lines: [
      'Hello, I am writing to you from …',
      'Outside my window there is …',
      'This morning I thought of you when …',
      'I would like to teach you a game. You need …',
    ],
  },
  hijab: {
    advice: 'Choose one moment: a mirror, a bus stop, a swimming lesson. What happened first?',
    lines: [
      'The first day I wore it, …',
      'I was in front of the mirror when …',
      'A stranger said to me …',
      'The day I chose not to, …',
    ],
  },
  ramadan: {
    advice: 'Choose one evening, one meal, or one morning before dawn. Who was there?',
    lines: [
      'It was still dark when …',
      'The table was …',
      'That year I fasted in …',
      'Somebody knocked, just before sunset, and …',
    ],
  },
  ourlondonfamily: {
    advice: 'There is no right way to begin. Say who is writing, and one true thing.',
    lines: [
      'I am writing to you from …',
      'I did not know you, but …',
      'Since that day I …',
      'I want you to know that …',
    ],
  },
  jan29: {
    advice: 'There is no right way to begin. Say where you are, and one thing you carry.',
    lines: [
      'I am writing to you from …',
      'That evening I was …',
      'Since that night I …',
      'I want you to know that …',
    ],
  },
  sudan: {
    advice: 'Choose one day, and tell only what you want to tell. You can stop at any time.',
    lines: [
      'Before the war, my street …',
      'The day we left, I carried …',
      'The last thing I saw of my home was …',
      'From far away, I heard that …',
    ],
  },
  kashmir: {
    advice: 'Choose one day, and tell only what you want to tell. You can stop at any time.',
    lines: [
      'In our valley, that morning …',
      'When the phones went silent, …',
      'What I miss most is …',
      'From far away, I …',
    ],
  },
  eid: {
    advice: 'Choose one Eid. Who was there, what was on the table, what could you hear?',
    lines: [
      'That Eid I woke to …',
      'We had no money that year, so …',
      'The phone rang from far away, and …',
      'I was the guest, and …',
    ],
  },
  mosque: {
    advice:
      'Choose one visit, and walk us in. Where did you leave your shoes, and who spoke to you?',
    lines: [
      'The first time I went in, …',
      'I left my shoes by …',
      'Somebody moved over to make room, and …',
      'I nearly turned back when …',
    ],
  },
};
