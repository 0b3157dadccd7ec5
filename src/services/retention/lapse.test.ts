import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFigures } from '#db/system/figures.ts';
import { LAPSE_TOLD_DAYS, UNDECIDED_DAYS, WORDS_DAYS } from '#domain/retention.ts';
import { decide, UNDECIDED_STATES } from '#domain/story/lifecycle.ts';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { acting, openNow, parkedFor, seenNow } from '#support/acting.ts';
import { SITE } from '#support/sample-site.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { forgetOnSchedule } from './forget-on-schedule.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const clock = () => new Date();
const forget = () => forgetOnSchedule({ db: database.as('purger'), clock });
const asSuperuser = (statement: string) => sql.raw(statement).execute(database.as('superuser'));
const figures = () => readFigures(database.as('desk'), '2026-11-20');

/** As if it had come, or had come into its state, so long ago: the database goes by its own clock. */
const age = (id: string, column: 'undecided_since' | 'state_since', days: number) =>
  asSuperuser(`UPDATE story SET ${column} = now() - interval '${days} days' WHERE id = '${id}'`);
const waitFor = (id: string, days: number) => age(id, 'undecided_since', days);

const stateOf = async (id: string) => {
  const story = database.as('desk').selectFrom('story').select('state').where('id', '=', id);
  return (await story.executeTakeFirstOrThrow()).state;
};
const lastEvent = (id: string) =>
  database
    .as('desk')
    .selectFrom('event')
    .select(['kind', 'actor_kind', 'from_state', 'to_state'])
    .where('story_id', '=', id)
    .orderBy('no', 'desc')
    .executeTakeFirstOrThrow();
const receiptOf = async (words: string) => {
  const opened = await openReceipt(
    {
      receiptDb: database.as('receipt'),
      clock,
      site: SITE,
      guessLimit: createGuessLimit(countHere(clock)),
    },
    { words, address: '127.0.0.1' },
  );
  return opened.kind === 'open' ? opened.receipt : undefined;
};

async function sent(title = 'Nobody comes'): Promise<{ id: string; receipt: string }> {
  const { hash, receipt } = await world.submit({ title });
  return { id: await world.storyIdOf(hash), receipt };
}

describe.each(UNDECIDED_STATES)('a text that is %s', (state) => {
  let text: Awaited<ReturnType<typeof sent>>;
  beforeEach(async () => {
    text = await sent();
    await asSuperuser(`UPDATE story SET state = '${state}' WHERE id = '${text.id}'`);
  });

  test('stays a day before the year is over, and then ends and is erased', async () => {
    await waitFor(text.id, UNDECIDED_DAYS - 1);
    // Not begun anew by taking, parking or resuming, nor shortened by it.
    await age(text.id, 'state_since', 4_000);
    expect(await forget()).toMatchObject({ lapsed: 0, words: 0 });
    expect(await stateOf(text.id)).toBe(state);

    await waitFor(text.id, UNDECIDED_DAYS + 0.1);
    expect(await forget()).toMatchObject({ lapsed: 1, words: 0 });
    const to = decide(state, 'lapse');
    expect(await stateOf(text.id)).toBe(to.allowed && to.to);
    expect(await lastEvent(text.id)).toEqual({
      kind: 'lapse',
      actor_kind: 'system',
      from_state: state,
      to_state: 'hidden',
    });
    expect(await receiptOf(text.receipt)).toMatchObject({ lapsed: true, erasedOn: null });

    await age(text.id, 'state_since', WORDS_DAYS.hidden + 0.1);
    expect(await forget()).toMatchObject({ lapsed: 0, words: 1 });
    const receipt = await receiptOf(text.receipt);
    expect(receipt).toMatchObject({ lapsed: true, title: '', erasedOn: receipt?.today });
  });
});

test('an officer can take it up again before its words go, and then it has a year once more', async () => {
  const { id, receipt } = await sent();
  await waitFor(id, UNDECIDED_DAYS + 1);
  await forget();
  await world.decideAs('officer@example.org', id, 'restore', { state: 'hidden', revisionNo: 1 });
  expect(await stateOf(id)).toBe('in_review');
  await asSuperuser('DELETE FROM lease');
  expect(await forget()).toMatchObject({ lapsed: 0 });
  await world.decideAs('officer@example.org', id, 'hide', { state: 'in_review', revisionNo: 1 });
  expect(await receiptOf(receipt)).toMatchObject({ lapsed: false });
});

test('leads are told a month before', async () => {
  const { id } = await sent();
  await waitFor(id, UNDECIDED_DAYS - LAPSE_TOLD_DAYS - 1);
  expect(await figures()).toMatchObject({ texts_lapsing: 0 });
  await waitFor(id, UNDECIDED_DAYS - LAPSE_TOLD_DAYS + 1);
  expect(await figures()).toMatchObject({ texts_lapsing: 1, texts_kept_in_danger: 0 });
  await waitFor(id, 1);
});

describe('does not end by itself, however old', () => {
  const KEPT = {
    'a text in danger': `UPDATE story SET dangers = '{risk-to-life}', danger_since = now()`,
    'a text that waits for its hour': `UPDATE story SET publish_at = now() + interval '1 hour'`,
    'a published text': `UPDATE story SET state = 'published'`,
  };
  test.each(Object.entries(KEPT))('%s', async (_what, change) => {
    const { id } = await sent();
    await asSuperuser(`${change} WHERE id = '${id}'`);
    await waitFor(id, 4_000);
    expect(await forget()).toMatchObject({ lapsed: 0, words: 0 });
    // The control: without that it would.
    await asSuperuser(
      `UPDATE story SET state = 'received', danger_since = NULL, publish_at = NULL WHERE id = '${id}'`,
    );
    await waitFor(id, 4_000);
    expect(await forget()).toMatchObject({ lapsed: 1 });
  });

  test('a text that an officer has in hand', async () => {
    const { id } = await sent();
    await asSuperuser(`INSERT INTO officer (id, name, email) VALUES ('o', 'O', 'o@example.org');
      INSERT INTO lease VALUES ('${id}', 'o', now(), now() + interval '10 minutes')`);
    await waitFor(id, 4_000);
    expect(await forget()).toMatchObject({ lapsed: 0 });
    await asSuperuser(`UPDATE lease SET expires_at = now() - interval '1 second'`);
    expect(await forget()).toMatchObject({ lapsed: 1 });
  });

  test('and of one in danger leads are told that it stays', async () => {
    const { id } = await sent();
    await asSuperuser(
      `UPDATE story SET dangers = '{threat}', danger_since = now() WHERE id = '${id}'`,
    );
    await waitFor(id, 4_000);
    expect(await figures()).toMatchObject({ texts_lapsing: 0, texts_kept_in_danger: 1 });
    // Whatever a program believes: the log takes no such line.
    await expect(
      asSuperuser(`INSERT INTO event (story_id, kind, actor_kind, revision_no)
        VALUES ('${id}', 'lapse', 'system', 1)`),
    ).rejects.toThrow('somebody may be in danger');
  });
});

describe('what officers noted about a text', () => {
  const park = async (id: string, internalNote: string) => {
    const officer = acting('officer@example.org');
    await openNow(world.decideContext.db, { storyId: id, officer });
    const seen = await seenNow(world.decideContext.db, id);
    const parking = parkedFor(3);
    const request = {
      storyId: id,
      officer,
      decision: 'park',
      seen,
      internalNote,
      parking,
    } as const;
    expect(await decideStory(world.decideContext, request)).toMatchObject({ kind: 'decided' });
  };
  const holds = async (word: string) => {
    const { rows } = await sql<{ held: boolean }>`
      SELECT EXISTS (SELECT 1 FROM event e WHERE e::text LIKE ${`%${word}%`})
        OR EXISTS (SELECT 1 FROM event_note n WHERE n::text LIKE ${`%${word}%`}) AS held`.execute(
      database.as('superuser'),
    );
    return rows[0]?.held;
  };

  test('goes with its words, and not before', async () => {
    const { id } = await sent();
    const other = await sent();
    await park(id, 'Markernote: the aunt of Amina was here.');
    await park(other.id, 'Markerother: ask her school.');
    await asSuperuser('DELETE FROM lease');
    await waitFor(id, UNDECIDED_DAYS + 1);
    await forget();
    expect(await holds('Markernote')).toBe(true);
    await age(id, 'state_since', WORDS_DAYS.hidden + 1);
    await forget();
    expect(await holds('Markernote')).toBe(false);
    expect(await holds('Markerother')).toBe(true);
  });

  test('is changed by nobody, and taken away from no text that is not over', async () => {
    const { id } = await sent();
    await park(id, 'Stays.');
    const taken = `DELETE FROM event_note WHERE story_id = '${id}'`;
    for (const role of ['web', 'desk', 'worker', 'receipt', 'purger'] as const)
      await expect(sql.raw(taken).execute(database.as(role))).rejects.toThrow(/permission denied/);
    for (const role of ['web', 'worker', 'receipt', 'purger'] as const)
      await expect(sql`SELECT note FROM event_note`.execute(database.as(role))).rejects.toThrow(
        /permission denied/,
      );
    const owner = database.as('migrator');
    for (const statement of [taken, `UPDATE event_note SET note = ''`, 'TRUNCATE event_note'])
      await expect(sql.raw(statement).execute(owner)).rejects.toThrow('append-only');
  });
});
