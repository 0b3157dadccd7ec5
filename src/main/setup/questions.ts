import { type ConfigKey, readConfig } from '../compose/config.ts';
import type { Answers, Settings, SettingsOf } from './settings.ts';

export type Question = {
  flag: string;
  answer: keyof Answers;
  asks: string;
  /** Where the answer stands once it was given. */
  at: [SettingsOf, string];
  /** What most choose; without one it has to be said. */
  usual?: (given: Partial<Answers>) => string;
};

const likeContact = ({ contactEmail = '' }: Partial<Answers>) => contactEmail;

/** As people call it, or by its name on the Internet. */
function placeOf(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  return host === 'instagram.com' ? 'Instagram' : host;
}

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
    flag: 'social-name',
    answer: 'socialName',
    asks: 'Where that is, as people call it',
    at: ['web', 'SOCIAL_LABEL'],
    usual: ({ socialUrl = '' }) => placeOf(socialUrl),
  },
  {
    flag: 'time-zone',
    answer: 'timeZone',
    asks: 'Time zone of the people who read and decide',
    at: ['web', 'SITE_TIME_ZONE'],
    usual: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
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
  {
    flag: 'operations',
    answer: 'operationsFile',
    asks: 'File for what operators did to database and secrets, outside the database',
    at: ['migrator', 'OPERATIONS_FILE'],
    usual: () => '/var/lib/hikaya-operations/operations.jsonl',
  },
  {
    flag: 'assets',
    answer: 'assets',
    asks: 'Folder for the browser files of the last releases',
    at: ['web', 'KEPT_ASSETS'],
    usual: () => '/var/lib/hikaya-assets',
  },
];

type Asking = {
  flags: Record<string, unknown>;
  present: Settings;
  /** Where nobody is there to ask, what is missing is named all at once. */
  ask: ((question: Question) => Promise<string>) | null;
  say: (line: string) => void;
};

/** What is settled already, then what is asked for, then what most choose. */
export async function answerAll({ flags, present, ask, say }: Asking): Promise<Answers> {
  const given: Partial<Answers> = {};
  const missing: string[] = [];
  for (const question of QUESTIONS) {
    const { flag, answer, at, usual } = question;
    const settled = present[at[0]][at[1]];
    const said = typeof flags[flag] === 'string' ? String(flags[flag]) : undefined;
    if (settled !== undefined && said !== undefined && said !== settled)
      say(`stays ${at[1]}=${settled}: it is settled; to change it, edit the settings files`);
    const known = settled ?? said ?? usual?.(given);
    if (known !== undefined) given[answer] = known;
    else if (ask) given[answer] = await ask(question);
    else missing.push(`  --${flag}  ${question.asks}`);
  }
  if (missing.length > 0) throw new Error(`These are missing:\n${missing.join('\n')}`);
  return given as Answers;
}

/** What a process would say of this answer, or null. */
export function wrongWith({ at }: Question, answer: string): string | null {
  const key = at[1] as ConfigKey;
  try {
    readConfig([key], { [key]: answer });
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n').at(-1) ?? '').trim() : String(error);
  }
}
