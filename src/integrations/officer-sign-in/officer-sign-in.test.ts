import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#db/connect.ts';
import { findOfficer, updateOfficer } from '#db/desk/officers.ts';
import { codeOf, secretIn } from '#support/code-app.ts';
import { makeOfficer } from '#support/desk.ts';
import { createTestSignIn } from '#support/sign-in.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { reencryptCodes } from './reencrypt-codes.ts';

test('a session knows of its officer what the table does, own limits included', async () => {
  const db = (await cloneDatabase()).as('desk');
  const { id } = await makeOfficer(db, { languages: ['ar', 'other'] });
  const signIn = createTestSignIn(db);
  const cookie = (await signIn.signInWithout(id)).map((one) => one.split(';')[0]).join('; ');
  const seen = async () =>
    (await signIn.find(new Headers({ cookie }), { keepAlive: false })).session?.officer;
  expect(await seen()).toMatchObject({ heavyLimit: 4, skippedOn: null, lightUntil: null });
  await updateOfficer(db, id, {
    skippedTopics: ['illness'],
    skippedOn: '2026-11-17',
    heavyLimit: 7,
    lightUntil: new Date('2026-11-17T15:00:00Z'),
  });
  expect(await seen()).toEqual(await findOfficer(db, id));
  expect(await seen()).toMatchObject({ heavyLimit: 7, skippedOn: '2026-11-17' });
});

const BEFORE = 'the secret before, of which officers still have cookies';
const NEXT = 'the secret that takes its place, just as long as that one';

const deskWith = (db: Database, secret: string, alsoSecret?: string) =>
  createTestSignIn(db, undefined, { secret, alsoSecret });
const address = '127.0.0.1';
/** As if a passkey had been shown for another way in. */
const showPasskey = (db: Database) =>
  sql`UPDATE officer_session SET adds_until = now() + interval '2 minutes'`.execute(db);
const cookiesOf = (set: string[]) =>
  new Headers({ cookie: set.map((one) => one.split(';')[0]).join('; ') });

test('officers stay signed in while the secret changes, and not beyond it', async () => {
  const db = (await cloneDatabase()).as('desk');
  const { id } = await makeOfficer(db);
  const headers = cookiesOf(await deskWith(db, BEFORE).signInWithout(id));
  const seenBy = async (desk: ReturnType<typeof deskWith>) =>
    (await desk.find(headers, { keepAlive: false })).session?.officer.id;
  expect(await seenBy(deskWith(db, BEFORE, NEXT))).toBe(id);
  expect(await seenBy(deskWith(db, NEXT, BEFORE))).toBe(id);
  expect(await seenBy(deskWith(db, NEXT))).toBeUndefined();
  expect(
    await seenBy(deskWith(db, NEXT, 'a third secret that has signed nothing at all')),
  ).toBeUndefined();
  // The next time its end moves on, the browser is given one that the new secret signed.
  await sql`UPDATE officer_session SET expires_at = now() + interval '10 minutes',
    updated_at = now() - interval '5 minutes'`.execute(db);
  const { cookies } = await deskWith(db, NEXT, BEFORE).find(headers, { keepAlive: true });
  const renewed = await deskWith(db, NEXT).find(cookiesOf(cookies), { keepAlive: false });
  expect(renewed.session?.officer.id).toBe(id);
});

test('a code app works before, during and after a change of the secret', async () => {
  const db = (await cloneDatabase()).as('desk');
  const { id, email } = await makeOfficer(db);
  const password = 'a long enough password';
  const first = deskWith(db, BEFORE);
  const headers = cookiesOf(await first.signInWithout(id));
  await showPasskey(db);
  const started = await first.startCodes({ headers, password });
  const told =
    new URL('totpUri' in started ? started.totpUri : '').searchParams.get('secret') ?? '';
  const code = () => codeOf(told);
  expect((await first.finishCodes({ headers, code: await code() })).kind).toBe('ok');
  // Each is another half minute.
  const anotherCode = () => db.deleteFrom('officer_spent_code').execute();
  const signsInAt = async (desk: ReturnType<typeof deskWith>) => {
    await anotherCode();
    const half = await desk.withPassword({ headers: new Headers(), address, email, password });
    const cookies = half.kind === 'ok' ? half.cookies : [];
    const typed = { headers: cookiesOf(cookies), address, code: await code() };
    return (await desk.withCode(typed)).kind === 'ok';
  };
  // As the release before this one kept it: encrypted, and no note with what.
  const bare = await symmetricEncrypt({ key: BEFORE, data: secretIn(told) });
  await db.updateTable('officer_two_factor').set({ secret: bare }).execute();
  expect(await signsInAt(first)).toBe(true);

  await reencryptCodes(db, { secret: BEFORE });
  expect(await signsInAt(deskWith(db, BEFORE, NEXT))).toBe(true);
  expect(await signsInAt(deskWith(db, NEXT, BEFORE))).toBe(true);
  await expect(signsInAt(deskWith(db, NEXT))).rejects.toThrow();

  expect(await reencryptCodes(db, { secret: NEXT, alsoSecret: BEFORE })).toBe(2);
  expect(await reencryptCodes(db, { secret: NEXT, alsoSecret: BEFORE })).toBe(0);
  expect(await signsInAt(deskWith(db, NEXT))).toBe(true);
});

test('a look that was on its way when a session ended takes no cookie away', async () => {
  const db = (await cloneDatabase()).as('desk');
  const { id } = await makeOfficer(db);
  const signIn = createTestSignIn(db);
  const headers = cookiesOf(await signIn.signInWithout(id));
  await db.deleteFrom('officer_session').execute();
  // The browser may hold a newer one by then, under the same name.
  expect(await signIn.find(headers, { keepAlive: true })).toEqual({ session: null, cookies: [] });
});

test('a wrong password is answered no sooner for somebody we know than for a stranger', async () => {
  const db = (await cloneDatabase()).as('desk');
  const signIn = createTestSignIn(db);
  const { id, email } = await makeOfficer(db);
  const cookies = cookiesOf(await signIn.signInWithout(id));
  await showPasskey(db);
  await signIn.startCodes({ headers: cookies, password: 'a long enough password' });
  const tryAs = async (who: string) => {
    const start = performance.now();
    const caller = { headers: new Headers(), address };
    const answer = await signIn.withPassword({ ...caller, email: who, password: 'another one' });
    expect(answer).toEqual({ kind: 'wrong' });
    return performance.now() - start;
  };
  // Hashing and writing take less than half of it.
  for (const who of [email, 'stranger@example.org'])
    expect(await tryAs(who)).toBeGreaterThan(1_490);
});

const ORIGIN = 'https://desk.example.org';
const call = (path: string, init: RequestInit = {}) =>
  new Request(`${ORIGIN}/desk/auth${path}`, {
    ...init,
    headers: { origin: ORIGIN, ...init.headers },
  });

test('an invitation that opens nothing is in the log, and a flood of them is cut there', async () => {
  const db = (await cloneDatabase()).as('desk');
  const signIn = createTestSignIn(db);
  const guess = () =>
    signIn.handle(
      call('/passkey/generate-register-options', { headers: { 'x-invitation': 'guessed' } }),
      { address },
    );
  for (let i = 0; i < 25; i++) expect((await guess()).ok).toBe(false);
  const lines = await db
    .selectFrom('event')
    .select('internal_note')
    .where('kind', '=', 'sign-in-failed')
    .execute();
  expect(lines).toHaveLength(21);
  expect(lines[0]?.internal_note).toBe('An invitation that opens nothing.');
  expect(lines[20]?.internal_note).toContain('counted');
});

test.each([
  ['POST', '/sign-in/email'],
  ['POST', '/sign-up/email'],
  ['POST', '/change-email'],
  ['POST', '/change-password'],
  ['POST', '/update-user'],
  ['POST', '/delete-user'],
  ['GET', '/list-sessions'],
  ['GET', '/get-session'],
  ['POST', '/two-factor/disable'],
  ['POST', '/two-factor/verify-totp'],
  ['POST', '/passkey/delete-passkey'],
  ['GET', '/passkey/list-user-passkeys'],
  ['POST', '/sign-in-without'],
  ['GET', '/passkey/verify-authentication'],
])('the library’s %s %s is an unknown address', async (method, path) => {
  const db = (await cloneDatabase()).as('desk');
  const { id } = await makeOfficer(db);
  const signIn = createTestSignIn(db);
  const cookie = cookiesOf(await signIn.signInWithout(id)).get('cookie') ?? '';
  const body = method === 'POST' ? { body: '{}' } : {};
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await signIn.handle(call(path, { method, headers, ...body }), { address });
  expect(answer.status).toBe(404);
});

test('a password is changed by whoever knows it, and by nobody else', async () => {
  const db = (await cloneDatabase()).as('desk');
  const { id, email } = await makeOfficer(db);
  const signIn = createTestSignIn(db);
  const headers = cookiesOf(await signIn.signInWithout(id));
  const [current, next] = ['seven kites over Hebron', 'nine lamps under Cordoba'];
  await showPasskey(db);
  await signIn.startCodes({ headers, password: current });
  const change = (from: string, to: string) =>
    signIn.changePassword({ headers, current: from, next: to });
  expect(await change('a guess of somebody', next)).toEqual({ kind: 'wrong' });
  expect(await change(current, 'passwordpassword')).toEqual({ kind: 'common' });
  expect(await change(current, next)).toEqual({ kind: 'changed' });
  expect(await change(current, next)).toEqual({ kind: 'wrong' });
  const told = await db
    .selectFrom('event')
    .select(['kind', 'subject'])
    .where('kind', 'in', ['add-codes', 'sign-in-failed'])
    .orderBy('no')
    .execute();
  expect(told).toEqual(
    ['sign-in-failed', 'add-codes', 'sign-in-failed'].map((kind) => ({ kind, subject: email })),
  );
});

test('a cookie alone sets up no code app, and one showing of the passkey sets up one', async () => {
  const db = (await cloneDatabase()).as('desk');
  const { id } = await makeOfficer(db);
  const signIn = createTestSignIn(db);
  // Its passkey was shown a moment ago, for something else.
  const headers = cookiesOf(await signIn.signInWithout(id));
  const start = async (password: string) => (await signIn.startCodes({ headers, password })).kind;
  expect(await start('seven kites over Hebron')).toBe('needs-passkey');
  await showPasskey(db);
  expect(await start('seven kites over Hebron')).toBe('started');
  expect(await start('seven kites over Hebron')).toBe('needs-passkey');
  // Begun and never finished, it begins anew with another password.
  await showPasskey(db);
  expect(await start('nine lamps under Cordoba')).toBe('started');
});
