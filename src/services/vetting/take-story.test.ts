import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Arrival } from '#domain/vetting/arrivals.ts';
import type { ActingOfficer, Officer } from '#domain/vetting/officer.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { openNow } from '#support/acting.ts';
import { unlike } from '#support/alike-texts.ts';
import { makeOfficer } from '#support/desk.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { putDownStory, renewStoryLease, takeNextStory, takeStory } from './take-story.ts';

const MINUTE_MS = 60_000;
const TIME_ZONE = 'America/Toronto';

let database: TestDatabase;
let world: World;
let noor: Officer & ActingOfficer;
let karim: Officer & ActingOfficer;
let now: Date;

const context = () => ({
  db: database.as('desk'),
  clock: () => now,
  timeZone: TIME_ZONE,
  policy: { protectMinors: true },
});

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  noor = await makeOfficer(database.as('desk'), { name: 'Noor' });
  karim = await makeOfficer(database.as('desk'), { name: 'Karim' });
});
beforeEach(() => {
  now = new Date();
});

/** A story that waits to be read. */
async function waiting(input: Parameters<World['submit']>[0] = {}): Promise<string> {
  // Sixty that are alike would be one row, and handed out to nobody.
  const { hash } = await world.submit({ story: unlike(), ...input });
  const id = await world.storyIdOf(hash);
  await prepareStory(
    {
      ...QUIET,
      db: database.as('worker'),
      clock: () => new Date(),
      detectLanguage: () => 'en',
      timeZone: 'America/Toronto',
    },
    id,
  );
  return id;
}

async function change(
  id: string,
  columns: { due_on?: string; topics?: string[]; state?: 'parked' },
) {
  await database.as('superuser').updateTable('story').set(columns).where('id', '=', id).execute();
}

async function heavy(id: string): Promise<string> {
  await change(id, { topics: ['war-and-death'] });
  return id;
}

/** Takes all that is free out of the way: chosen by an officer, and not handed out as the next one. */
async function emptyQueue() {
  await database.as('desk').deleteFrom('lease').execute();
  const free = await database
    .as('desk')
    .selectFrom('story')
    .select('id')
    .where('state', 'in', WAITING_STATES)
    .execute();
  const asker = await makeOfficer(database.as('desk'));
  for (const { id: storyId } of free)
    await takeStory(context(), { storyId, officer: asker, takeOver: false });
}

/** As one works: each is decided before the next is taken. */
async function decidesOneByOne(officer: Officer): Promise<string[]> {
  const taken: string[] = [];
  for (;;) {
    const id = await takeNextStory(context(), { officer });
    if (id === null) return taken;
    taken.push(id);
    await change(id, { state: 'parked' });
  }
}

describe('a lease', () => {
  test('keeps others away until it is taken over, and the holder can tell', async () => {
    const storyId = await waiting();
    expect(await takeStory(context(), { storyId, officer: noor, takeOver: false })).toEqual({
      kind: 'taken',
    });
    expect(await takeStory(context(), { storyId, officer: karim, takeOver: false })).toEqual({
      kind: 'held',
      by: 'Noor',
    });
    expect(await renewStoryLease(context(), { storyId, officer: noor })).toBe(true);
    await takeStory(context(), { storyId, officer: karim, takeOver: true });
    expect(await renewStoryLease(context(), { storyId, officer: noor })).toBe(false);
    const decided = await world.decideAs(noor.id, storyId, 'publish', {
      state: 'in_review',
      revisionNo: 1,
    });
    expect(decided).toEqual({ kind: 'held', by: 'Karim' });
  });

  test('runs out by itself when the holder is gone', async () => {
    const storyId = await waiting();
    await takeStory(context(), { storyId, officer: noor, takeOver: false });
    now = new Date(now.getTime() + 14 * MINUTE_MS);
    expect(await takeStory(context(), { storyId, officer: karim, takeOver: false })).toMatchObject({
      kind: 'held',
    });
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    expect(await takeStory(context(), { storyId, officer: karim, takeOver: false })).toEqual({
      kind: 'taken',
    });
    expect(await renewStoryLease(context(), { storyId, officer: noor })).toBe(false);
  });

  test('that is renewed does not run out', async () => {
    const storyId = await waiting();
    await takeStory(context(), { storyId, officer: noor, takeOver: false });
    for (let i = 0; i < 4; i++) {
      now = new Date(now.getTime() + 10 * MINUTE_MS);
      expect(await renewStoryLease(context(), { storyId, officer: noor })).toBe(true);
    }
    expect(await takeStory(context(), { storyId, officer: karim, takeOver: false })).toMatchObject({
      kind: 'held',
    });
  });

  test('put down is free at once', async () => {
    const storyId = await waiting();
    await takeStory(context(), { storyId, officer: noor, takeOver: false });
    await putDownStory(context(), { storyId, officer: noor });
    expect(await takeStory(context(), { storyId, officer: karim, takeOver: false })).toEqual({
      kind: 'taken',
    });
  });
});

describe('next', () => {
  test('hands out no story twice to sixty officers at once', async () => {
    await emptyQueue();
    const ids = await Promise.all(Array.from({ length: 60 }, () => waiting()));
    const officers = await Promise.all(
      Array.from({ length: 60 }, () => makeOfficer(database.as('desk'))),
    );
    const taken = await Promise.all(
      officers.map((officer) => takeNextStory(context(), { officer })),
    );
    expect(taken.toSorted()).toEqual(ids.toSorted());
    expect(await takeNextStory(context(), { officer: noor })).toBeNull();
  });

  test('puts down the one before, but not what was chosen or taken over', async () => {
    await emptyQueue();
    const officer = await makeOfficer(database.as('desk'), { name: 'Salma' });
    const [chosen, seized] = [await waiting(), await waiting()];
    await takeStory(context(), { storyId: chosen, officer, takeOver: false });
    await takeStory(context(), { storyId: seized, officer: karim, takeOver: false });
    await takeStory(context(), { storyId: seized, officer, takeOver: true });
    const [first, second] = [await waiting(), await waiting()];
    const next = () => takeNextStory(context(), { officer });
    const inHand = async () => {
      const rows = await database
        .as('desk')
        .selectFrom('lease')
        .select('story_id')
        .where('officer_id', '=', officer.id)
        .execute();
      return rows.map((row) => row.story_id).toSorted();
    };
    expect(await next()).toBe(first);
    expect(await inHand()).toEqual([chosen, seized, first].toSorted());
    expect(await next()).toBe(second);
    expect(await inHand()).toEqual([chosen, seized, second].toSorted());
    expect(await takeNextStory(context(), { officer: karim })).toBe(first);
  });

  test('of what a second reader was asked for gives only that, and not to who asked', async () => {
    await emptyQueue();
    const [, asked] = [await waiting(), await waiting()];
    await database
      .as('desk')
      .updateTable('story')
      .set({ second_reader_asked_by: karim.id })
      .where('id', '=', asked)
      .execute();
    const next = (officer: Officer) =>
      takeNextStory(context(), { officer, within: { view: 'second-reader' } });
    expect(await next(karim)).toBeNull();
    expect(await next(noor)).toBe(asked);
    expect(await next(noor)).toBeNull();
  });

  test('gives the most urgent first', async () => {
    await emptyQueue();
    const [late, later] = [await waiting(), await waiting()];
    await database
      .as('superuser')
      .updateTable('story')
      .set({ due_on: '2020-01-02' })
      .where('id', '=', later)
      .execute();
    expect(await takeNextStory(context(), { officer: noor })).toBe(later);
    expect(await takeNextStory(context(), { officer: noor })).toBe(late);
  });

  test('gives nothing in a language, or about a topic, that is not for this officer', async () => {
    await emptyQueue();
    const id = await waiting();
    await database
      .as('superuser')
      .updateTable('story')
      .set({ language: 'ur', topics: ['war-and-death'] })
      .where('id', '=', id)
      .execute();
    const next = (officer: Partial<Officer>) =>
      takeNextStory(context(), { officer: { ...noor, languages: ['en', 'ur'], ...officer } });
    const skippedOn = dayIn(now, TIME_ZONE);
    expect(await next({ languages: ['en'] })).toBeNull();
    expect(await next({ skippedTopics: ['war-and-death'], skippedOn })).toBeNull();
    expect(await next({ heavyLimit: 0 })).toBeNull();
    expect(await next({ lightUntil: new Date(now.getTime() + MINUTE_MS) })).toBeNull();
    expect(await next({})).toBe(id);
  });

  test('what was skipped on another day is skipped no longer', async () => {
    await emptyQueue();
    const id = await heavy(await waiting());
    const officer = { ...noor, skippedTopics: ['war-and-death' as const], skippedOn: '2020-01-02' };
    expect(await takeNextStory(context(), { officer })).toBe(id);
  });

  test('gives heavy ones by due day, not two in a row while a light one is due that day', async () => {
    await emptyQueue();
    const officer = await makeOfficer(database.as('desk'));
    const ids = [await waiting(), await waiting(), await waiting(), await waiting()] as const;
    const [first, second, light, later] = ids;
    for (const id of [first, second]) await heavy(id);
    for (const [id, due] of [
      [first, '2020-01-02'],
      [second, '2020-01-02'],
      [light, '2020-01-02'],
      [later, '2020-01-03'],
    ] as const)
      await change(id, { due_on: due });
    expect(await decidesOneByOne(officer)).toEqual([first, light, second, later]);
  });

  test('gives a heavy one after a heavy one rather than what is due later', async () => {
    await emptyQueue();
    const officer = await makeOfficer(database.as('desk'));
    const [first, second, light] = [await waiting(), await waiting(), await waiting()];
    for (const id of [first, second]) await change(await heavy(id), { due_on: '2020-01-02' });
    await change(light, { due_on: '2020-01-03' });
    expect(await decidesOneByOne(officer)).toEqual([first, second, light]);
  });

  test('gives no heavy one to whoever has opened as many as they chose', async () => {
    await emptyQueue();
    const officer = { ...(await makeOfficer(database.as('desk'))), heavyLimit: 1 };
    const [first, second] = [await heavy(await waiting()), await heavy(await waiting())];
    expect(await takeNextStory(context(), { officer })).toBe(first);
    // Handed over, and still covered: that is not read.
    expect(await takeNextStory(context(), { officer })).toBe(second);
    await putDownStory(context(), { storyId: second, officer });
    await openNow(database.as('desk'), { storyId: first, officer, at: now });
    expect(await takeNextStory(context(), { officer })).toBeNull();
  });

  test('after a flood still gives what came in one by one, to whoever narrows the list so', async () => {
    await emptyQueue();
    const ids = [await waiting(), await waiting(), await waiting(), await waiting()];
    for (const [index, sent] of [
      { lane: 'burst' },
      { marks: ['trap'] },
      { lane: 'unproven' },
    ].entries())
      await database
        .as('superuser')
        .updateTable('story')
        .set(sent)
        .where('id', '=', ids[index] ?? '')
        .execute();
    const next = (arrival?: Arrival) =>
      takeNextStory(context(), { officer: noor, within: { arrival } });
    expect(await next('ordinary')).toBe(ids[3]);
    expect(await next('ordinary')).toBeNull();
    expect(await next('unproven')).toBe(ids[2]);
    expect(await next('odd')).toBe(ids[1]);
    expect(await next()).toBe(ids[0]);
  });
});
