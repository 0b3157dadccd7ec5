import type { Database } from '#db/connect.ts';
import { deleteCodes } from '#db/desk/officers.ts';
import {
  findAskedOfficer,
  findPasskey,
  hasCodes,
  spendAddPasskey,
  spendCode,
  updatePasskey,
} from '#db/desk/ways-in.ts';
import type { Clock, SignInKeys } from '#services/ports.ts';

/** What the sign-in library does not keep: since when a key acts, what was spent, who is asked. */
export function createSignInKeys({ db, clock }: { db: Database; clock: Clock }): SignInKeys {
  return {
    find: (credentialId) => findPasskey(db, credentialId),
    update: (credentialId, change) => updatePasskey(db, credentialId, change),
    spendAdding: (sessionId) => spendAddPasskey(db, { sessionId, now: clock() }),
    forgetBegunCodes: async (officerId) => {
      if (!(await hasCodes(db, officerId))) await deleteCodes(db, officerId);
    },
    spendCode: (officerId, code) => spendCode(db, { officerId, code, at: clock() }),
    askedBy: (question) => findAskedOfficer(db, question),
  };
}
