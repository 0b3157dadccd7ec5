import type { Database } from '#db/connect.ts';
import { listContacts, replaceSealedEmails } from '#db/contacts.ts';
import type { ContactReseal } from '#services/ports.ts';

/** Some hundredths of a second of arithmetic, then one statement. */
const BATCH = 500;

export type Resealed = { resealed: number; unreadable: number };

/** A piece at a time: broken off anywhere, every address is sealed to one key or the other, and it can be begun again. */
export async function resealContacts(context: {
  db: Database;
  resealContact: ContactReseal;
}): Promise<Resealed> {
  const { db, resealContact } = context;
  const done: Resealed = { resealed: 0, unreadable: 0 };
  let after: string | null = null;
  for (;;) {
    const piece = await listContacts(db, { after, limit: BATCH });
    if (piece.length === 0) return done;
    const changes = [];
    for (const { storyId, sealedEmail } of piece) {
      const sealed = await resealContact(sealedEmail);
      if (sealed === 'unreadable') done.unreadable += 1;
      else if (sealed !== 'sealed') changes.push({ storyId, was: sealedEmail, sealed });
    }
    if (changes.length > 0) done.resealed += await replaceSealedEmails(db, changes);
    after = piece.at(-1)?.storyId ?? null;
  }
}
