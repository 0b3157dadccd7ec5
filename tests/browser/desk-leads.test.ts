import { beforeAll, describe, expect, test } from 'vitest';
import { seenFields, UNTOUCHED } from '#support/acting.ts';
import { startDesk, type TestDesk } from '#support/desk.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

let desk: TestDesk;
let world: World;
let fresh: string;
let stale: string;

beforeAll(async () => {
  const database = await cloneDatabase();
  desk = await startDesk(database);
  world = await createWorld(database);
  fresh = await desk.cookieOf(await desk.officer({ role: 'lead' }));
  const tired = await desk.officer({ role: 'lead' });
  stale = await desk.cookieOf(tired);
  await desk.db
    .updateTable('officer_session')
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .where('officer_id', '=', tired.id)
    .execute();
});

const call = (path: string, cookie: string, form?: Record<string, string>) =>
  fetch(`${desk.origin}/desk${path}`, {
    redirect: 'manual',
    headers: { cookie, origin: desk.origin },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });

/** Everything the desk was told about itself. */
const toldOfDesk = async () => {
  const rows = desk.db.selectFrom('event').select('no').where('story_id', 'is', null);
  return (await rows.execute()).length;
};

const POLICY = {
  delay: '0',
  'per-hour': '900',
  'declines-per-hour': '900',
  'reads-per-hour': '900',
  'read-again': '10',
};
const CLAUSE = { title: 'Kind words', en: 'Be kind.', fr: 'Soyez gentil.', ur: 'مہربان رہیں۔' };

const eventsOfKind = async (kind: string) => {
  const rows = await desk.db.selectFrom('event').select('no').where('kind', '=', kind).execute();
  return rows.length;
};

describe('a sign-in of eleven minutes ago is asked for the passkey again before', () => {
  test.each([
    ['taking the table out', '/export.csv', undefined],
    ['opening the invitation', '/officers/invite', undefined],
    ['inviting', '/officers/invite', { name: 'Noor', email: 'noor@example.org', en: 'on' }],
    ['opening the policies', '/policies', undefined],
    ['changing a policy', '/policies', POLICY],
    ['opening a new clause', '/clauses/new', undefined],
    ['adding a clause', '/clauses/new', CLAUSE],
    ['opening a clause', '/clauses/no-spam', undefined],
    ['changing a clause', '/clauses/no-spam', { ...CLAUSE, intent: 'edit' }],
    ['deleting a clause', '/clauses/no-spam', { intent: 'delete' }],
  ])('%s', async (_name, path, form) => {
    const before = await toldOfDesk();
    const answer = await call(path, stale, form);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      `/desk/sign-in?again=1&to=${encodeURIComponent(path)}`,
    );
    expect(await toldOfDesk()).toBe(before);
  });

  const kept = async (id: string) => {
    const row = desk.db.selectFrom('officer').select(['role', 'disabled_at']).where('id', '=', id);
    const { role, disabled_at } = await row.executeTakeFirstOrThrow();
    return [role, disabled_at === null ? 'in' : 'out'];
  };

  test.each([
    ['making somebody a lead', 'officer', { role: 'lead', en: 'on' }, ['lead', 'in']],
    ['making a lead an officer', 'lead', { role: 'officer', en: 'on' }, ['officer', 'in']],
    ['keeping somebody out', 'officer', { intent: 'disable' }, ['officer', 'out']],
  ] as const)('%s', async (_name, role, form, then) => {
    const { id } = await desk.officer({ role });
    expect((await call(`/officers/${id}`, stale, form)).status).toBe(302);
    expect(await kept(id)).toEqual([role, 'in']);
    expect((await call(`/officers/${id}`, fresh, form)).status).toBe(200);
    expect(await kept(id)).toEqual(then);
  });

  test('letting somebody in again', async () => {
    const { id } = await desk.officer();
    await call(`/officers/${id}`, fresh, { intent: 'disable' });
    expect((await call(`/officers/${id}`, stale, { intent: 'enable' })).status).toBe(302);
    expect(await kept(id)).toEqual(['officer', 'out']);
    expect((await call(`/officers/${id}`, fresh, { intent: 'enable' })).status).toBe(200);
    expect(await kept(id)).toEqual(['officer', 'in']);
  });

  test('and not before the languages somebody reads', async () => {
    const { id } = await desk.officer();
    const form = { role: 'officer', en: 'on' };
    expect((await call(`/officers/${id}`, stale, form)).status).toBe(200);
    const row = desk.db.selectFrom('officer').select('languages').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ languages: ['en'] });
  });
});

test('after a fresh sign-in policies and clauses are changed', async () => {
  const before = await toldOfDesk();
  expect(await (await call('/policies', fresh, POLICY)).text()).toContain(
    'Declined per hour: 1000, now 900.',
  );
  const edit = await call('/clauses/no-spam', fresh, { ...CLAUSE, intent: 'edit' });
  expect(edit.headers.get('location')).toBe('/desk/clauses');
  expect(await toldOfDesk()).toBe(before + 2);
});

describe('a content note on a published text', () => {
  const noteOn = async (cookie: string, seenState: string) => {
    const { hash } = await world.publish();
    const path = `/story/${await world.storyIdOf(hash)}`;
    const seen = { ...seenFields(UNTOUCHED), 'seen-state': seenState };
    const form = { intent: 'content-note', note: 'describes a fire', ...seen };
    const answer = await call(path, cookie, form);
    const row = desk.db.selectFrom('publication').select('content_note').where('hash', '=', hash);
    return { path, answer, kept: (await row.executeTakeFirst())?.content_note };
  };

  test('is written after a fresh sign-in alone', async () => {
    const { path, answer, kept } = await noteOn(stale, 'published');
    expect(answer.headers.get('location')).toBe(
      `/desk/sign-in?again=1&to=${encodeURIComponent(path)}`,
    );
    expect(kept).toBeNull();
    const again = await noteOn(fresh, 'published');
    expect(again.answer.headers.get('location')).toBe(`/desk${again.path}`);
    expect(again.kept).toBe('describes a fire');
  });

  test('is not slipped in by a form that calls it waiting', async () => {
    const { answer, kept } = await noteOn(stale, 'received');
    expect(answer.status).toBe(409);
    expect(kept).toBeNull();
  });

  test('asks for the passkey before the words are typed', async () => {
    const { hash } = await world.publish();
    const path = `/story/${await world.storyIdOf(hash)}`;
    const door = `/desk/sign-in?again=1&amp;to=${encodeURIComponent(`${path}?do=content-note`)}`;
    expect(await (await call(path, stale)).text()).toContain(door);
    expect(await (await call(path, fresh)).text()).not.toContain('/desk/sign-in');
  });
});

test('the table comes as a file, whole, and is kept by no cache', async () => {
  const { hash } = await world.submit({ title: 'A file of its own' });
  const answer = await call('/export.csv', fresh);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w.-]+\.csv"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines.at(-1)).toMatch(new RegExp(`^"${hash}","received",.*"A file of its own"$`));
  expect(await eventsOfKind('export')).toBe(1);
});

test('an invitation is told once, in a form without a script', async () => {
  const form = { name: 'Noor', email: 'noor@example.org', role: 'officer', ur: 'on' };
  const page = await (await call('/officers/invite', fresh, form)).text();
  const [, token = ''] = /\/desk\/enrol#([\w-]{43})/.exec(page) ?? [];
  expect(await desk.services.signIn.handle(enrolment(token), FROM)).toMatchObject({ status: 200 });
  expect(await (await call('/officers/invite', fresh)).text()).not.toContain('/desk/enrol#');
  expect(await (await call('/log', fresh)).text()).not.toContain(token);
});

const FROM = { address: '127.0.0.1' };

function enrolment(token: string): Request {
  return new Request(`${desk.origin}/desk/auth/passkey/generate-register-options`, {
    headers: { 'x-invitation': token },
  });
}

test('a page of leads says what is wrong beside the field', async () => {
  const form = { title: 'No poems', en: 'Prose.', fr: '', ur: 'نثر۔' };
  const answer = await call('/clauses/new', fresh, form);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('id="fr-error"');
  expect(page).not.toContain('id="en-error"');
  expect(page).toContain('نثر۔');
});
