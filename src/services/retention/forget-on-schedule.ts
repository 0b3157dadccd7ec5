import type { Database } from '#db/connect.ts';
import { deleteOldContacts } from '#db/contacts.ts';
import { deleteOldProofs } from '#db/used-proofs.ts';
import {
  CONTACT_DAYS_AFTER_MAIL,
  CONTACT_DAYS_AT_MOST,
  daysBefore,
  PROOF_DAYS,
} from '#domain/retention.ts';
import type { Clock } from '#services/ports.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';

/** Erases what has served its purpose, and writes into each story's log that it did. */
export async function forgetOnSchedule(context: {
  db: Database;
  clock: Clock;
}): Promise<{ contacts: number; proofs: number }> {
  const at = context.clock();
  return context.db.transaction().execute(async (db) => {
    const forgotten = await deleteOldContacts(db, {
      mailedBefore: daysBefore(at, CONTACT_DAYS_AFTER_MAIL),
      keptSince: daysBefore(at, CONTACT_DAYS_AT_MOST),
    });
    for (const storyId of forgotten)
      await noteByItself(db, { storyId, kind: 'forget-contact', at });
    const proofs = await deleteOldProofs(db, daysBefore(at, PROOF_DAYS));
    return { contacts: forgotten.length, proofs };
  });
}
