import { beforeAll, describe, expect, test } from 'vitest';
import { startDesk, type TestDesk } from '#support/desk.ts';
import {
  callDesk,
  eventsOfStory,
  MARKER,
  METHODS,
  PATTERNS,
  strangersOf,
  tryEveryRoute,
} from '#support/desk-intruders.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

let desk: TestDesk;
let storyId: string;
let strangers: Record<string, string>;
let officerCookie: string;

beforeAll(async () => {
  const database = await cloneDatabase();
  desk = await startDesk(database);
  const world = await createWorld(database);
  const { hash } = await world.submit({ title: `${MARKER} title`, city: MARKER });
  storyId = await world.storyIdOf(hash);
  const officer = await desk.officer({ name: `${MARKER} officer` });
  officerCookie = await desk.cookieOf(officer);
  strangers = await strangersOf(desk);
});

describe('every address of the desk, by every method, gives nothing to', () => {
  test.each([
    ['no session'],
    ['a made-up session'],
    ['an expired session'],
    ['a disabled officer'],
  ])('%s', async (who) => {
    const before = await eventsOfStory(desk.db, storyId);
    const cookie = strangers[who] ?? '';
    const { calls, leaks } = await tryEveryRoute(desk, { cookie, storyId, officer: false });
    expect(leaks).toEqual([]);
    expect(calls).toBe(PATTERNS.length * 4 * METHODS.length);
    expect(await eventsOfStory(desk.db, storyId)).toEqual(before);
  });

  test('an officer where leads alone may go', async () => {
    const who = { cookie: officerCookie, storyId, officer: true };
    const { calls, leaks } = await tryEveryRoute(desk, who);
    expect(leaks).toEqual([]);
    expect(calls).toBeGreaterThan(0);
  });

  test('nobody is let in by mistake: an officer does see what strangers do not', async () => {
    const cookie = officerCookie;
    const page = await callDesk(desk.origin, { address: `/desk/story/${storyId}`, cookie });
    expect(page.status).toBe(200);
    expect(page.body).toContain(MARKER);
    const data = await callDesk(desk.origin, { address: `/desk/story/${storyId}.data`, cookie });
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
