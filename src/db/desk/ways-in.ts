import type { SignInWay } from '#domain/vetting/sign-in-ways.ts';
import type { Database } from '../connect.ts';

export type OfficerPasskey = {
  id: string;
  name: string | null;
  madeAt: Date | null;
  usableFrom: Date;
  lastUsedAt: Date | null;
};

export async function listPasskeys(db: Database, officerId: string): Promise<OfficerPasskey[]> {
  const rows = await db
    .selectFrom('officer_passkey')
    .select(['id', 'name', 'created_at', 'usable_from', 'last_used_at'])
    .where('officer_id', '=', officerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    madeAt: row.created_at,
    usableFrom: row.usable_from,
    lastUsedAt: row.last_used_at,
  }));
}

export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<{ id: string; officerId: string; usableFrom: Date } | undefined> {
  const row = await db
    .selectFrom('officer_passkey')
    .select(['id', 'officer_id', 'usable_from'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row && { id: row.id, officerId: row.officer_id, usableFrom: row.usable_from };
}

export async function updatePasskey(
  db: Database,
  credentialId: string,
  change: { name?: string; usableFrom?: Date; lastUsedAt?: Date },
): Promise<void> {
  await db
    .updateTable('officer_passkey')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.usableFrom && { usable_from: change.usableFrom }),
      ...(change.lastUsedAt && { last_used_at: change.lastUsedAt }),
    })
    .where('credential_id', '=', credentialId)
    .execute();
}

/** With every session it opened. Answers whether this officer had it. */
export async function deletePasskey(
  db: Database,
  { officerId, id }: { officerId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('officer_passkey')
    .where('id', '=', id)
    .where('officer_id', '=', officerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db.deleteFrom('officer_session').where('passkey_id', '=', id).execute();
  return true;
}

/** True once, for the session in which another passkey was shown for it. */
export async function spendAddPasskey(
  db: Database,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('officer_session')
    .set({ adds_until: null })
    .where('id', '=', sessionId)
    .where('adds_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who is asked for a code by this question. */
export async function findAskedOfficer(db: Database, question: string): Promise<string | null> {
  const row = await db
    .selectFrom('officer_verification')
    .select('value')
    .where('identifier', '=', question)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Whether a first code was entered: before that, neither password nor code opens anything. */
export async function hasCodes(db: Database, officerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('officer')
    .select('two_factor_enabled')
    .where('id', '=', officerId)
    .executeTakeFirst();
  return row?.two_factor_enabled ?? false;
}

export type OpenSession = {
  id: string;
  way: SignInWay;
  userAgent: string | null;
  since: Date;
  lastSeenAt: Date;
};

/** Where an officer is signed in now. */
export async function listSessions(
  db: Database,
  { officerId, now, notBefore }: { officerId: string; now: Date; notBefore: Date },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('officer_session')
    .select(['id', 'way', 'user_agent', 'created_at', 'updated_at'])
    .where('officer_id', '=', officerId)
    .where('expires_at', '>', now)
    .where('created_at', '>', notBefore)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    way: row.way as SignInWay,
    userAgent: row.user_agent,
    since: row.created_at,
    lastSeenAt: row.updated_at,
  }));
}

export async function deleteSession(
  db: Database,
  { officerId, id }: { officerId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('officer_session')
    .where('id', '=', id)
    .where('officer_id', '=', officerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that were opened in this way. */
export async function deleteSessionsBy(
  db: Database,
  { officerId, way }: { officerId: string; way: SignInWay },
): Promise<void> {
  await db
    .deleteFrom('officer_session')
    .where('officer_id', '=', officerId)
    .where('way', '=', way)
    .execute();
}

/** Ends what ran out. Answers whose it was, by e-mail address. */
export async function deleteEndedSessions(
  db: Database,
  { now, notBefore }: { now: Date; notBefore: Date },
): Promise<{ officerId: string; email: string }[]> {
  const rows = await db
    .deleteFrom('officer_session')
    .using('officer')
    .whereRef('officer.id', '=', 'officer_session.officer_id')
    .where((eb) =>
      eb.or([
        eb('officer_session.expires_at', '<=', now),
        eb('officer_session.created_at', '<=', notBefore),
      ]),
    )
    .returning(['officer.id', 'officer.email'])
    .execute();
  return rows.map(({ id, email }) => ({ officerId: id, email }));
}

/** True the first time: a code that was read over a shoulder, or on the way, opens nothing. */
export async function spendCode(
  db: Database,
  { officerId, code, at }: { officerId: string; code: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('officer_spent_code')
    .values({ officer_id: officerId, code, spent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Counts this one at once, so that many at the same time are no way around. Answers how many there are since then. */
export async function countAttempt(
  db: Database,
  { key, at, windowMs }: { key: Uint8Array; at: Date; windowMs: number },
): Promise<number> {
  const windowStart = new Date(at.getTime() - windowMs);
  const { times } = await db
    .insertInto('sign_in_attempt')
    .values({ key: Buffer.from(key), times: 1, since: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        times: eb
          .case()
          .when('sign_in_attempt.since', '<', windowStart)
          .then(1)
          .else(eb('sign_in_attempt.times', '+', 1))
          .end(),
        since: eb
          .case()
          .when('sign_in_attempt.since', '<', windowStart)
          .then(at)
          .else(eb.ref('sign_in_attempt.since'))
          .end(),
      })),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return times;
}

export async function forgetAttempts(db: Database, key: Uint8Array): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', Buffer.from(key)).execute();
}

/** Questions nobody answered, codes that are too old by themselves, and attempts of long ago. */
export async function sweepSignIn(
  db: Database,
  { now, codesBefore, attemptsBefore }: { now: Date; codesBefore: Date; attemptsBefore: Date },
): Promise<void> {
  await db.deleteFrom('officer_verification').where('expires_at', '<', now).execute();
  await db.deleteFrom('officer_spent_code').where('spent_at', '<', codesBefore).execute();
  await db.deleteFrom('sign_in_attempt').where('since', '<', attemptsBefore).execute();
}
