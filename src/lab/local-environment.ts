import type { RoleName } from '#db/roles.ts';
import { SETTINGS_OF, type Secrets, type Settings, settingsOf } from '#main/setup/settings.ts';

type Local = {
  url: (role: RoleName) => string;
  secrets: Secrets;
  origin: string;
  deskOrigin: string;
  smtp: string;
  journal: string;
  /** What this world has otherwise than an operator's. */
  more?: Record<string, string>;
};

/** What operators decide; nothing is ever sent to these. */
export const LOCAL_ANSWERS = {
  contactEmail: 'hello@hikaya.test',
  pressEmail: 'press@hikaya.test',
  educatorsEmail: 'educators@hikaya.test',
  appealsEmail: 'appeals@hikaya.test',
  socialUrl: 'https://social.hikaya.test/hikaya',
  socialName: 'Instagram',
  timeZone: 'America/Toronto',
  donateUrl: 'https://donate.hikaya.test/',
  mailFrom: 'Hikaya <hello@hikaya.test>',
  caches: 'none',
  proxies: '',
  assets: '',
  operationsFile: '',
};

/** The settings of every process, made as an installation makes them. */
export function localSettings(local: Local): Settings {
  const { url, secrets, origin, deskOrigin, smtp, journal, more } = local;
  const answers = {
    ...LOCAL_ANSWERS,
    siteOrigin: origin,
    deskOrigin,
    smtpUrl: smtp,
    journalFile: journal,
  };
  const settings = settingsOf(answers, secrets, url);
  // Nobody shares out visitors here, so nobody has to learn that a process goes.
  const here = { DRAIN_MS: '0', INNER_PORT: '0', ...more };
  for (const name of SETTINGS_OF) Object.assign(settings[name], here);
  return settings;
}

/** All of them in one, for tests that start several in their own process. */
export function localEnvironment(local: Local): Record<string, string> {
  return Object.assign({}, ...Object.values(localSettings(local)));
}

/** For tests that put the settings of one process together by hand. */
export const LOCAL_ADDRESSES = {
  CONTACT_EMAIL: LOCAL_ANSWERS.contactEmail,
  PRESS_EMAIL: LOCAL_ANSWERS.pressEmail,
  EDUCATORS_EMAIL: LOCAL_ANSWERS.educatorsEmail,
  APPEALS_EMAIL: LOCAL_ANSWERS.appealsEmail,
  SOCIAL_URL: LOCAL_ANSWERS.socialUrl,
  DONATE_URL: LOCAL_ANSWERS.donateUrl,
  MAIL_FROM: LOCAL_ANSWERS.mailFrom,
};
