import type { DeskEventKind } from './event-kinds.ts';

/** What officers and leads learn by mail the moment it happens to an account, in one sentence. */
type News = {
  subject: string;
  words: string;
  /** To the one whose account it is. */
  toOfficer: boolean;
  /** To every lead. */
  toLeads: boolean;
  /** Nothing is left to close. */
  closed?: boolean;
  /** About no account: where at the desk it is looked at. */
  at?: 'log';
};

const both = { toOfficer: true, toLeads: true };

export const ACCOUNT_NEWS: Partial<Record<DeskEventKind, News>> = {
  'add-passkey': {
    subject: 'A passkey was added at the desk',
    words: 'A new passkey was added to the account',
    ...both,
  },
  'remove-passkey': {
    subject: 'A passkey was removed at the desk',
    words: 'A passkey was removed from the account',
    ...both,
  },
  'add-codes': {
    subject: 'A password and a code app were set up at the desk',
    words: 'A password and a code app now open the account',
    ...both,
  },
  'remove-codes': {
    subject: 'A password and a code app were removed at the desk',
    words: 'The password and the code app no longer open the account',
    ...both,
  },
  'sign-in': {
    subject: 'Somebody signed in with a password and a code',
    words: 'Somebody came in with the password and a code for the account',
    ...both,
  },
  'wrong-code': {
    subject: 'A right password and a wrong code at the desk',
    words:
      'Somebody knows the password, and typed a code that is not right or was used already, for the account',
    ...both,
  },
  'shut-codes': {
    subject: 'Wrong passwords at the desk',
    words:
      'Somebody typed several wrong passwords or codes. For a quarter of an hour none works for the account',
    ...both,
  },
  invite: {
    subject: 'Somebody was invited to the desk',
    words: 'A lead invited',
    toOfficer: false,
    toLeads: true,
  },
  enrol: {
    subject: 'A passkey was made with an invitation',
    words: 'An invitation was used, and from now on a passkey opens the account',
    ...both,
  },
  appoint: {
    subject: 'A role was changed at the desk',
    words: 'Another role or other languages now belong to the account',
    ...both,
  },
  disable: {
    subject: 'An account at the desk was closed',
    words: 'Nobody is signed in any more, no passkey is left, and nothing opens the account',
    closed: true,
    ...both,
  },
  enable: {
    subject: 'An account at the desk was opened again',
    words: 'With a new passkey somebody may come in again with the account',
    ...both,
  },
  'ask-recovery': {
    subject: 'A lead asks for a new passkey for somebody',
    words:
      'A lead asks that a new passkey may be made, and needs a second lead to agree, for the account',
    ...both,
  },
  'agree-recovery': {
    subject: 'Two leads agreed to a new passkey',
    words: 'Two leads agreed that a new passkey may be made for the account',
    ...both,
  },
  'open-alone-campaign': {
    subject: 'One lead has opened a campaign alone',
    words:
      'One lead has opened a campaign alone. In twelve hours it closes to writing, unless a second lead agrees. Its name is',
    toOfficer: false,
    toLeads: true,
    at: 'log',
  },
  'unusual-reading': {
    subject: 'Unusual reading at the desk',
    words: 'More was read, or at another time, or past the queue, than is usual for the account',
    toOfficer: false,
    toLeads: true,
  },
};

/** A sign-in by passkey is the day's work and no news. */
export function isNews(event: { kind: DeskEventKind; byCode?: boolean }): boolean {
  return event.kind === 'sign-in' ? event.byCode === true : ACCOUNT_NEWS[event.kind] !== undefined;
}
