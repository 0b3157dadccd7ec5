import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActingOfficer, Officer } from '#domain/vetting/officer.ts';
import { seenNow } from '#support/acting.ts';
import { makeOfficer } from '#support/desk.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { underPolicy } from '#support/under-policy.ts';
import { createWorld, type World } from '#support/world.ts';
import { noteContent } from './annotate-story.ts';
import { readDone } from './read-done.ts';
import { askSecondReader } from './second-reader.ts';

let database: TestDatabase;
let world: World;
let noor: Officer & ActingOfficer;
let karim: Officer & ActingOfficer;
let now: Date;

const context = () => ({ ...world.decideContext, clock: () => now, timeZone: 'America/Toronto' });

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  noor = await makeOfficer(database.as('desk'), { name: 'Noor' });
  karim = await makeOfficer(database.as('desk'), { name: 'Karim' });
});
beforeEach(() => {
  now = new Date();
});

async function waiting(title: string): Promise<string> {
  const { hash } = await world.submit({ title });
  return world.storyIdOf(hash);
}

const done = (storyId: string, officer = noor) => readDone(context(), { storyId, officer });

describe('for a moment an officer is told what was done', () => {
  test.each(['publish', 'refuse', 'hide', 'park'] as const)(
    '%s, which can be undone',
    async (decision) => {
      const storyId = await waiting('Told');
      await world.decideAs(noor.id, storyId, decision);
      expect(await done(storyId)).toMatchObject({ kind: decision, title: 'Told', canUndo: true });
      expect(await done(storyId, karim)).toBeNull();
      now = new Date(Date.now() + 11_000);
      expect(await done(storyId)).toBeNull();
    },
  );

  test('a publication that waits for its hour, and which hour', async () => {
    const storyId = await waiting('At its hour');
    await underPolicy(database, { publish_delay_minutes: 30 }, async () => {
      await world.decideAs(noor.id, storyId, 'publish');
    });
    const told = await done(storyId);
    expect(told).toMatchObject({ kind: 'schedule', canUndo: false });
    expect(told?.publishAt?.getTime()).toBeGreaterThan(now.getTime() + 29 * 60_000);
  });

  test('the first approval of two', async () => {
    const storyId = await waiting('First of two');
    await underPolicy(database, { two_officers_campaigns: ['general'] }, async () => {
      await world.decideAs(noor.id, storyId, 'publish');
    });
    expect(await done(storyId)).toMatchObject({ kind: 'approve', publishAt: null, canUndo: false });
  });

  test('a removal', async () => {
    const storyId = await waiting('Removed');
    await world.decideAs(karim.id, storyId, 'publish');
    await world.decideAs(noor.id, storyId, 'remove', { state: 'published', revisionNo: 1 });
    expect(await done(storyId)).toMatchObject({ kind: 'remove', canUndo: false });
    expect(await done(storyId, karim)).toBeNull();
  });

  test('a question to a second reader', async () => {
    const storyId = await waiting('Asked');
    const seen = await seenNow(database.as('desk'), storyId);
    await askSecondReader(context(), { storyId, officer: noor, seen, question: 'A real name?' });
    expect(await done(storyId)).toMatchObject({ kind: 'ask-second-reader', canUndo: false });
  });

  test('and not of what is to be seen on the text itself', async () => {
    const storyId = await waiting('Noted');
    const seen = await seenNow(database.as('desk'), storyId);
    await noteContent(context(), { storyId, officer: noor, seen, note: 'tells of a storm' });
    expect(await done(storyId)).toBeNull();
  });
});
