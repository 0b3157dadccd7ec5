import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findStory } from '#db/stories.ts';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { randomIds } from '#main/compose/ids.ts';
import { moveDueDays } from '#services/calendar/move-due-days.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { askWriter } from '#services/vetting/ask-writer.ts';
import { acting, openNow, parkedFor, seenNow } from '#support/acting.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { type BringInContext, type BroughtText, bringInText } from './bring-in-text.ts';

let database: TestDatabase;
let world: World;
let context: BringInContext;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  const { enqueue } = await connectJobQueue(database.as('web'));
  const timeZone = 'America/Toronto';
  context = { db: database.as('web'), clock: () => new Date(), ids: randomIds, enqueue, timeZone };
});

const form = generalCampaign();
const textOf = (id: string, more: Partial<BroughtText> = {}): BroughtText => ({
  id,
  form,
  from: 'the old site',
  input: validInput(form),
  firstToldOn: '2019-03-04',
  ...more,
});

/** Ready to be read. Answers its id and its address. */
async function broughtIn(id: string, more: Partial<BroughtText> = {}) {
  const outcome = await bringInText(context, textOf(id, more));
  if (outcome.kind !== 'brought-in') throw new Error(JSON.stringify(outcome));
  await ready(outcome.storyId);
  const { hash } = await storyOf(outcome.storyId);
  return { storyId: outcome.storyId, hash };
}

/** Sent by its writer, and ready to be read. */
async function sent() {
  const { hash } = await world.submit();
  const storyId = await world.storyIdOf(hash);
  await ready(storyId);
  return { storyId, hash };
}

const ready = (storyId: string) =>
  prepareStory(
    { ...context, ...QUIET, db: database.as('worker'), detectLanguage: () => 'en' },
    storyId,
  );

async function storyOf(storyId: string) {
  const story = await findStory(database.as('desk'), storyId);
  if (!story) throw new Error('not stored');
  return story;
}

describe('a text that was told elsewhere', () => {
  test('waits for an officer behind every writer, with its day and no receipt', async () => {
    const other = await storyOf((await sent()).storyId);
    const { storyId } = await broughtIn('one');
    const story = await storyOf(storyId);
    expect(story).toMatchObject({
      state: 'received',
      broughtFrom: 'the old site',
      firstToldOn: '2019-03-04',
    });
    const due = (one: typeof story) => one.dueOn ?? '';
    expect(due(story) > due(other)).toBe(true);
    // Also after the calendar changed.
    await database.as('superuser').updateTable('story').set({ due_on: '2026-01-01' }).execute();
    await moveDueDays(database.as('desk'), context.timeZone);
    expect(due(await storyOf(storyId))).toBe('2026-01-01');
    expect(due(await storyOf(other.id))).toBe(due(other));
    const { receipt_hash } = await database
      .as('superuser')
      .selectFrom('story')
      .select('receipt_hash')
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow();
    expect(receipt_hash).toBeNull();
  });

  test('is published by an officer alone, and readers are told of its day and not of its place', async () => {
    const { hash } = await broughtIn('published');
    const shown = () =>
      database.as('web').selectFrom('publication').selectAll().where('hash', '=', hash).execute();
    expect(await shown()).toEqual([]);
    expect(await world.decide(hash, 'publish')).toMatchObject({ kind: 'decided' });
    const [row] = await shown();
    expect(row).toMatchObject({ first_told_on: '2019-03-04' });
    expect(JSON.stringify(row)).not.toContain('the old site');
  });

  test('comes once, also to whoever had it erased', async () => {
    const { storyId } = await broughtIn('once');
    expect(await bringInText(context, textOf('once'))).toEqual({ kind: 'again' });
    const both = [1, 2].map(() => bringInText(context, textOf('twice at a time')));
    const kinds = (await Promise.all(both)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['again', 'brought-in']);
    await sql`UPDATE story SET erased_at = now(), state = 'withdrawn' WHERE id = ${storyId}`.execute(
      database.as('superuser'),
    );
    expect(await bringInText(context, textOf('once'))).toEqual({ kind: 'again' });
    const another = await bringInText(context, textOf('once', { from: 'another site' }));
    expect(another.kind).toBe('brought-in');
  });

  test('is held to what the form asks, and to what keeps a child safe', async () => {
    const input = { ...validInput(form), country: 'Atlantis' };
    expect(await bringInText(context, textOf('a', { input }))).toEqual({
      kind: 'invalid',
      problems: [{ field: 'country', code: 'country' }],
    });
    const { story } = validInput(form);
    const child = { ...validInput(form), age: '9', story: `${story} Call me: 416 555 0199.` };
    expect(await bringInText(context, textOf('b', { input: child }))).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'story', code: 'contactOfChild' }],
    });
    expect(await bringInText(context, textOf(''))).toEqual({ kind: 'nameless' });
    const tomorrow = textOf('c', { firstToldOn: '9999-01-01' });
    expect(await bringInText(context, tomorrow)).toEqual({ kind: 'not-told-yet' });
  });

  test('nobody is asked who could not answer', async () => {
    const { storyId } = await broughtIn('asked');
    const officer = acting('officer@example.org');
    const ask = async (storyId: string) => {
      const { db } = world.decideContext;
      await openNow(db, { storyId, officer });
      const seen = await seenNow(db, storyId);
      const until = parkedFor(10).until;
      const words = 'Is this yours to tell?';
      const question = {
        kind: 'something-else',
        words,
        proposal: null,
        until,
        ifSilent: 'decline',
      } as const;
      return askWriter(world.decideContext, { storyId, officer, seen, question });
    };
    expect(await ask(storyId)).toEqual({ kind: 'not-allowed' });
    // Whoever sent it here can be (control).
    expect(await ask((await sent()).storyId)).toEqual({ kind: 'annotated' });
  });

  test('shortens no wait that writers are told of', async () => {
    const told = async () => {
      const { rows } = await sql`SELECT * FROM recent_decisions(1000)`.execute(database.as('web'));
      return rows.length;
    };
    const before = await told();
    const { hash } = await broughtIn('waited');
    await world.decide(hash, 'publish');
    expect(await told()).toBe(before);
    await world.decide((await sent()).hash, 'publish');
    expect(await told()).toBe(before + 1);
  });
});

describe('the database', () => {
  const insert = (values: object) =>
    database
      .as('superuser')
      .insertInto('story')
      .values({
        id: crypto.randomUUID(),
        hash: crypto.randomUUID().replaceAll('-', '').slice(0, 12),
        campaign: 'general',
        campaign_version: 1,
        category: 'LIFE',
        writing_type: 'STORY',
        gender: 'F',
        country: 'Canada',
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  test.each([
    ['a lane without a place', { lane: 'brought-in' }],
    ['a place without the lane', { brought_from: 'the old site' }],
    ['a day without the lane', { first_told_on: '2019-03-04' }],
    ['a receipt', { lane: 'brought-in', brought_from: 'x y', receipt_hash: Buffer.alloc(32, 1) }],
  ])('refuses %s', async (_what, values) => {
    await expect(insert(values)).rejects.toThrow(/brought_in/);
  });

  test('refuses a day that has not come', async () => {
    const values = { lane: 'brought-in', brought_from: 'x y', first_told_on: '9999-01-01' };
    await expect(insert(values)).rejects.toThrow(/first_told_before/);
  });

  test('lets the log say of no text that it came another way than it did', async () => {
    const receive = (storyId: string, actor: string) =>
      sql`INSERT INTO event (story_id, kind, actor_kind, to_state, revision_no, at)
        VALUES (${storyId}, 'received', ${actor}, 'received', 1, now())`.execute(
        database.as('superuser'),
      );
    const { id: sent } = await insert({});
    const { id: brought } = await insert({ lane: 'brought-in', brought_from: 'the old site' });
    await expect(receive(sent, 'system')).rejects.toThrow('the log says who sent a text');
    await expect(receive(brought, 'writer')).rejects.toThrow('the log says who sent a text');
    await receive(sent, 'writer');
    await receive(brought, 'system');
  });

  test.each(['web', 'desk', 'worker'] as const)('lets %s take no key back', async (role) => {
    await expect(database.as(role).deleteFrom('brought_in').execute()).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      sql`UPDATE story SET lane = 'normal', brought_from = NULL`.execute(database.as(role)),
    ).rejects.toThrow(/permission denied/);
  });
});
