import type { Database } from '#db/connect.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { PictureFile, PictureRefusal } from '#domain/content/pictures.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { PrintDocument } from '#domain/print/print-document.ts';
import type { Erasure } from '#domain/retention.ts';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import type { Picture } from '#domain/sharing/share-card.ts';
import type { DeskEventKind } from '#domain/vetting/event-kinds.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import type { SignInWay } from '#domain/vetting/sign-in-ways.ts';

/** What the outside must offer. Each has a live and a local version under `integrations/`. */

export type Clock = () => Date;

export type Ids = { storyId: () => string; storyHash: () => string };

/** Whether a person, or at least a patient machine, is sending this. */
export type BotCheck = {
  /** What a page has to be allowed to load for it: nothing, unless somebody else does the check. */
  sources: { scripts: readonly string[]; frames: readonly string[]; connects: readonly string[] };
  /** What the browser has to answer; null where nothing is asked. 1 is the work of a quiet day. */
  challenge: (hardness: number) => Promise<unknown>;
  verify: (token: string | null) => Promise<BotVerdict>;
};
export type BotVerdict =
  /** `unproven` is taken and marked: nobody's words are lost because a check was not to be had. */
  /** A proof counts once: it is struck out together with the story it came with. */
  { kind: 'proven'; proof: string | null } | { kind: 'unproven' } | { kind: 'refused' };

/** The web process can seal an e-mail address; only the mail worker can open it. */
export type ContactSeal = (email: string) => Promise<Uint8Array>;
export type ContactOpen = (sealed: Uint8Array) => Promise<string>;
/** Sealed to the newer key: anew, or as it is already; or no key here opens it. */
export type ContactReseal = (sealed: Uint8Array) => Promise<Uint8Array | 'sealed' | 'unreadable'>;

/** Kept outside the database, so that a restore cannot bring back what was erased. */
export type AppendToJournal = (erasures: Erasure[]) => Promise<void>;

/** A line for operators. Nothing in it leads to a person: ids and kinds, no words and no addresses. */
export type Log = Record<'info' | 'error', (about: object, words: string) => void>;

/** How often something happened lately: `times`, and how long until the oldest of them is forgotten. */
export type Counted = { times: number; waitMs: number };
/** Counts only; what a count means is for the domain to say. A name is kept as a keyed hash and never on a disk. */
export type Counter = {
  look: (name: string) => Promise<Counted>;
  /** Counts at once, this one included, so that many at the same time are no way around. */
  add: (name: string) => Promise<Counted & { takeBack: () => Promise<void> }>;
};
/** In this process alone, or for several of them together. */
export type Counters = (what: { name: string; windowMs: number }) => Counter;

export type Job =
  | { name: 'prepare-story'; data: { storyId: string } }
  | { name: 'send-approval-mail'; data: { storyId: string; eventNo: number } }
  | { name: 'send-refusal-mail'; data: { storyId: string; eventNo: number } }
  | { name: 'tell-leads'; data: { storyId: string; eventNo: number } }
  | { name: 'send-answer-mail'; data: { storyId: string; eventNo: number } }
  | { name: 'send-question-mail'; data: { storyId: string; eventNo: number } }
  | { name: 'send-removal-mail'; data: { storyId: string; eventNo: number } }
  /** `no`: of the decision about many together. */
  | { name: 'tell-together'; data: { no: number } }
  /** `news`: which of the answers to one report it is. */
  | { name: 'send-report-mail'; data: { reportId: string; news: string } }
  | { name: 'tell-of-account'; data: { eventNo: number } }
  /** That something waits, and nothing of what. */
  | { name: 'tell-lead'; data: { officerId: string; eventNo: number } }
  | { name: 'tell-head'; data: { day: string } }
  | { name: 'write-ledger'; data: { day: string } }
  | { name: 'print-booklet'; data: { bookletId: string } };

/** Given a transaction, the job exists if and only if the transaction commits. */
export type JobQueue = (db: Database, job: Job, options?: Later) => Promise<void>;

/** Drops every page that is kept under one of these keys. Done means done: none is served any more. */
export type PurgeEdge = (keys: string[]) => Promise<void>;

export type Mail = {
  /**
   * Which mail this is, the same for every attempt at it. It may name a story, so it never leaves the worker:
   * what is sent carries a keyed hash of it.
   */
  name: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};
export type SendMail = (mail: Mail) => Promise<void>;

/** Says whether two texts of one day are the same, and nothing else about them. */
export type DayHash = (day: CalendarDay, text: string) => Uint8Array;

/** A job that is not to be done yet. */
export type Later = { afterSeconds: number };

/** Two-letter country of an address, or ZZ; the address itself is not kept. */
export type CountryOfAddress = (address: string) => string;

/** A PNG of what chats and home screens show of the site, or 'busy' when too many wait for theirs. */
export type DrawPicture = (picture: Picture) => Promise<Uint8Array<ArrayBuffer> | 'busy'>;

/** A picture in the sizes that readers are sent, without anything that it said of itself; or why it is none. */
export type MadePicture =
  | {
      made: {
        hash: string;
        width: number;
        height: number;
        files: (Omit<PictureFile, 'hash'> & { bytes: Uint8Array })[];
      };
    }
  | { refused: PictureRefusal };
export type MakePicture = (bytes: Uint8Array) => Promise<MadePicture | 'busy'>;

/** What a value of our lists is called in a language; by its own English name where it has no other. */
export type NameIn = (locale: Locale, list: 'country' | 'subject', english: string) => string;

export type DetectLanguage = (text: string) => TextLanguage;

/** What somebody may be in who wrote this; a signal, never a judgement. */
export type FindDangers = (text: string) => Danger[];

/** Turns an invitation into an officer; the sign-in library asks while it makes a passkey. */
export type Enrolment = {
  /** By the SHA-256 of the link's token, in hex; the token itself goes no further than the door. */
  find: (tokenHash: string) => Promise<{ email: string; name: string } | null>;
  claim: (tokenHash: string) => Promise<string | null>;
};

export type OfficerSession = {
  officer: Officer;
  id: string;
  way: SignInWay;
  /** When the passkey was shown for something that reaches far. */
  confirmedAt: Date | null;
};

/** Where the door counts who tries, and tells the log who came in. */
export type SignInTrail = {
  /** Whether one more question to a passkey, or one more try, from this address is answered. */
  mayAsk: (address: string) => Promise<boolean>;
  mayTry: (address: string) => Promise<boolean>;
  /** Counts one more password for this account, known or not. */
  mayTryAccount: (email: string) => Promise<boolean>;
  cameIn: (
    officerId: string,
    how: { way: SignInWay; device: string; confirmed: boolean },
  ) => Promise<void>;
  failed: (who: { email: string } | { officerId: string | null }, how: string) => Promise<void>;
  /** The password was right and the code was not: somebody may know the one. */
  wrongCode: (officerId: string | null) => Promise<void>;
  /** Something about the ways into this officer's account. */
  about: (officerId: string, event: { kind: DeskEventKind; note?: string }) => Promise<void>;
  /** An officer asked for what is not theirs. */
  refused: (officerId: string, what: string) => Promise<void>;
};

/** What is kept of keys and codes beside what the sign-in library keeps. */
export type SignInKeys = {
  find: (
    credentialId: string,
  ) => Promise<{ id: string; officerId: string; usableFrom: Date } | undefined>;
  update: (
    credentialId: string,
    change: { name?: string; usableFrom?: Date; lastUsedAt?: Date },
  ) => Promise<void>;
  /** True once, for the session in which another passkey was shown for it. */
  spendAdding: (sessionId: string) => Promise<boolean>;
  /** A set-up that was begun and never finished, so that it can begin anew with another password. */
  forgetBegunCodes: (officerId: string) => Promise<void>;
  /** True the first time. */
  spendCode: (officerId: string, code: string) => Promise<boolean>;
  /** Who is asked for a code by this question. */
  askedBy: (question: string) => Promise<string | null>;
};

/** Whether a password is among those that are tried first; `about` is what others know of its owner. */
export type IsCommonPassword = (password: string, about: readonly string[]) => boolean;

/** From where, as far as the door has to know it; never kept as it is. */
export type Caller = { headers: Headers; address: string };
export type SignInAnswer =
  | { kind: 'ok'; cookies: string[] }
  /** `busy`: too many at once, or too often. */
  | { kind: 'wrong' | 'busy' };

export type OfficerSignIn = {
  /** Who is asking, and the cookies to send back. Reading by machine keeps no session alive. */
  find: (
    headers: Headers,
    options: { keepAlive: boolean },
  ) => Promise<{ session: OfficerSession | null; cookies: string[] }>;
  /** Answers the calls of the sign-in pages, and no other call of the library. */
  handle: (request: Request, from: { address: string }) => Promise<Response>;
  /** The fallback for a lost passkey: a password, and then a code from an app. */
  withPassword: (request: Caller & { email: string; password: string }) => Promise<SignInAnswer>;
  withCode: (request: Caller & { code: string }) => Promise<SignInAnswer>;
  /** Sets the fallback up; it works once a first code was entered. */
  startCodes: (request: {
    headers: Headers;
    password: string;
  }) => Promise<
    { kind: 'started'; totpUri: string } | { kind: 'common' | 'refused' | 'busy' | 'needs-passkey' }
  >;
  /** For whoever knows the one before. */
  changePassword: (request: {
    headers: Headers;
    current: string;
    next: string;
  }) => Promise<{ kind: 'changed' | 'wrong' | 'common' | 'refused' | 'busy' }>;
  finishCodes: (request: { headers: Headers; code: string }) => Promise<SignInAnswer>;
  signOut: (headers: Headers) => Promise<string[]>;
  /** A session without a credential, for the demo's one-time link. */
  signInWithout: (officerId: string) => Promise<string[]>;
};

export type PrintedFile = { pdf: Uint8Array; pages: number };
/** A document as PDF; `busy` when too many wait already. */
export type Print = (document: PrintDocument) => Promise<PrintedFile | 'busy'>;
