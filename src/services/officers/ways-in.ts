import { deleteCodes, deleteSessions, findOfficer } from '#db/desk/officers.ts';
import {
  deletePasskey,
  deleteSession,
  deleteSessionsBy,
  hasCodes,
  listPasskeys,
  listSessions,
  type OfficerPasskey,
} from '#db/desk/ways-in.ts';
import { deviceWords } from '#domain/vetting/device-words.ts';
import { type ActingOfficer, isFresh, type NeedsPasskey } from '#domain/vetting/officer.ts';
import { SESSION_MOST_MS } from '#domain/vetting/sign-in-limits.ts';
import type { SignInWay } from '#domain/vetting/sign-in-ways.ts';
import { type AccountContext, noteAccount } from './account-trail.ts';
import { forFreshLeads, forLeads } from './for-leads.ts';

export type WaysIn = {
  passkeys: OfficerPasskey[];
  codes: boolean;
  sessions: { id: string; way: SignInWay; device: string; since: Date; lastSeenAt: Date }[];
};

type Own = { by: ActingOfficer };
type Another = { by: ActingOfficer; officer: string };

async function waysInOf({ db, clock }: AccountContext, officerId: string): Promise<WaysIn> {
  const now = clock();
  const notBefore = new Date(now.getTime() - SESSION_MOST_MS);
  const [passkeys, codes, sessions] = await Promise.all([
    listPasskeys(db, officerId),
    hasCodes(db, officerId),
    listSessions(db, { officerId, now, notBefore }),
  ]);
  return {
    passkeys,
    codes,
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceWords(userAgent),
    })),
  };
}

export const readOwnWaysIn = (context: AccountContext, { by }: Own): Promise<WaysIn> =>
  waysInOf(context, by.id);

export const readWaysIn = forLeads((context: AccountContext, { officer }: Another) =>
  waysInOf(context, officer),
);

export type EndOutcome =
  | { kind: 'ended' }
  | { kind: 'not-found' }
  /** Whoever takes away the last one locks the owner out. */
  | { kind: 'last-passkey' };

/** A session, a passkey, or the password with its code app. */
export type EndedWay = { session: string } | { passkey: string } | { codes: true };

async function end(
  context: AccountContext,
  { by, officer: id, way }: Another & { way: EndedWay },
): Promise<EndOutcome> {
  return context.db.transaction().execute(async (db) => {
    const officer = await findOfficer(db, id);
    if (!officer) return { kind: 'not-found' };
    const at = context.clock();
    const note = (kind: 'end-session' | 'remove-passkey' | 'remove-codes') =>
      noteAccount({ ...context, db }, { kind, officer: by.id, subject: officer.email, at });
    if ('session' in way) {
      if (!(await deleteSession(db, { officerId: id, id: way.session })))
        return { kind: 'not-found' };
      await note('end-session');
    } else if ('passkey' in way) {
      const usable = (await listPasskeys(db, id)).filter(({ usableFrom }) => usableFrom <= at);
      if (by.id === id && usable.every((one) => one.id === way.passkey))
        return { kind: 'last-passkey' };
      if (!(await deletePasskey(db, { officerId: id, id: way.passkey })))
        return { kind: 'not-found' };
      await note('remove-passkey');
    } else {
      await deleteCodes(db, id);
      await deleteSessionsBy(db, { officerId: id, way: 'code' });
      await note('remove-codes');
    }
    return { kind: 'ended' };
  });
}

/** With the passkey; whoever is in a hurry signs out on every device, which needs none. */
export function endOwnWayIn(
  context: AccountContext,
  { by, way }: Own & { way: EndedWay },
): Promise<EndOutcome | NeedsPasskey> {
  if (!isFresh(by.confirmedAt, context.clock())) return Promise.resolve({ kind: 'needs-passkey' });
  return end(context, { by, officer: by.id, way });
}

export const endWayIn = forFreshLeads(end);

/** On every device, and what any of them had begun. */
export async function signOutEverywhere(context: AccountContext, { by }: Own): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const officer = await findOfficer(db, by.id);
    if (!officer) return;
    await deleteSessions(db, by.id);
    await noteAccount(
      { ...context, db },
      {
        kind: 'end-session',
        officer: by.id,
        subject: officer.email,
        note: 'On every device.',
        at: context.clock(),
      },
    );
  });
}
