import type { Database } from '#db/connect.ts';
import type { Language } from '#domain/options/languages.ts';

/** What the outside must offer. Each has a live and a local version under `integrations/`. */

export type Clock = () => Date;

export type Ids = { storyId: () => string; storyHash: () => string };

/** True when the token shows that a person, or a patient machine, is sending this. */
export type BotCheck = (token: string | null) => Promise<boolean>;

/** The web process can seal an e-mail address; only the mail worker can open it. */
export type ContactSeal = (email: string) => Promise<Uint8Array>;
export type ContactOpen = (sealed: Uint8Array) => Promise<string>;

export type Job =
  | { name: 'prepare-story'; data: { storyId: string } }
  | { name: 'send-approval-mail'; data: { storyId: string } };

/** Given a transaction, the job exists if and only if the transaction commits. */
export type JobQueue = (db: Database, job: Job) => Promise<void>;

export type Mail = {
  /** The same for every attempt at the same mail, so that a repeat can be recognised. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};
export type SendMail = (mail: Mail) => Promise<void>;

/** Two-letter country of an address, or ZZ; the address itself is not kept. */
export type CountryOfAddress = (address: string) => string;

export type DetectLanguage = (text: string) => Language;
