import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isNewestChange } from '#db/events.ts';
import { findPublication } from '#db/publications/publications.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { Seen } from '#domain/vetting/seen.ts';
import { disableOfficer } from '#services/officers/disable-officer.ts';
import { seenNow, UNTOUCHED } from '#support/acting.ts';
import { makeOfficer } from '#support/desk.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { type PolicyChange, underPolicy } from '#support/under-policy.ts';
import { createWorld, type World } from '#support/world.ts';
import { editStory, noteContent, setLanguage } from './annotate-story.ts';
import { publishDueStories } from './publish-due-stories.ts';
import { readDeskStory } from './read-desk-story.ts';
import { askSecondReader, settleSecondReader } from './second-reader.ts';
import { undoDecision } from './undo-decision.ts';

let database: TestDatabase;
let world: World;
let noor: ActingOfficer;
let karim: ActingOfficer;
let now: Date;

const context = () => ({
  ...world.decideContext,
  clock: () => now,
  timeZone: 'America/Toronto',
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

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

async function waiting(input: Parameters<World['submit']>[0] = {}) {
  const { hash } = await world.submit(input);
  return { hash, storyId: await world.storyIdOf(hash) };
}

const seen = (storyId: string) => seenNow(database.as('desk'), storyId);

/** From a page that was opened a moment ago, unless it is an older one. */
const decideAs = async (
  { id }: ActingOfficer,
  storyId: string,
  decision: OfficerDecision,
  older?: Seen,
) => world.decideAs(id, storyId, decision, older ?? (await seen(storyId)));

const published = (hash: string) => findPublication(database.as('web'), hash);

const total = async () => {
  const row = await database
    .as('web')
    .selectFrom('publication_count')
    .select('total')
    .where('kind', '=', 'all')
    .where('bits', '=', 62)
    .executeTakeFirst();
  return row?.total ?? 0;
};

const withPolicy = (change: PolicyChange, run: () => Promise<void>) =>
  underPolicy(database, change, run);

describe('undo', () => {
  test('takes a publication back within ten seconds, as if it had never been', async () => {
    const { hash, storyId } = await waiting();
    const before = await total();
    await decideAs(noor, storyId, 'publish');
    later(5);
    expect(await undoDecision(context(), { storyId, officer: karim })).toEqual({
      kind: 'too-late',
    });
    expect(await undoDecision(context(), { storyId, officer: noor })).toEqual({
      kind: 'undone',
      state: 'received',
    });
    expect(await published(hash)).toBeUndefined();
    expect(await total()).toBe(before);
    const gone = await database.as('web').selectFrom('tombstone').selectAll().execute();
    expect(gone.map((row) => row.hash)).not.toContain(hash);
  });

  test('does not cost the writer the mail about the publication that stays', async () => {
    const { storyId } = await waiting();
    await decideAs(noor, storyId, 'publish');
    await undoDecision(context(), { storyId, officer: noor });
    await decideAs(noor, storyId, 'publish');
    const jobs = await mailJobs(storyId);
    expect(jobs).toHaveLength(2);
    const db = database.as('worker');
    const newest = await Promise.all(jobs.map((no) => isNewestChange(db, storyId, no)));
    expect(newest.toSorted()).toEqual([false, true]);
  });

  test('brings a question back with the decision', async () => {
    const { storyId } = await waiting();
    await askSecondReader(context(), {
      storyId,
      officer: noor,
      seen: await seen(storyId),
      question: 'A name?',
    });
    await decideAs(karim, storyId, 'refuse');
    await undoDecision(context(), { storyId, officer: karim });
    expect(await decideAs(noor, storyId, 'publish')).toMatchObject({ kind: 'not-allowed' });
  });

  test('comes too late after that', async () => {
    const { storyId } = await waiting();
    await decideAs(noor, storyId, 'refuse');
    later(11);
    expect(await undoDecision(context(), { storyId, officer: noor })).toEqual({
      kind: 'too-late',
    });
  });
});

/** Numbers of the events that approval mails were asked for. */
async function mailJobs(storyId: string): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    SELECT (data->>'eventNo')::int AS no FROM pgboss.job
    WHERE name = 'send-approval-mail' AND data->>'storyId' = ${storyId}`.execute(
    database.as('superuser'),
  );
  return rows.map(({ no }) => no);
}

describe('an edit', () => {
  test('is a new revision with a reason; readers get it, and are told', async () => {
    const { hash, storyId } = await waiting({
      title: 'Call me',
      story: `${'A day in June. '.repeat(10)}Call 555-0142.`,
    });
    const edit = {
      storyId,
      officer: noor,
      seen: await seen(storyId),
      title: 'Call me',
      body: 'A day in June.',
    };
    expect(await editStory(context(), { ...edit, reason: '' })).toMatchObject({ kind: 'invalid' });
    expect(await editStory(context(), { ...edit, reason: 'A phone number' })).toEqual({
      kind: 'annotated',
    });
    expect(await editStory(context(), { ...edit, reason: 'Again' })).toMatchObject({
      kind: 'stale',
      revisionNo: 2,
    });
    expect(await decideAs(noor, storyId, 'publish', edit.seen)).toMatchObject({ kind: 'stale' });
    await decideAs(noor, storyId, 'publish');
    expect(await published(hash)).toMatchObject({ body: 'A day in June.', shortened: true });
    const desk = await readDeskStory(context(), { storyId, officer: noor, open: 'asked' });
    expect(desk?.revisions.map(({ byOfficer }) => byOfficer)).toEqual([false, true]);
    expect(desk?.revisions[0]?.body).toContain('555-0142');
  });
});

describe('a second reader', () => {
  test('who is asked for decides; the one who asked does not', async () => {
    const { storyId } = await waiting();
    await askSecondReader(context(), {
      storyId,
      officer: noor,
      seen: await seen(storyId),
      question: 'A name?',
    });
    const actions = async (officer: ActingOfficer) =>
      (await readDeskStory(context(), { storyId, officer, open: 'asked' }))?.actions;
    expect(await actions(noor)).not.toContain('publish');
    expect(await actions(noor)).toContain('settle-second-reader');
    expect(await decideAs(noor, storyId, 'publish')).toMatchObject({ kind: 'not-allowed' });
    // Nor from a page that was open before.
    expect(await decideAs(noor, storyId, 'publish', UNTOUCHED)).toMatchObject({ kind: 'stale' });
    expect(await actions(karim)).toContain('publish');
    const settled = { storyId, officer: karim, seen: await seen(storyId) };
    expect(await settleSecondReader(context(), settled)).toEqual({ kind: 'not-allowed' });
    // Not past the question, but with the answer to it.
    expect(await decideAs(karim, storyId, 'publish')).toMatchObject({ kind: 'invalid' });
    expect(await decideAs(karim, storyId, 'refuse')).toMatchObject({ kind: 'decided' });
  });
});

describe('policies', () => {
  test('two officers for a child', async () => {
    await withPolicy({ two_officers_under_18: true }, async () => {
      const child = await waiting({ age: '9' });
      const adult = await waiting({ age: '40' });
      expect(await decideAs(noor, adult.storyId, 'publish')).toMatchObject({ kind: 'decided' });
      expect(await decideAs(noor, child.storyId, 'publish')).toEqual({ kind: 'approved' });
      expect(await published(child.hash)).toBeUndefined();
      expect(await decideAs(noor, child.storyId, 'publish')).toMatchObject({ kind: 'not-allowed' });
      expect(await decideAs(karim, child.storyId, 'publish')).toMatchObject({ kind: 'decided' });
      expect(await published(child.hash)).toBeDefined();
    });
  });

  test('an edit after the first approval asks for both again', async () => {
    await withPolicy({ two_officers_under_18: true }, async () => {
      const { storyId } = await waiting({ age: '9' });
      await decideAs(noor, storyId, 'publish');
      await editStory(context(), {
        storyId,
        officer: karim,
        seen: await seen(storyId),
        title: 'The day',
        body: 'I was seven.',
        reason: 'Shorter',
      });
      expect(await decideAs(noor, storyId, 'publish')).toEqual({ kind: 'not-allowed' });
      expect(await decideAs(karim, storyId, 'publish')).toEqual({ kind: 'approved' });
    });
  });

  test.each([
    ['another note', 'approved', { note: 'describes a fire' }],
    ['no note where there was one', 'approved', { note: '' }],
    ['another language', 'approved', { language: 'ur' as const }],
    ['the same note', 'decided', { note: 'describes gunfire' }],
    ['the same language', 'decided', { language: 'en' as const }],
  ])('%s after the first approval: then it is %s', async (_name, kind, change) => {
    await withPolicy({ two_officers_under_18: true }, async () => {
      const { storyId } = await waiting({ age: '9' });
      const as = async (officer: ActingOfficer) => ({
        storyId,
        officer,
        seen: await seen(storyId),
      });
      await setLanguage(context(), { ...(await as(noor)), language: 'en' });
      await noteContent(context(), { ...(await as(noor)), note: 'describes gunfire' });
      expect(await decideAs(noor, storyId, 'publish')).toEqual({ kind: 'approved' });
      const second = await as(karim);
      await ('note' in change
        ? noteContent(context(), { ...second, ...change })
        : setLanguage(context(), { ...second, ...change }));
      expect(await decideAs(karim, storyId, 'publish')).toMatchObject({ kind });
    });
  });

  test('a note written while it waits for its hour is not published by the clock', async () => {
    await withPolicy({ publish_delay_minutes: 60 }, async () => {
      const [noted, left] = [await waiting(), await waiting()];
      for (const { storyId } of [noted, left]) await decideAs(noor, storyId, 'publish');
      const { storyId } = noted;
      const note = { storyId, officer: karim, seen: await seen(storyId), note: 'is a lie' };
      expect(await noteContent(context(), note)).toEqual({ kind: 'annotated' });
      later(61 * 60);
      await publishDueStories(context());
      expect(await published(noted.hash)).toBeUndefined();
      expect(await published(left.hash)).toBeDefined();
    });
  });

  test('a delay before readers see it', async () => {
    await withPolicy({ publish_delay_minutes: 60 }, async () => {
      const { hash, storyId } = await waiting();
      expect(await decideAs(noor, storyId, 'publish')).toMatchObject({ kind: 'scheduled' });
      await publishDueStories(context());
      expect(await published(hash)).toBeUndefined();
      later(61 * 60);
      await Promise.all([publishDueStories(context()), publishDueStories(context())]);
      expect(await published(hash)).toBeDefined();
    });
  });

  test('what a disabled officer approved is not published by the clock', async () => {
    const officer = await makeOfficer(database.as('desk'));
    await withPolicy({ publish_delay_minutes: 60 }, async () => {
      const { hash, storyId } = await waiting();
      await decideAs(officer, storyId, 'publish');
      await disableOfficer(context(), { by: noor.id, officer: officer.id });
      later(61 * 60);
      await publishDueStories(context());
      expect(await published(hash)).toBeUndefined();
    });
  });
});

describe('a content note', () => {
  test('reaches a text that is already published', async () => {
    const { hash, storyId } = await waiting();
    await decideAs(noor, storyId, 'publish');
    const request = { storyId, officer: noor, seen: await seen(storyId) };
    const note = { ...request, note: 'describes the death of a parent' };
    expect(await noteContent(context(), note)).toEqual({ kind: 'annotated' });
    expect(await published(hash)).toMatchObject({ contentNote: 'describes the death of a parent' });
  });
});

describe('what an officer is shown', () => {
  test('signals are numbered and tied to clauses, copies are named', async () => {
    const text = `I was seven when it snowed on the minaret and nobody was angry. ${'We laughed. '.repeat(9)}Call my uncle at 613-555-0142.`;
    const first = await waiting({ story: text });
    const second = await waiting({ story: `${text} Again.` });
    const { prepareStory } = await import('#services/stories/prepare-story.ts');
    for (const { storyId } of [first, second])
      await prepareStory(
        {
          ...QUIET,
          db: database.as('worker'),
          clock: () => now,
          detectLanguage: () => 'en',
          timeZone: 'America/Toronto',
        },
        storyId,
      );
    const desk = await readDeskStory(context(), {
      storyId: second.storyId,
      officer: noor,
      open: 'asked',
    });
    expect(desk?.marks).toMatchObject([{ number: 1, kind: 'phone', clause: 'contact-details' }]);
    expect(desk?.suggestion).not.toContain('613');
    expect(desk?.similar?.id).toBe(first.storyId);
    expect(desk?.story.dueOn).toMatch(/^\d{4}/);
  });
});
