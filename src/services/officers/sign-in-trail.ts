import type { Database } from '#db/connect.ts';
import { findOfficer, findOfficerByEmail } from '#db/desk/officers.ts';
import { countAttempt, forgetAttempts } from '#db/desk/ways-in.ts';
import type { DeskEventKind } from '#domain/vetting/event-kinds.ts';
import { SIGN_IN_LIMITS, type SignInLimit } from '#domain/vetting/sign-in-limits.ts';
import { networkOf } from '#services/network-of.ts';
import type { Clock, JobQueue, SignInTrail } from '#services/ports.ts';
import { noteAccount } from './account-trail.ts';

type Context = {
  db: Database;
  clock: Clock;
  enqueue: JobQueue;
  /** Without its key nobody finds out by trying whose attempts were counted. */
  keyedHash: (text: string) => Uint8Array;
};

/** Counts who tries to come in, and tells the log who came in, who did not, and which keys there are. */
export function createSignInTrail(context: Context): SignInTrail {
  const { db, clock, keyedHash } = context;
  const keyOf = (limit: SignInLimit, name: string) => keyedHash(`${limit} ${name}`);
  const count = (limit: SignInLimit, name: string) =>
    countAttempt(db, {
      key: keyOf(limit, name),
      at: clock(),
      windowMs: SIGN_IN_LIMITS[limit].windowMs,
    });
  const isWithin = async (limit: SignInLimit, name: string) =>
    (await count(limit, name)) <= SIGN_IN_LIMITS[limit].most;
  const note = (event: {
    kind: DeskEventKind;
    officer: string | null;
    subject: string;
    note?: string;
    byCode?: boolean;
  }) =>
    db
      .transaction()
      .execute((trx) => noteAccount({ ...context, db: trx }, { ...event, at: clock() }));

  return {
    mayAsk: (address) => isWithin('questions', networkOf(address)),
    mayTry: (address) => isWithin('network', networkOf(address)),
    mayTryAccount: async (email) => {
      const times = await count('account', email.toLowerCase());
      const { most } = SIGN_IN_LIMITS.account;
      if (times === most + 1) {
        const officer = await findOfficerByEmail(db, email.toLowerCase());
        if (officer) await note({ kind: 'shut-codes', officer: null, subject: officer.email });
      }
      return times <= most;
    },
    cameIn: async (officerId, { way, device, confirmed }) => {
      const officer = await findOfficer(db, officerId);
      if (!officer) return;
      if (way === 'code') await forgetAttempts(db, keyOf('account', officer.email));
      await note({
        kind: confirmed ? 'show-passkey' : 'sign-in',
        officer: officerId,
        subject: officer.email,
        note: `${WAYS[way]}, ${device}.`,
        byCode: way === 'code',
      });
    },
    failed: async (who, how) => {
      const known =
        'email' in who
          ? await findOfficerByEmail(db, who.email.toLowerCase())
          : await findOfficer(db, who.officerId ?? '');
      const times = known ? 0 : await count('strangers', 'all');
      const { most } = SIGN_IN_LIMITS.strangers;
      if (times > most + 1) return;
      await note({
        kind: 'sign-in-failed',
        officer: null,
        subject: known?.email ?? 'nobody we know',
        note: times > most ? COUNTED : how,
      });
    },
    wrongCode: async (officerId) => {
      const officer = await findOfficer(db, officerId ?? '');
      if (!officer) return;
      // Each is in the log; the owner's mailbox gets one a quarter of an hour.
      const isFirst = (await count('account', `code ${officer.id}`)) === 1;
      const kind = isFirst ? 'wrong-code' : 'sign-in-failed';
      await note({ kind, officer: null, subject: officer.email, note: 'A code.' });
    },
    about: async (officerId, event) => {
      const officer = await findOfficer(db, officerId);
      if (officer) await note({ ...event, officer: officerId, subject: officer.email });
    },
    refused: async (officerId, what) => {
      if (await isWithin('strangers', officerId))
        await note({ kind: 'refused', officer: officerId, subject: what });
    },
  };
}

const COUNTED = 'More than twenty of nobody we know within an hour; further ones are only counted.';

const WAYS = {
  invitation: 'With an invitation',
  passkey: 'With a passkey',
  code: 'With a password and a code',
  demo: 'With the demo’s link',
} as const;
