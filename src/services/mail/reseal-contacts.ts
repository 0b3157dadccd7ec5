import type { Database } from '#db/connect.ts';
import { listSealedEmails, replaceSealedEmails, SEALED_IN, type SealedIn } from '#db/contacts.ts';
import type { ContactReseal } from '#services/ports.ts';

/** Some hundredths of a second of arithmetic, then one statement. */
const BATCH = 500;

export type Resealed = { resealed: number; unreadable: number };

type ResealContext = { db: Database; resealContact: ContactReseal };

/** A piece at a time: broken off anywhere, every address is sealed to one key or the other, and it can be begun again. */
export async function resealContacts(context: ResealContext): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: 0 };
  for (const place of SEALED_IN) await resealIn(context, place, done);
  return done;
}

async function resealIn(
  { db, resealContact }: ResealContext,
  place: SealedIn,
  done: Resealed,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const piece = await listSealedEmails(db, place, { after, limit: BATCH });
    if (piece.length === 0) return;
    const changes = [];
    for (const { id, sealedEmail } of piece) {
      const sealed = await resealContact(sealedEmail);
      if (sealed === 'unreadable') done.unreadable += 1;
      else if (sealed !== 'sealed') changes.push({ id, was: sealedEmail, sealed });
    }
    if (changes.length > 0) done.resealed += await replaceSealedEmails(db, place, changes);
    after = piece.at(-1)?.id ?? null;
  }
}
