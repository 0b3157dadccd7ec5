import { beforeAll, describe, expect, test } from 'vitest';
import { findPublication } from '#db/publications/publications.ts';
import { acting, UNTOUCHED } from '#support/acting.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { decideStory } from './decide-story.ts';

const RECEIVED = { state: 'received', revisionNo: 1 } as const;
const PUBLISHED = { state: 'published', revisionNo: 1 } as const;

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const eventsOf = async (hash: string) => {
  const storyId = await world.storyIdOf(hash);
  const rows = await database
    .as('desk')
    .selectFrom('event')
    .select(['kind', 'from_state', 'to_state', 'officer', 'clauses'])
    .where('story_id', '=', storyId)
    .orderBy('id')
    .execute();
  return rows;
};

describe('deciding', () => {
  test('publishing shows the approved words and writes who decided', async () => {
    const { hash } = await world.submit({ title: 'Kept as sent', name: 'Salma' });
    expect(await world.decide(hash, 'publish')).toEqual({ kind: 'decided', state: 'published' });
    const story = await findPublication(database.as('web'), hash);
    expect(story).toMatchObject({ title: 'Kept as sent', name: 'Salma', shortened: false });
    expect(await eventsOf(hash)).toMatchObject([
      { kind: 'received', from_state: null, to_state: 'received', officer: null },
      { kind: 'open', to_state: 'received', officer: 'officer@example.org' },
      { kind: 'publish', from_state: 'received', to_state: 'published' },
    ]);
  });

  test('a refusal needs a guideline, and shows nothing', async () => {
    const { hash } = await world.submit();
    const storyId = await world.storyIdOf(hash);
    const request = {
      storyId,
      officer: acting('a@example.org'),
      decision: 'refuse',
      seen: UNTOUCHED,
    } as const;
    expect(await decideStory(world.decideContext, request)).toEqual({ kind: 'clause-missing' });
    expect(
      await decideStory(world.decideContext, { ...request, clauses: ['true-first-person'] }),
    ).toEqual({
      kind: 'decided',
      state: 'refused',
    });
    expect(await findPublication(database.as('web'), hash)).toBeUndefined();
    expect((await eventsOf(hash)).at(-1)).toMatchObject({
      kind: 'refuse',
      clauses: ['true-first-person'],
    });
  });

  test('a word to the writer is kept only where the writer gets to read it', async () => {
    const { hash } = await world.submit();
    const request = {
      storyId: await world.storyIdOf(hash),
      officer: acting('a@example.org'),
      decision: 'refuse',
      seen: UNTOUCHED,
      noteToWriter: 'Please write again.',
    } as const;
    const citing = (...clauses: string[]) =>
      decideStory(world.decideContext, { ...request, clauses });
    expect(await citing('no-sermon', 'no-hate')).toMatchObject({ kind: 'invalid' });
    expect(
      await decideStory(world.decideContext, {
        ...request,
        clauses: ['no-hate'],
        noteToWriter: ' ',
      }),
    ).toMatchObject({ kind: 'decided' });
    const { hash: told } = await world.submit();
    const storyId = await world.storyIdOf(told);
    expect(
      await decideStory(world.decideContext, { ...request, storyId, clauses: ['no-sermon'] }),
    ).toMatchObject({ kind: 'decided' });
  });

  test('a decision on what has changed since is refused', async () => {
    const { hash } = await world.publish();
    expect(await world.decide(hash, 'publish', RECEIVED)).toEqual({
      kind: 'stale',
      state: 'published',
      revisionNo: 1,
    });
    expect(await world.decide(hash, 'remove', { ...PUBLISHED, revisionNo: 2 })).toMatchObject({
      kind: 'stale',
    });
  });

  test('a decision that the state does not allow is refused', async () => {
    const { hash } = await world.publish();
    expect(await world.decide(hash, 'refuse', PUBLISHED)).toEqual({
      kind: 'not-allowed',
    });
  });

  test('an unknown story is told apart', async () => {
    const outcome = await decideStory(world.decideContext, {
      storyId: crypto.randomUUID(),
      officer: acting('a@example.org'),
      decision: 'publish',
      seen: UNTOUCHED,
    });
    expect(outcome).toEqual({ kind: 'not-found' });
  });

  test('of two officers at once one wins and the other is told', async () => {
    for (let round = 0; round < 25; round++) {
      const { hash } = await world.submit();
      const outcomes = await Promise.all([
        world.decide(hash, 'publish'),
        world.decide(hash, 'refuse'),
      ]);
      expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['decided', 'stale']);
    }
  });

  test('a removed story can be restored and published again at its address', async () => {
    const { hash } = await world.publish();
    await world.decide(hash, 'remove', PUBLISHED);
    await world.decide(hash, 'restore', { state: 'removed', revisionNo: 1 });
    await world.decide(hash, 'publish', { state: 'in_review', revisionNo: 1 });
    expect(await findPublication(database.as('web'), hash)).toBeDefined();
    const tombstones = await database.as('web').selectFrom('tombstone').selectAll().execute();
    expect(tombstones.map((row) => row.hash)).not.toContain(hash);
  });
});
