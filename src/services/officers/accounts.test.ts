import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findOfficer, findOfficerByEmail } from '#db/desk/officers.ts';
import { clearOfficer } from '#db/desk/training.ts';
import { listPasskeys } from '#db/desk/ways-in.ts';
import { afterCoolingOff, type Officer } from '#domain/vetting/officer.ts';
import { SIGN_IN_LIMITS } from '#domain/vetting/sign-in-limits.ts';
import type { Job } from '#services/ports.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { acting, openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { createTestSignIn } from '#support/sign-in.ts';
import { appointOfficer } from './appoint-officer.ts';
import { disableOfficer } from './disable-officer.ts';
import { enableOfficer } from './enable-officer.ts';
import { createEnrolment } from './enrol-officer.ts';
import { inviteByLead } from './invite-by-lead.ts';
import { invitationHash, inviteOfficer } from './invite-officer.ts';
import { agreeToRecovery, listAskedRecoveries, refuseRecovery } from './recovery.ts';
import { createSignInTrail } from './sign-in-trail.ts';
import { sweepSignIns } from './sweep-sign-in.ts';
import { endOwnWayIn, endWayIn, readWaysIn } from './ways-in.ts';

/** The clock of the machine: the database compares with its own. */
const NOW = new Date();
const LATER = afterCoolingOff(NOW);

let world: DeskWorld;
let jobs: Job[] = [];
let hana: Officer;
let idris: Officer;
const contextAt = (at: Date) => ({
  ...world.contextAt(at.toISOString()),
  origin: 'https://desk.example.org',
  enqueue: async (_db: unknown, job: Job) => {
    jobs.push(job);
  },
});
const by = (officer: Officer) => acting(officer.id, officer.role);
const newEmail = () => `${randomUUID()}@example.org`;
const enrolmentAt = (at: Date) => {
  const { db, clock, enqueue } = contextAt(at);
  return createEnrolment({ db, clock, enqueue, newId: randomUUID });
};
const claim = (token: string, at = NOW) =>
  enrolmentAt(at).claim(Buffer.from(invitationHash(token)).toString('hex'));
const tokenOf = (link: string) => link.split('#')[1] ?? '';
const lastEvent = async () => (await world.deskEvents()).at(-1);
const passkeyFor = async (officerId: string, usable = NOW) => {
  const id = randomUUID();
  const row = { id, name: 'Phone', public_key: 'x', officer_id: officerId, credential_id: id };
  await world.desk
    .insertInto('officer_passkey')
    .values({ ...row, counter: 0, device_type: 'x', backed_up: false, usable_from: usable })
    .execute();
  return id;
};

beforeAll(async () => {
  world = await createDeskWorld();
  hana = await world.officer({ name: 'Hana', role: 'lead', leadsFrom: new Date(0) });
  idris = await world.officer({ name: 'Idris', role: 'lead', leadsFrom: new Date(0) });
  await world.desk.updateTable('policy').set({ two_officers_under_18: true }).execute();
});
beforeEach(() => {
  jobs = [];
});

async function invited(lead: Officer, email = newEmail(), at = NOW): Promise<string> {
  const draft = { name: 'Newcomer', email, role: 'officer' as const, languages: ['en' as const] };
  const outcome = await inviteByLead(contextAt(at), { by: by(lead), draft });
  if (outcome.kind !== 'invited') throw new Error(outcome.kind);
  return tokenOf(outcome.link);
}

describe('a key to an account that is somebody’s', () => {
  const ask = async (officer: Officer) => {
    const { name, email, role, languages } = officer;
    const draft = { name, email, role, languages };
    return inviteByLead(contextAt(NOW), { by: by(hana), draft });
  };

  test('is asked for by one lead and made by two', async () => {
    const noor = await world.officer({ name: 'Noor' });
    await passkeyFor(noor.id);
    expect(await ask(noor)).toEqual({ kind: 'asked', email: noor.email });
    expect(await lastEvent()).toMatchObject({ kind: 'ask-recovery', officer: hana.id });
    const context = contextAt(NOW);
    const agree = (officer: Officer) =>
      agreeToRecovery(context, { by: by(officer), officer: noor.id });
    expect(await agree(hana)).toEqual({ kind: 'own-question' });
    const fresh = await world.officer({ role: 'lead', leadsFrom: LATER });
    expect(await agree(fresh)).toEqual({ kind: 'too-new' });
    expect(await listPasskeys(world.desk, noor.id)).toHaveLength(1);
    const agreed = await agree(idris);
    expect(agreed).toMatchObject({ kind: 'agreed', email: noor.email });
    expect(await agree(idris)).toEqual({ kind: 'not-found' });
    const token = 'link' in agreed ? tokenOf(agreed.link) : '';
    expect(await claim(token)).toBe(noor.id);
    expect(await listPasskeys(world.desk, noor.id), 'what there was before ended').toEqual([]);
    expect(jobs.filter(({ name }) => name === 'tell-of-account')).toHaveLength(3);
  });

  test('is not made by whom it opens', async () => {
    const lead = await world.officer({ role: 'lead' });
    await ask(lead);
    const request = { by: by(lead), officer: lead.id };
    expect(await agreeToRecovery(contextAt(NOW), request)).toEqual({ kind: 'own-question' });
  });

  test('is refused by any lead, and an old question is none', async () => {
    const noor = await world.officer();
    await ask(noor);
    await refuseRecovery(contextAt(NOW), { by: by(idris), officer: noor.id });
    expect(await lastEvent()).toMatchObject({ kind: 'refuse-recovery', officer: idris.id });
    await ask(noor);
    const later = new Date(NOW.getTime() + 4 * 24 * 3_600_000);
    expect(await listAskedRecoveries(contextAt(later), { by: by(idris) })).toEqual([]);
  });

  test('is not the second of two links to an address that was nobody’s', async () => {
    const email = newEmail();
    const [first, second] = [await invited(hana, email), await invited(hana, email)];
    const id = await claim(first);
    expect(id).not.toBeNull();
    expect(await claim(second)).toBeNull();
    // Even where the link still worked, it would need a second lead.
    await world.desk.updateTable('invitation').set({ expires_at: LATER }).execute();
    expect(await claim(second)).toBeNull();
  });

  test('is refused by the database itself, whatever a program believes', async () => {
    const noor = await world.officer();
    const row = { email: noor.email, name: 'x', role: 'officer', languages: ['en'] };
    const insert = (agreedBy: string | null) =>
      world.desk
        .insertInto('invitation')
        .values({
          ...row,
          token_hash: createHash('sha256').update(randomUUID()).digest(),
          invited_by: hana.id,
          agreed_by: agreedBy,
          expires_at: LATER,
        })
        .execute();
    await expect(insert(null)).rejects.toThrow('a second lead agrees first');
    await expect(insert(hana.id)).rejects.toThrow('a second lead agrees first');
    await expect(insert(noor.id)).rejects.toThrow('a second lead agrees first');
    await insert(idris.id);
  });

  test('is made by an operator at the machine alone', async () => {
    const noor = await world.officer();
    const { name, email, role, languages } = noor;
    const draft = { name, email, role, languages, invitedBy: null };
    const { token } = await inviteOfficer(contextAt(NOW), draft);
    expect(await claim(token)).toBe(noor.id);
  });
});

describe('a newcomer', () => {
  test('invited by a lead is no second officer for a day, one of an operator’s is', async () => {
    const email = newEmail();
    const id = (await claim(await invited(hana, email))) ?? '';
    const newcomer = await findOfficer(world.desk, id);
    expect(newcomer?.countsFrom).toEqual(LATER);
    const storyId = await world.send(NOW.toISOString(), { input: { age: '9', guardian: 'on' } });
    const publish = async (officer: Officer, at: Date) => {
      await openNow(world.desk, { storyId, officer, at });
      const seen = await seenNow(world.desk, storyId);
      const acted = { ...by(officer), countsFrom: officer.countsFrom };
      const request = { storyId, officer: acted, decision: 'publish' as const, seen };
      const context = { ...contextAt(at), policy: { protectMinors: true } };
      return decideStory(context, request);
    };
    if (!newcomer) throw new Error('Nobody came.');
    // In training, too, until a lead says otherwise.
    expect(await publish(newcomer, LATER)).toMatchObject({ kind: 'closed' });
    await clearOfficer(world.desk, id, NOW);
    expect(await publish(newcomer, NOW)).toMatchObject({ kind: 'invalid' });
    expect(await publish(newcomer, LATER)).toMatchObject({ kind: 'approved' });
    const { token } = await inviteOfficer(contextAt(NOW), {
      name: 'First',
      email: newEmail(),
      role: 'lead',
      languages: ['en'],
      invitedBy: null,
    });
    const first = await findOfficer(world.desk, (await claim(token)) ?? '');
    expect(first?.countsFrom).toEqual(NOW);
  });

  test('goes with the one who let them in, as long as they do not count', async () => {
    const rogue = await world.officer({ role: 'lead' });
    const early = (await claim(await invited(rogue), NOW)) ?? '';
    const settled = (await claim(await invited(rogue, newEmail(), NOW), NOW)) ?? '';
    await world.desk
      .updateTable('officer')
      .set({ counts_from: NOW })
      .where('id', '=', settled)
      .execute();
    const asked = await world.officer();
    const { name, email, role, languages } = asked;
    const draft = { name, email, role, languages };
    await inviteByLead(contextAt(NOW), { by: by(rogue), draft });
    await disableOfficer(contextAt(NOW), { by: hana.id, officer: rogue.id });
    expect((await findOfficer(world.desk, early))?.disabledAt).not.toBeNull();
    expect((await findOfficer(world.desk, settled))?.disabledAt).toBeNull();
    const open = await listAskedRecoveries(contextAt(NOW), { by: by(hana) });
    expect(open.map(({ officerId }) => officerId)).not.toContain(asked.id);
  });
});

describe('whoever is kept out', () => {
  test('has no way in left, also when let in again', async () => {
    const noor = await world.officer();
    await passkeyFor(noor.id);
    await world.device(noor.id);
    await disableOfficer(contextAt(NOW), { by: hana.id, officer: noor.id });
    await enableOfficer(contextAt(NOW), { by: by(hana), officer: noor.id });
    const ways = await readWaysIn(contextAt(NOW), { by: by(hana), officer: noor.id });
    expect(ways).toEqual({ passkeys: [], codes: false, sessions: [] });
  });
});

describe('keys and sessions', () => {
  test('are ended one by one, and the log and the mail say so', async () => {
    const noor = await world.officer();
    const [first, second] = [await passkeyFor(noor.id), await passkeyFor(noor.id)];
    await world.device(noor.id);
    const context = contextAt(NOW);
    const { sessions } = await readWaysIn(context, { by: by(hana), officer: noor.id });
    const session = sessions[0]?.id ?? '';
    const end = endWayIn.bind(null, context);
    const wanted = { by: by(hana), officer: noor.id };
    expect(await end({ ...wanted, way: { session } })).toEqual({ kind: 'ended' });
    expect(await lastEvent()).toEqual({
      kind: 'end-session',
      officer: hana.id,
      subject: noor.email,
    });
    expect(await end({ ...wanted, way: { passkey: first } })).toEqual({ kind: 'ended' });
    expect(await lastEvent()).toMatchObject({ kind: 'remove-passkey' });
    expect(jobs.map(({ name }) => name)).toEqual(['tell-of-account']);
    const own = (confirmedAt: Date | null) =>
      endOwnWayIn(context, { by: { ...by(noor), confirmedAt }, way: { passkey: second } });
    expect(await own(null)).toEqual({ kind: 'needs-passkey' });
    expect(await own(NOW), 'nobody locks themselves out').toEqual({ kind: 'last-passkey' });
  });

  test('of others are no officer’s business', async () => {
    const noor = await world.officer();
    const request = { by: by(noor), officer: hana.id };
    expect(() => readWaysIn(contextAt(NOW), request)).toThrow('Only a lead');
    const other = await passkeyFor(hana.id);
    const own = { by: by(noor), way: { passkey: other } };
    await passkeyFor(noor.id);
    expect(await endOwnWayIn(contextAt(NOW), own)).toEqual({ kind: 'not-found' });
    expect(await listPasskeys(world.desk, hana.id)).toHaveLength(1);
  });

  test('that ran out are swept away, sessions with a line in the log', async () => {
    const noor = await world.officer();
    await world.device(noor.id);
    const question = { id: randomUUID(), identifier: 'x', value: 'x', expires_at: NOW };
    await world.desk.insertInto('officer_verification').values(question).execute();
    await sweepSignIns(contextAt(new Date(NOW.getTime() + 20 * 60_000)));
    const rows = await world.desk.selectFrom('officer_verification').select('id').execute();
    expect(rows.map(({ id }) => id)).not.toContain(question.id);
    expect(await world.deskEvents()).toContainEqual({
      kind: 'end-session',
      officer: noor.id,
      subject: noor.email,
    });
  });
});

describe('a lead', () => {
  test('has no password, whoever asks', async () => {
    const insert = (officerId: string) =>
      world.desk
        .insertInto('officer_account')
        .values({
          id: randomUUID(),
          account_id: officerId,
          provider_id: 'credential',
          officer_id: officerId,
        })
        .execute();
    await expect(insert(hana.id)).rejects.toThrow('a lead has passkeys only');
    const noor = await world.officer();
    await insert(noor.id);
    const request = { by: by(hana), officer: noor.id, role: 'lead' as const };
    await appointOfficer(contextAt(NOW), { ...request, languages: noor.languages });
    const left = await world.desk
      .selectFrom('officer_account')
      .select('id')
      .where('officer_id', '=', noor.id)
      .execute();
    expect(left).toEqual([]);
    expect((await findOfficer(world.desk, noor.id))?.leadsFrom).toEqual(LATER);
  });
});

describe('who tries to come in', () => {
  const trail = () => {
    const { db, clock, enqueue } = contextAt(NOW);
    const keyedHash = (text: string) => createHash('sha256').update(text).digest();
    return createSignInTrail({ db, clock, enqueue, keyedHash });
  };

  test('is counted for all processes together, and the account’s owner is told once', async () => {
    const noor = await world.officer();
    // Two processes, at once.
    const [one, other] = [trail(), trail()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? one : other).mayTryAccount(noor.email)),
    );
    expect(answers.filter(Boolean)).toHaveLength(SIGN_IN_LIMITS.account.most);
    const told = (await world.deskEvents()).filter(
      ({ kind, subject }) => kind === 'shut-codes' && subject === noor.email,
    );
    expect(told).toHaveLength(1);
    expect(jobs).toHaveLength(1);
  });

  test('from one network is held up, and another is not', async () => {
    const most = SIGN_IN_LIMITS.network.most;
    const answers = await Promise.all(
      Array.from({ length: most + 5 }, () => trail().mayTry('192.0.2.7')),
    );
    expect(answers.filter(Boolean)).toHaveLength(most);
    expect(await trail().mayTry('192.0.2.8')).toBe(true);
  });

  test('and is nobody we know fills no log', async () => {
    const count = async () =>
      (await world.deskEvents()).filter(({ kind }) => kind === 'sign-in-failed').length;
    const before = await count();
    for (let i = 0; i < 40; i++) await trail().failed({ email: newEmail() }, 'A password.');
    // And one that says so.
    expect((await count()) - before).toBe(SIGN_IN_LIMITS.strangers.most + 1);
  });

  test('leaves no address in any table', async () => {
    const address = '198.51.100.77';
    await trail().mayTry(address);
    const { rows } = await sql<{
      row: string;
    }>`SELECT t::text AS row FROM sign_in_attempt t`.execute(world.desk);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(address);
    const { rows: kept } = await sql<{ logged: string }>`
      SELECT relpersistence AS logged FROM pg_class WHERE relname = 'sign_in_attempt'`.execute(
      world.desk,
    );
    expect(kept, 'no backup and no copy has it').toEqual([{ logged: 'u' }]);
  });
});

test('a wrong password is told, and its hash takes no more than its turn', async () => {
  const noor = await world.officer();
  const signIn = createTestSignIn(world.desk, async () => {});
  const from = { headers: new Headers(), address: '203.0.113.9' };
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      signIn.withPassword({ ...from, email: i ? newEmail() : noor.email, password: 'wrong' }),
    ),
  );
  expect(answers.filter(({ kind }) => kind === 'wrong').length).toBeLessThan(30);
  expect(answers.every(({ kind }) => kind !== 'ok')).toBe(true);
  expect(await findOfficerByEmail(world.desk, noor.email)).toBeDefined();
});
