import { beforeAll, describe, expect, test } from 'vitest';
import { findPublication } from '#db/publications/publications.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import type { ActingOfficer, Officer } from '#domain/vetting/officer.ts';
import { seenNow, UNTOUCHED } from '#support/acting.ts';
import { makeOfficer } from '#support/desk.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { type PolicyChange, underPolicy } from '#support/under-policy.ts';
import { createWorld, type World } from '#support/world.ts';
import { editStory, noteContent } from './annotate-story.ts';
import { decideStory } from './decide-story.ts';
import { readDeskStory } from './read-desk-story.ts';
import { askSecondReader } from './second-reader.ts';

let database: TestDatabase;
let world: World;
let noor: Officer & ActingOfficer;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  noor = await makeOfficer(database.as('desk'), { name: 'Noor' });
});

const context = () => ({ ...world.decideContext, timeZone: 'America/Toronto' });

async function waiting() {
  const { hash } = await world.submit();
  return { hash, storyId: await world.storyIdOf(hash) };
}

const decideAs = (officer: Officer, storyId: string, decision: OfficerDecision) =>
  world.decideAs(officer.id, storyId, decision);

const published = (hash: string) => findPublication(database.as('web'), hash);

const withPolicy = (change: PolicyChange, run: () => Promise<void>) =>
  underPolicy(database, change, run);

describe('publishing', () => {
  test('scheduled ones count towards the hour', async () => {
    const officer = await makeOfficer(database.as('desk'));
    await withPolicy({ publish_delay_minutes: 60, publishes_per_hour: 2 }, async () => {
      const stories = await Promise.all(Array.from({ length: 3 }, () => waiting()));
      const kinds: string[] = [];
      for (const { storyId } of stories)
        kinds.push((await decideAs(officer, storyId, 'publish')).kind);
      expect(kinds).toEqual(['scheduled', 'scheduled', 'too-many']);
    });
  });

  test('so many publications an hour, also when asked for all at once', async () => {
    const officer = await makeOfficer(database.as('desk'));
    await withPolicy({ publishes_per_hour: 3 }, async () => {
      const stories = await Promise.all(Array.from({ length: 6 }, () => waiting()));
      const outcomes = await Promise.all(
        stories.map(({ storyId }) => decideAs(officer, storyId, 'publish')),
      );
      expect(outcomes.filter(({ kind }) => kind === 'decided')).toHaveLength(3);
      expect(outcomes.filter(({ kind }) => kind === 'too-many')).toHaveLength(3);
    });
  });
});

describe('declining', () => {
  test('so many an hour, however it is done and also when asked for all at once', async () => {
    const officer = await makeOfficer(database.as('desk'));
    const stories = await Promise.all(Array.from({ length: 6 }, () => waiting()));
    const hows = ['refuse', 'hide', 'park'] as const;
    const declineAll = () =>
      Promise.all(
        stories.map(({ storyId }, i) => decideAs(officer, storyId, hows[i % 3] ?? 'refuse')),
      );
    await withPolicy({ declines_per_hour: 4 }, async () => {
      const outcomes = await declineAll();
      expect(outcomes.filter(({ kind }) => kind === 'decided')).toHaveLength(4);
      expect(outcomes.filter(({ kind }) => kind === 'too-many')).toEqual(
        Array(2).fill({ kind: 'too-many', anHour: 4 }),
      );
      // Publishing has a limit of its own.
      const { storyId } = await waiting();
      expect(await decideAs(officer, storyId, 'publish')).toMatchObject({ kind: 'decided' });
    });
    // Nothing but the limit stood in the way.
    const rest = (await declineAll()).filter(({ kind }) => kind !== 'stale');
    expect(rest.map(({ kind }) => kind)).toEqual(['decided', 'decided']);
  });

  test('the same text again and again counts each time: each is a mail', async () => {
    const officer = await makeOfficer(database.as('desk'));
    const { storyId } = await waiting();
    await withPolicy({ declines_per_hour: 2 }, async () => {
      const as = world.decideAs.bind(null, officer.id, storyId);
      const kinds = [(await as('refuse')).kind];
      for (let round = 0; round < 2; round++) {
        await as('restore', { state: 'refused', revisionNo: 1 });
        kinds.push((await as('refuse', { state: 'in_review', revisionNo: 1 })).kind);
      }
      expect(kinds).toEqual(['decided', 'decided', 'too-many']);
    });
  });

  test.each(['noteToWriter', 'internalNote'] as const)('%s has an end', async (field) => {
    const { storyId } = await waiting();
    const request = {
      storyId,
      officer: noor,
      decision: 'refuse' as const,
      seen: UNTOUCHED,
      clauses: ['true-first-person'],
    };
    const most = 'ہ'.repeat(2_000);
    expect(await decideStory(context(), { ...request, [field]: `${most}ہہ` })).toEqual({
      kind: 'invalid',
      problem: 'Take out 2 of its characters: 2000 fit.',
    });
    // Line ends of a form and blanks around it are nobody's words.
    expect(await decideStory(context(), { ...request, [field]: `\r\n${most} ` })).toMatchObject({
      kind: 'decided',
    });
    const desk = await readDeskStory(context(), { storyId, officer: noor, open: 'asked' });
    expect(desk?.events.findLast(({ kind }) => kind !== 'open')?.[field]).toBe(most);
  });

  test('so have a question, a reason and a content note', async () => {
    const { storyId } = await waiting();
    const request = { storyId, officer: noor, seen: UNTOUCHED };
    const text = { title: 'A title', body: 'A text.' };
    const written = [
      await askSecondReader(context(), { ...request, question: 'x'.repeat(2_001) }),
      await editStory(context(), { ...request, ...text, reason: 'x'.repeat(201) }),
      await noteContent(context(), { ...request, note: 'x'.repeat(201) }),
    ];
    expect(written.map(({ kind }) => kind)).toEqual(['invalid', 'invalid', 'invalid']);
  });
});

describe('a content note', () => {
  test('on published texts counts as publishing, also when asked for all at once', async () => {
    const officer = await makeOfficer(database.as('desk'));
    const stories = await Promise.all(Array.from({ length: 5 }, () => waiting()));
    for (const { storyId } of stories) await decideAs(noor, storyId, 'publish');
    const noteAll = () =>
      Promise.all(
        stories.map(async ({ storyId }) => {
          const seen = await seenNow(database.as('desk'), storyId);
          return noteContent(context(), { storyId, officer, seen, note: 'is a lie' });
        }),
      );
    await withPolicy({ publishes_per_hour: 3 }, async () => {
      const kinds = (await noteAll()).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual([
        'annotated',
        'annotated',
        'annotated',
        'too-many',
        'too-many',
      ]);
      const notes = await Promise.all(stories.map(({ hash }) => published(hash)));
      expect(notes.filter((one) => one?.contentNote === 'is a lie')).toHaveLength(3);
      const { storyId } = await waiting();
      expect(await decideAs(officer, storyId, 'publish')).toEqual({ kind: 'too-many', anHour: 3 });
      // Whoever waits is read with the note, and decided under the limit.
      const note = { storyId, officer, seen: UNTOUCHED, note: 'describes a fire' };
      expect(await noteContent(context(), note)).toEqual({ kind: 'annotated' });
    });
    // Nothing but the limit stood in the way.
    expect((await noteAll()).map(({ kind }) => kind)).toEqual(Array(5).fill('annotated'));
  });
});
