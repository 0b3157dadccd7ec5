import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import { takeStory } from '#services/vetting/take-story.ts';
import { junk, unlike } from '#support/alike-texts.ts';
import { underPolicy } from '#support/under-policy.ts';
import { createWaveWorld } from '#support/wave-world.ts';
import { declineTogether } from './decline-together.ts';
import { listWaves } from './list-waves.ts';
import { tellTogether } from './tell-together.ts';
import { readDoneTogether, undoTogether } from './undo-together.ts';

let own: Awaited<ReturnType<typeof createWaveWorld>>;
beforeEach(async () => {
  own = await createWaveWorld();
});

describe('who is not decided with the others', () => {
  const IN_BETWEEN: [string, (id: string) => Promise<unknown>][] = [
    [
      'held by another officer',
      (id) => takeStory(own.context, { storyId: id, officer: own.karim, takeOver: false }),
    ],
    ['edited', (id) => asOwner(`UPDATE story SET face_no = 1 WHERE id = '${id}'`)],
    [
      'asked about',
      (id) => asOwner(`UPDATE story SET second_reader_asked_by = 'karim' WHERE id = '${id}'`),
    ],
    [
      'with a case',
      (id) =>
        asOwner(
          `INSERT INTO legal_hold (story_id, reason, look_on) VALUES ('${id}', 'a court', '2027-01-01')`,
        ),
    ],
    ['withdrawn', (id) => asOwner(`UPDATE story SET state = 'withdrawn' WHERE id = '${id}'`)],
    ['in danger', (id) => asOwner(`UPDATE story SET dangers = '{threat}' WHERE id = '${id}'`)],
  ];
  const asOwner = (statement: string) => sql.raw(statement).execute(own.database.as('superuser'));

  test.each(IN_BETWEEN)('%s', async (_, happens) => {
    const texts = await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    const id = texts[7] ?? '';
    await own.readsTheSix(waveId);
    await happens(id);
    await own.readsTheSix(waveId);
    const before = await own.stateOf(id);
    expect(await own.declines({ waveId })).toMatchObject({ kind: 'declined', texts: 11 });
    expect(await own.stateOf(id)).toBe(before);
    // The control: with nothing in between it goes with the others.
    const { rows } = await sql<{ texts: number }>`SELECT count(*)::int AS texts FROM story
      WHERE state = 'hidden'`.execute(own.database.as('superuser'));
    expect(rows[0]?.texts).toBe(11);
  });

  test.each(IN_BETWEEN)('%s, by the database too', async (_, happens) => {
    const texts = await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    const id = texts[7] ?? '';
    await happens(id);
    await own.readsTheSix(waveId);
    const together = (storyId: string) =>
      own.database
        .as('desk')
        .transaction()
        .execute(async (db) => {
          await sql
            .raw(
              `INSERT INTO together (no, wave_id, officer, way, at) VALUES (1, '${waveId}', '${own.noor.id}', 'put-aside', now())`,
            )
            .execute(db);
          await sql.raw(`INSERT INTO together_text VALUES (1, '${storyId}')`).execute(db);
          throw new Error('it was taken');
        });
    await expect(together(id)).rejects.toThrow(/only what is free/);
    await expect(together(texts[2] ?? '')).rejects.toThrow(/it was taken/);
  });

  test('who joined after the page was read', async () => {
    await own.comesJunk(10);
    const { id: waveId } = await own.onlyWave();
    const asOf = own.time.now;
    own.later(1);
    const late = await own.comes({ story: junk(99) });
    await own.readsTheSix(waveId);
    expect(await own.declines({ waveId, asOf })).toMatchObject({ texts: 10 });
    expect(await own.stateOf(late)).toBe('received');
  });
});

describe('a decision about many', () => {
  test('is one event for the group and one for each, and counts once in the hour', async () => {
    await underPolicy(own.database, { declines_per_hour: 1 }, async () => {
      const [first = ''] = await own.comesJunk(12);
      const { id: waveId } = await own.onlyWave();
      await own.readsTheSix(waveId);
      const done = await own.declines({ waveId });
      if (done.kind !== 'declined') throw new Error(done.kind);
      const events = (await listEvents(own.context.db, first)).filter(
        ({ kind }) => kind === 'put-aside',
      );
      expect(events).toMatchObject([{ subject: `together ${done.no}`, clauses: ['no-spam'] }]);
      await own.comesOther(12);
      const other = await own.onlyWave();
      await own.readsTheSix(other.id);
      expect(await own.declines({ waveId: other.id })).toEqual({ kind: 'too-many', anHour: 1 });
    });
  });

  test('leaves the wait that writers are told of as it was', async () => {
    const told = async () => {
      const { rows } = await sql`SELECT * FROM recent_decisions(1000)`.execute(
        own.database.as('desk'),
      );
      return rows.length;
    };
    const { hash } = await own.world.submit({ story: unlike() });
    const id = await own.world.storyIdOf(hash);
    await own.comesJunk(12);
    await own.comesOther(12);
    const [one, other] = await listWaves(own.context);
    await own.readsTheSix(one?.id ?? '');
    await own.declines({ waveId: one?.id ?? '' });
    expect(await told()).toBe(0);
    await own.readsTheSix(other?.id ?? '');
    await own.declines({ waveId: other?.id ?? '', way: 'refuse' });
    expect(await told()).toBe(0);
    // The control: a decision about one text is told.
    await own.database
      .as('superuser')
      .updateTable('story')
      .set({ ready_at: new Date() })
      .where('id', '=', id)
      .execute();
    await own.world.decideAs('noor', id, 'refuse');
    expect(await told()).toBe(1);
  });

  test('is nothing by which anything is published', async () => {
    const [first = ''] = await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    await own.readsTheSix(waveId);
    const done = await own.declines({ waveId });
    const no = done.kind === 'declined' ? done.no : 0;
    const tells = (kind: string, subject: string, story = first) =>
      own.raw(`INSERT INTO event (story_id, kind, actor_kind, officer, subject, from_state, to_state, revision_no)
        VALUES ('${story}', '${kind}', 'officer', '${own.noor.id}', '${subject}', 'hidden', 'hidden', 1)`);
    for (const kind of ['publish', 'approve', 'schedule', 'restore', 'undo'])
      await expect(tells(kind, `together ${no}`)).rejects.toThrow(/only declining/);
    const other = await own.comes({ story: unlike() });
    await expect(tells('put-aside', `together ${no}`, other)).rejects.toThrow(/only declining/);
    await expect(tells('put-aside', 'alone', first)).rejects.toThrow(/only declining/);
    await tells('put-aside', `together ${no}`);
  });

  test('with a reason tells each writer who left an address, and nobody before it can be undone no more', async () => {
    const jobs: { name: string; after: number | undefined }[] = [];
    const context = {
      ...own.context,
      enqueue: async (_: unknown, job: { name: string }, later?: { afterSeconds: number }) => {
        jobs.push({ name: job.name, after: later?.afterSeconds });
      },
    };
    await own.comesJunk(11);
    await own.comes({ story: junk(50), email: 'amina@example.org' });
    const { id: waveId } = await own.onlyWave();
    await own.readsTheSix(waveId);
    const request = { waveId, officer: own.noor, asOf: own.time.now, gather: false };
    expect(
      await declineTogether(context, { ...request, way: 'refuse', clauses: ['no-spam'] }),
    ).toMatchObject({ kind: 'invalid' });
    const done = await declineTogether(context, {
      ...request,
      way: 'refuse',
      clauses: ['no-sermon'],
      noteToWriter: 'Tell us what you saw yourself.',
    });
    expect(done).toMatchObject({ kind: 'declined', texts: 12 });
    expect(jobs).toEqual([{ name: 'tell-together', after: 615 }]);
    const no = done.kind === 'declined' ? done.no : 0;
    await tellTogether({ db: own.database.as('worker'), enqueue: context.enqueue }, { no });
    expect(jobs.slice(1)).toEqual([{ name: 'send-refusal-mail', after: undefined }]);
    await undoTogether(own.context, { no, officer: own.noor });
    await tellTogether({ db: own.database.as('worker'), enqueue: context.enqueue }, { no });
    expect(jobs).toHaveLength(2);
  });
});

describe('one undo', () => {
  test('brings all of them back as they were, with their own due day, and the group with them', async () => {
    const texts = await own.comesJunk(12);
    const { id: waveId, dueOn } = await own.onlyWave();
    await own.readsTheSix(waveId);
    await own.declines({ waveId });
    expect(await listWaves(own.context)).toEqual([]);
    own.later(9);
    const done = await readDoneTogether(own.context, own.noor);
    expect(done?.texts).toBe(12);
    expect(await readDoneTogether(own.context, own.karim)).toBeNull();
    const asked = { no: done?.no ?? 0, officer: own.noor };
    expect(await undoTogether(own.context, { ...asked, officer: own.karim })).toEqual({
      kind: 'too-late',
    });
    expect(await undoTogether(own.context, asked)).toEqual({ kind: 'undone', texts: 12 });
    expect(await onlyStates(texts)).toEqual(['received']);
    expect(await own.onlyWave()).toMatchObject({ texts: 12, dueOn });
    expect(await undoTogether(own.context, asked)).toEqual({ kind: 'too-late' });
  });

  test('not after ten minutes, by the database too', async () => {
    await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    await own.readsTheSix(waveId);
    const done = await own.declines({ waveId });
    const no = done.kind === 'declined' ? done.no : 0;
    own.later(11);
    expect(await readDoneTogether(own.context, own.noor)).toBeNull();
    expect(await undoTogether(own.context, { no, officer: own.noor })).toEqual({
      kind: 'too-late',
    });
    await expect(
      own.raw(`UPDATE together SET undone_at = at + interval '11 minutes' WHERE no = ${no}`),
    ).rejects.toThrow(/too late/);
    await expect(own.raw(`UPDATE together SET officer = 'x' WHERE no = ${no}`)).rejects.toThrow();
  });

  test('not what happened since: a writer who took a text back has taken it back', async () => {
    const texts = await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    await own.readsTheSix(waveId);
    const done = await own.declines({ waveId });
    const restored = texts[2] ?? '';
    await own.world.decideAs(own.karim.id, restored, 'restore', await seen(restored));
    await own.world.decideAs(own.karim.id, restored, 'hide', await seen(restored));
    const no = done.kind === 'declined' ? done.no : 0;
    expect(await undoTogether(own.context, { no, officer: own.noor })).toEqual({
      kind: 'undone',
      texts: 11,
    });
    expect(await own.stateOf(restored)).toBe('hidden');
  });

  const seen = async (id: string) => {
    const story = await findStory(own.context.db, id);
    return story ? { state: story.state } : {};
  };
  const onlyStates = async (ids: string[]) => [...new Set(await Promise.all(ids.map(own.stateOf)))];
});

test('what a text was like is erased with its words, and the log of the decision is not', async () => {
  const [first = ''] = await own.comesJunk(12);
  const { id: waveId } = await own.onlyWave();
  await own.readsTheSix(waveId);
  await own.declines({ waveId });
  const root = own.database.as('superuser');
  await sql`ALTER TABLE story DISABLE TRIGGER keep_state_since`.execute(root);
  await sql`UPDATE story SET state_since = now() - interval '31 days' WHERE id = ${first}`.execute(
    root,
  );
  await sql`SELECT erase_words(${first}::uuid)`.execute(own.database.as('purger'));
  const left = async (table: 'wave_text' | 'together_text') =>
    (await root.selectFrom(table).selectAll().where('story_id', '=', first).execute()).length;
  expect(await left('wave_text')).toBe(0);
  expect(await left('together_text')).toBe(1);
});
