import { deleteEndedSessions, sweepSignIn } from '#db/desk/ways-in.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import {
  ATTEMPTS_REMEMBERED_MS,
  CODE_REMEMBERED_MS,
  SESSION_MOST_MS,
} from '#domain/vetting/sign-in-limits.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** What ran out is ended and told; what nobody answered is forgotten. */
export async function sweepSignIns({ db, clock }: DeskContext): Promise<void> {
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await sweepSignIn(db, {
    now,
    codesBefore: ago(CODE_REMEMBERED_MS),
    attemptsBefore: ago(ATTEMPTS_REMEMBERED_MS),
  });
  await db.transaction().execute(async (trx) => {
    for (const { officerId, email } of await deleteEndedSessions(trx, {
      now,
      notBefore: ago(SESSION_MOST_MS),
    }))
      await insertDeskEvent(trx, {
        kind: 'end-session',
        officer: officerId,
        subject: email,
        note: 'It ran out.',
        at: now,
      });
  });
}
