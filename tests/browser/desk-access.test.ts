import { beforeAll, describe, expect, test } from 'vitest';
import { startDesk, type TestDesk } from '#support/desk.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { ACCESS } from '../../src/web/desk/access.ts';

/** Stands in a title, a text, a city and an officer's name: where it turns up, something leaked. */
const MARKER = 'Quagmarker';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** No answer to a stranger may be one of success with data; a redirect leads to the door. */
const DOOR = '/desk/sign-in';

let database: TestDatabase;
let desk: TestDesk;
let storyId: string;
const strangers: Record<string, string> = {};
let officerCookie: string;

beforeAll(async () => {
  database = await cloneDatabase();
  desk = await startDesk(database);
  const world = await createWorld(database);
  const { hash } = await world.submit({ title: `${MARKER} title`, city: MARKER });
  storyId = await world.storyIdOf(hash);
  const officer = await desk.officer({ name: `${MARKER} officer` });
  officerCookie = await desk.cookieOf(officer);
  strangers['no session'] = '';
  strangers['a made-up session'] = '__Host-desk.session_token=abcdefgh.ijklmnop';
  const expired = await desk.officer();
  strangers['an expired session'] = await desk.cookieOf(expired);
  await desk.db
    .updateTable('officer_session')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('officer_id', '=', expired.id)
    .execute();
  const disabled = await desk.officer();
  strangers['a disabled officer'] = await desk.cookieOf(disabled);
  await desk.db
    .updateTable('officer')
    .set({ disabled_at: new Date() })
    .where('id', '=', disabled.id)
    .execute();
});

const PATTERNS = Object.entries(ACCESS);
const pathOf = (pattern: string) =>
  pattern.replace(':id', storyId).replace('*', 'anything').replace(/^\/$/, '');
/** The page, its data, and its data as the router asks for some of it. */
const addressesOf = (pattern: string) => {
  const path = `/desk${pathOf(pattern)}`;
  return [path, `${path}.data`, `${path}.data?_routes=root`, `${path}/_.data`];
};

async function call(address: string, method: string, cookie: string) {
  const answer = await fetch(`${desk.origin}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      cookie,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body: 'intent=publish&seen-state=received&seen-revision=1' }),
  });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
}

const eventsOfStory = () =>
  desk.db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();

describe('every address of the desk, by every method, gives nothing to', () => {
  test.each([
    ['no session'],
    ['a made-up session'],
    ['an expired session'],
    ['a disabled officer'],
  ])('%s', async (who) => {
    const before = await eventsOfStory();
    let calls = 0;
    for (const [pattern, access] of PATTERNS)
      for (const address of addressesOf(pattern))
        for (const method of METHODS) {
          const answer = await call(address, method, strangers[who] ?? '');
          calls += 1;
          const line = `${method} ${address}: ${answer.status}`;
          expect(answer.body, line).not.toContain(MARKER);
          expect(answer.headers.get('cache-control'), line).toBe('no-store');
          if (access !== 'open')
            expect(
              answer.status >= 400 ||
                answer.headers.get('location')?.startsWith(DOOR) ||
                answer.body.includes('/sign-in') ||
                answer.body === '',
              line,
            ).toBe(true);
        }
    expect(calls).toBe(PATTERNS.length * 4 * METHODS.length);
    expect(await eventsOfStory()).toEqual(before);
  });

  test('an officer where leads alone may go', async () => {
    const leads = PATTERNS.filter(([, access]) => access === 'lead');
    expect(leads.length).toBeGreaterThan(0);
    for (const [pattern] of leads)
      for (const address of addressesOf(pattern))
        for (const method of METHODS) {
          const answer = await call(address, method, officerCookie);
          const line = `${method} ${address}: ${answer.status}`;
          expect([403, 404, 405, 400], line).toContain(answer.status);
          expect(answer.body, line).not.toContain(MARKER);
        }
  });

  test('nobody is let in by mistake: an officer does see what strangers do not', async () => {
    const page = await call(`/desk/story/${storyId}`, 'GET', officerCookie);
    expect(page.status).toBe(200);
    expect(page.body).toContain(MARKER);
    const data = await call(`/desk/story/${storyId}.data`, 'GET', officerCookie);
    expect(data.body).toContain(MARKER);
  });
});

test('the public build holds nothing of the desk', async () => {
  const { readdir, readFile } = await import('node:fs/promises');
  const files = (await readdir('build/client/assets')).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const code = await readFile(`build/client/assets/${file}`, 'utf8');
    expect(code, file).not.toMatch(/Take the next one|seen-revision|\/desk\//);
  }
  const desk = await readdir('build/desk/client/assets');
  const all = await Promise.all(
    desk
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFile(`build/desk/client/assets/${file}`, 'utf8')),
  );
  expect(all.join(), 'the words that were looked for').toMatch(/Take the next one/);
});
