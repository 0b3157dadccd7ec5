import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#db/connect.ts';
import { createOfficerSignIn } from '#integrations/officer-sign-in/officer-sign-in.ts';
import { isCommonPassword } from '#integrations/password-strength/is-common-password.ts';
import { createEnrolment } from '#services/officers/enrol-officer.ts';
import { createSignInKeys } from '#services/officers/sign-in-keys.ts';
import { createSignInTrail } from '#services/officers/sign-in-trail.ts';
import type { JobQueue, OfficerSignIn } from '#services/ports.ts';

type Made = { origin?: string; secret?: string; alsoSecret?: string | undefined };

/** The real door, without the desk around it. */
export function createTestSignIn(
  db: Database,
  enqueue: JobQueue = async () => {},
  made: Made = {},
): OfficerSignIn {
  const clock = () => new Date();
  const keyedHash = (text: string) => createHash('sha256').update(text).digest();
  return createOfficerSignIn({
    db,
    clock,
    origin: 'https://desk.example.org',
    secret: 'a secret of a test, long enough for the library',
    enrolment: createEnrolment({ db, clock, enqueue, newId: randomUUID }),
    trail: createSignInTrail({ db, clock, enqueue, keyedHash }),
    keys: createSignInKeys({ db, clock }),
    isCommonPassword,
    ...made,
  });
}
