import { deleteOldReportContacts, forgetCases } from '#db/cases/reports.ts';
import type { Database } from '#db/connect.ts';
import { deleteOldContacts } from '#db/contacts.ts';
import { eraseWords, lapseStory, listStoriesToErase, listStoriesToLapse } from '#db/erasures.ts';
import { deleteOldMailPlaces } from '#db/mail-places.ts';
import {
  deleteEnded,
  deleteExpiredBooklets,
  deleteOldPageViews,
  deleteOldSubmissionKeys,
} from '#db/old-rows.ts';
import { noteChore } from '#db/system/chores.ts';
import { deleteOldProofs } from '#db/used-proofs.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import {
  CASE_DAYS,
  CONTACT_DAYS_AFTER_MAIL,
  CONTACT_DAYS_AT_MOST,
  daysBefore,
  ENDED_DAYS,
  PAGE_VIEW_DAYS,
  PROOF_DAYS,
  REPORT_CONTACT_DAYS,
  REPORT_CONTACT_DAYS_AT_MOST,
  SUBMISSION_KEY_DAYS,
} from '#domain/retention.ts';
import type { Clock } from '#services/ports.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';

export type Forgotten = {
  contacts: number;
  /** Ended, because nobody decided; their words go as those of other ended texts do. */
  lapsed: number;
  words: number;
  proofs: number;
  keys: number;
  views: number;
  ended: number;
  booklets: number;
  mailPlaces: number;
  /** Of whoever reported a text. */
  reportContacts: number;
  cases: number;
};

/** Erases what has served its purpose, and writes into each story's log that it did. */
export async function forgetOnSchedule(context: {
  /** Of the purger, who can erase and cannot read. */
  db: Database;
  clock: Clock;
}): Promise<Forgotten> {
  const { db } = context;
  const at = context.clock();
  const forgotten = {
    contacts: await forgetContacts(db, at),
    lapsed: await lapseUndecided(db),
    words: await eraseDueWords(db),
    proofs: await deleteOldProofs(db, daysBefore(at, PROOF_DAYS)),
    keys: await deleteOldSubmissionKeys(db, daysBefore(at, SUBMISSION_KEY_DAYS)),
    views: await deleteOldPageViews(db, dayIn(daysBefore(at, PAGE_VIEW_DAYS), 'UTC')),
    ended: await deleteEnded(db, daysBefore(at, ENDED_DAYS)),
    booklets: await deleteExpiredBooklets(db, at),
    mailPlaces: await deleteOldMailPlaces(db, dayIn(at, 'UTC')),
    reportContacts: await deleteOldReportContacts(db, {
      decidedBefore: daysBefore(at, REPORT_CONTACT_DAYS),
      keptSince: daysBefore(at, REPORT_CONTACT_DAYS_AT_MOST),
    }),
    cases: await forgetOldCases(db, at),
  };
  const { contacts, words, lapsed } = forgotten;
  await noteChore(db, 'forget', `${contacts} addresses, ${words} texts, ${lapsed} ended undecided`);
  return forgotten;
}

function forgetContacts(db: Database, at: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const forgotten = await deleteOldContacts(transaction, {
      mailedBefore: daysBefore(at, CONTACT_DAYS_AFTER_MAIL),
      keptSince: daysBefore(at, CONTACT_DAYS_AT_MOST),
    });
    for (const storyId of forgotten)
      await noteByItself(transaction, { storyId, kind: 'forget-contact', at });
    return forgotten.length;
  });
}

async function forgetOldCases(db: Database, at: Date): Promise<number> {
  let gone = 0;
  for (;;) {
    const piece = await forgetCases(db, daysBefore(at, CASE_DAYS));
    if (piece === 0) return gone;
    gone += piece;
  }
}

/** So many at a time, that nobody waits long for the log. */
const PIECE = 100;

const eraseDueWords = (db: Database) => inPieces(db, listStoriesToErase, eraseWords);
const lapseUndecided = (db: Database) => inPieces(db, listStoriesToLapse, lapseStory);

async function inPieces(
  db: Database,
  list: (db: Database, most: number) => Promise<string[]>,
  end: (db: Database, storyId: string) => Promise<boolean>,
): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await list(db, PIECE);
    for (const storyId of due) if (await end(db, storyId)) ended += 1;
    if (due.length < PIECE) return ended;
  }
}
