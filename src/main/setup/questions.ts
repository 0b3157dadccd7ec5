import type { Answers, Settings, SettingsOf } from './settings.ts';

type Question = {
  flag: string;
  answer: keyof Answers;
  asks: string;
  /** Where the answer stands once it was given. */
  at: [SettingsOf, string];
  /** What most choose; without one it has to be said. */
  usual?: (given: Partial<Answers>) => string;
};

const likeContact = ({ contactEmail = '' }: Partial<Answers>) => contactEmail;

export const QUESTIONS: readonly Question[] = [
  {
    flag: 'site',
    answer: 'siteOrigin',
    asks: 'Address of the public site, such as https://stories.your-name.org',
    at: ['web', 'SITE_ORIGIN'],
  },
  {
    flag: 'desk',
    answer: 'deskOrigin',
    asks: 'Address of the officers’ desk, a name of its own: passkeys are bound to it for good',
    at: ['desk', 'DESK_ORIGIN'],
  },
  {
    flag: 'smtp',
    answer: 'smtpUrl',
    asks: 'Mail server, such as smtps://USER:PASSWORD@mail.your-name.org',
    at: ['worker', 'SMTP_URL'],
  },
  {
    flag: 'contact',
    answer: 'contactEmail',
    asks: 'E-mail address the public writes to',
    at: ['web', 'CONTACT_EMAIL'],
  },
  {
    flag: 'donate',
    answer: 'donateUrl',
    asks: 'Page where people donate',
    at: ['web', 'DONATE_URL'],
  },
  {
    flag: 'social',
    answer: 'socialUrl',
    asks: 'Your social profile',
    at: ['web', 'SOCIAL_URL'],
  },
  {
    flag: 'caches',
    answer: 'caches',
    asks: 'Caches in front, where they are told what changed (http://127.0.0.1:6081), or none',
    at: ['worker', 'EDGE_CACHES'],
  },
  {
    flag: 'proxies',
    answer: 'proxies',
    asks: 'Addresses of the proxies in front',
    at: ['web', 'TRUST_PROXY'],
    usual: () => '127.0.0.1',
  },
  {
    flag: 'appeals',
    answer: 'appealsEmail',
    asks: 'Address for whoever disagrees with a decision',
    at: ['web', 'APPEALS_EMAIL'],
    usual: likeContact,
  },
  {
    flag: 'press',
    answer: 'pressEmail',
    asks: 'Address for the press',
    at: ['web', 'PRESS_EMAIL'],
    usual: likeContact,
  },
  {
    flag: 'educators',
    answer: 'educatorsEmail',
    asks: 'Address for teachers',
    at: ['web', 'EDUCATORS_EMAIL'],
    usual: likeContact,
  },
  {
    flag: 'from',
    answer: 'mailFrom',
    asks: 'Sender of mails',
    at: ['worker', 'MAIL_FROM'],
    usual: (given) => `Hikaya <${likeContact(given)}>`,
  },
  {
    flag: 'journal',
    answer: 'journalFile',
    asks: 'File for the journal of erasures, best on another disk than the database',
    at: ['purger', 'JOURNAL_FILE'],
    usual: () => '/var/lib/hikaya/erasures.jsonl',
  },
];

/** What is settled already, then what is asked for, then what most choose. */
export async function answerAll(
  flags: Record<string, unknown>,
  present: Settings,
  ask: (question: Question) => Promise<string>,
): Promise<Answers> {
  const given: Partial<Answers> = {};
  for (const question of QUESTIONS) {
    const [name, key] = question.at;
    const said = flags[question.flag];
    given[question.answer] =
      present[name][key] ??
      (typeof said === 'string' ? said : null) ??
      question.usual?.(given) ??
      (await ask(question));
  }
  return given as Answers;
}
