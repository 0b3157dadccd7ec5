import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Said } from '#domain/vetting/calibration.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { holdText } from '#services/holds/hold-text.ts';
import { OnlyForLeads } from '#services/officers/for-leads.ts';
import { acting, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { ReadingBudgetSpent } from './open-story.ts';
import { hasBlindReading, readBlind, sayBlind } from './read-blind.ts';
import { readCalibration, readDifference, sayTalkedOver } from './read-calibration.ts';
import { readDeskStory } from './read-desk-story.ts';
import { redactStory } from './redact-story.ts';
import { undoDecision } from './undo-decision.ts';

const SENT = '2026-06-15T14:00:00Z';
const DECIDED = '2026-06-16T14:00:00Z';
const NOW = '2026-06-17T14:00:00Z';
const PUBLISH: Said = { verdict: 'publish', clauses: [] };
const DECLINE: Said = { verdict: 'decline', clauses: ['no-sermon'] };

let world: DeskWorld;
let noor: ActingOfficer;
/** Every decision is read again, so that none has to be waited for. */
beforeEach(async () => {
  world = await createDeskWorld();
  noor = await world.officer({ name: 'Noor' });
  await again(100);
});

const again = (percent: number) =>
  world.desk.updateTable('policy').set({ read_again_percent: percent }).execute();
const at = (when: string = NOW) => world.contextAt(when);
const asks = (officer: ActingOfficer = noor, when?: string) => readBlind(at(when), { officer });

async function decided(
  decision: 'publish' | 'refuse' | 'hide' = 'publish',
  sent: Parameters<DeskWorld['send']>[1] = {},
) {
  const storyId = await world.send(SENT, sent);
  await world.decide(storyId, decision, DECIDED, decision === 'refuse' ? ['no-hate'] : undefined);
  return storyId;
}

async function saysOfNext(said: Said, officer: ActingOfficer = noor) {
  const reading = await asks(officer);
  if (!reading) throw new Error('Nothing waits to be read again.');
  const outcome = await sayBlind(at(), { officer, decisionNo: reading.decisionNo, said });
  return { ...outcome, no: reading.decisionNo };
}

const insertAs = (row: { no: number; storyId: string; reader: string }) =>
  sql`INSERT INTO second_reading (decision_no, story_id, reader, verdict, clauses, read_at)
    VALUES (${row.no}, ${row.storyId}, ${row.reader}, 'publish', '{}', ${NOW})`.execute(world.desk);

const decisionOf = async (storyId: string) => {
  const row = await world.desk
    .selectFrom('event')
    .select('no')
    .where('story_id', '=', storyId)
    .where('kind', 'in', ['publish', 'refuse'])
    .executeTakeFirstOrThrow();
  return row.no;
};

test('a decision is read again by somebody else, who sees the text and not what was decided', async () => {
  const storyId = await decided('refuse');
  expect(await hasBlindReading(at(), { officer: noor })).toBe(true);
  const reading = await asks();
  expect(reading).toMatchObject({ decisionNo: await decisionOf(storyId) });
  expect(reading?.preview.body.length).toBeGreaterThan(50);
  const told = JSON.stringify(reading);
  for (const word of ['somebody', 'refused', '"refuse"', 'Noor']) expect(told).not.toContain(word);
  expect(await saysOfNext({ verdict: 'decline', clauses: ['no-hate'] })).toMatchObject({
    kind: 'said',
    alike: true,
  });
  expect(await asks()).toBeNull();
});

test('nothing that an officer did with it is on the page: neither changed words, nor a note, nor a hidden line', async () => {
  const storyId = await world.send(SENT, { input: { name: 'Amina Rahman' } });
  const officer = acting('somebody');
  await world.desk
    .updateTable('story')
    .set({ content_note: 'speaks of a burial' })
    .where('id', '=', storyId)
    .execute();
  await redactStory(at(SENT), {
    ...{ storyId, officer, field: 'name', action: 'hide', reason: 'A full name' },
    seen: await seenNow(world.desk, storyId),
  });
  await sql`INSERT INTO revision (story_id, no, author_kind, officer, campaign, title, body, reason, created_at)
    SELECT story_id, 2, 'officer', 'somebody', campaign, 'Another title', 'Other words.', 'a name', ${SENT}
    FROM revision WHERE story_id = ${storyId}`.execute(world.database.as('superuser'));
  await world.database
    .as('superuser')
    .updateTable('story')
    .set({ revision_no: 2 })
    .where('id', '=', storyId)
    .execute();
  await world.decide(storyId, 'refuse', DECIDED, ['no-hate']);
  const reading = await asks();
  expect(reading?.preview).toMatchObject({
    ...{ name: 'Amina Rahman', contentNote: null, shortened: false, faceChanged: false },
  });
  expect(JSON.stringify(reading)).not.toMatch(/Another title|Other words|speaks of a burial/);
});

describe('who knows the text does not read it blind', () => {
  test('not whoever decided it', async () => {
    await decided();
    const first = await world.officer({ id: 'somebody', name: 'First' });
    expect(await asks(first)).toBeNull();
  });

  test('not whoever opened it before, and not whoever opens it in between', async () => {
    const storyId = await decided();
    const [before, between] = [await world.officer(), await world.officer()];
    const open = (officer: ActingOfficer) =>
      readDeskStory(at(), { storyId, officer, open: 'asked' });
    await open(before);
    expect(await asks(before)).toBeNull();
    const reading = await asks(between);
    await open(between);
    const decisionNo = reading?.decisionNo ?? 0;
    expect(await sayBlind(at(), { officer: between, decisionNo, said: PUBLISH })).toEqual({
      kind: 'gone',
    });
    // Nor past the service.
    await expect(insertAs({ no: decisionNo, storyId, reader: between.id })).rejects.toThrow(
      'does not read it blind',
    );
    await expect(insertAs({ no: decisionNo, storyId, reader: 'somebody' })).rejects.toThrow(
      'does not read it blind',
    );
  });

  test('and nobody judges what was not handed out', async () => {
    const storyId = await decided();
    const decisionNo = await decisionOf(storyId);
    expect(await sayBlind(at(), { officer: noor, decisionNo, said: PUBLISH })).toEqual({
      kind: 'gone',
    });
    await expect(insertAs({ no: decisionNo, storyId, reader: noor.id })).rejects.toThrow(
      'nobody judges what nobody has read',
    );
    await asks();
    // The control: the same row, once it was read.
    await insertAs({ no: decisionNo, storyId, reader: noor.id });
  });

  test('and no decision is made up', async () => {
    const storyId = await decided();
    const other = await decided();
    await asks();
    await expect(insertAs({ no: 1, storyId, reader: noor.id })).rejects.toThrow('no such decision');
    await expect(
      insertAs({ no: await decisionOf(other), storyId, reader: noor.id }),
    ).rejects.toThrow('no such decision');
  });
});

describe('what is not read again', () => {
  test('what ended without a guideline, what is heavy, in danger, on hold or withdrawn', async () => {
    await decided('hide');
    const root = world.database.as('superuser');
    const change = async (set: object) => {
      const storyId = await decided();
      await root.updateTable('story').set(set).where('id', '=', storyId).execute();
      return storyId;
    };
    await change({ topics: ['war-and-death'] });
    await change({ dangers: ['threat'], danger_since: new Date(DECIDED) });
    const held = await decided();
    const lead = await world.officer({ role: 'lead' });
    const hold = { storyId: held, by: { ...lead, confirmedAt: new Date(NOW) } };
    expect(
      await holdText(at(), { ...hold, reason: 'A court may ask.', lookOn: '2026-08-01' }),
    ).not.toMatchObject({ kind: 'invalid' });
    const withdrawn = await decided();
    await world.withdraw(withdrawn, NOW);
    expect(await asks()).toBeNull();
    // The control: one that is none of these.
    await decided();
    expect(await asks()).not.toBeNull();
  });

  test('what the officer cannot read, where its language is known', async () => {
    await decided('publish', { language: 'ur' as TextLanguage });
    expect(await asks()).toBeNull();
    expect(await asks(await world.officer({ languages: ['ur'] }))).not.toBeNull();
  });

  test('what was undone, or was decided eight weeks ago', async () => {
    const storyId = await world.send(SENT);
    await world.decide(storyId, 'publish', DECIDED);
    await undoDecision(
      { ...world.world.decideContext, clock: () => new Date(DECIDED) },
      { storyId, officer: acting('somebody') },
    );
    expect(await asks()).toBeNull();
    await decided();
    expect(await asks(noor, '2026-08-20T14:00:00Z')).toBeNull();
    expect(await asks(noor, '2026-08-01T14:00:00Z')).not.toBeNull();
  });

  test('more than the policy asks for', async () => {
    for (let i = 0; i < 30; i++) await decided();
    const waiting = async () => {
      const { rows } = await sql<{ chosen: number }>`SELECT count(*)::int AS chosen FROM event
        WHERE kind = 'publish' AND (get_byte(hash, 0) * 256 + get_byte(hash, 1)) % 100 < 30`.execute(
        world.desk,
      );
      return rows[0]?.chosen ?? 0;
    };
    await again(0);
    expect(await asks()).toBeNull();
    await again(30);
    let read = 0;
    while (await asks()) {
      await saysOfNext(PUBLISH);
      read += 1;
    }
    expect(read).toBe(await waiting());
    expect(read).toBeLessThan(30);
  });
});

test('a text that was begun comes again; of two who read the same, one is first', async () => {
  await decided();
  await decided();
  const [mine, again] = [await asks(), await asks()];
  expect(again?.decisionNo).toBe(mine?.decisionNo);
  const other = await world.officer();
  const theirs = await asks(other);
  expect(theirs?.decisionNo).toBe(mine?.decisionNo);
  const decisionNo = mine?.decisionNo ?? 0;
  const both = await Promise.all(
    [noor, other].map((officer) => sayBlind(at(), { officer, decisionNo, said: PUBLISH })),
  );
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['gone', 'said']);
});

test('a reading says one thing, once', async () => {
  const storyId = await decided();
  const reading = await asks();
  const decisionNo = reading?.decisionNo ?? 0;
  for (const said of [
    { verdict: 'decline', clauses: [] },
    { verdict: 'publish', clauses: ['no-hate'] },
    { verdict: 'decline', clauses: ['unheard-of'] },
  ] as const)
    expect(await sayBlind(at(), { officer: noor, decisionNo, said })).toMatchObject({
      kind: 'invalid',
    });
  expect(await saysOfNext(DECLINE)).toMatchObject({ kind: 'said', alike: false });
  const change = (set: string) =>
    sql`UPDATE second_reading SET ${sql.raw(set)} WHERE story_id = ${storyId}`;
  await expect(change(`verdict = 'publish', clauses = '{}'`).execute(world.desk)).rejects.toThrow(
    'permission denied',
  );
  await expect(
    change(`verdict = 'publish', clauses = '{}'`).execute(world.database.as('superuser')),
  ).rejects.toThrow('said once');
  await expect(
    sql`DELETE FROM second_reading`.execute(world.database.as('superuser')),
  ).rejects.toThrow('append-only');
});

test('it counts as reading: the budget is spent, and the log says who read', async () => {
  await world.desk.updateTable('policy').set({ reads_per_hour: 10 }).execute();
  for (let i = 0; i < 12; i++) await decided('refuse');
  const read = async () => {
    for (let i = 0; i < 12; i++) await saysOfNext(PUBLISH, { ...noor, confirmedAt: null });
  };
  await expect(read()).rejects.toThrow(ReadingBudgetSpent);
  const told = await world.desk
    .selectFrom('event')
    .select('id')
    .where('kind', '=', 'read-blind')
    .where('officer', '=', noor.id)
    .execute();
  expect(told).toHaveLength(10);
});

test('a writer’s receipt and the first officer’s undo know nothing of it', async () => {
  const storyId = await decided();
  await saysOfNext(DECLINE);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM event
    WHERE story_id = ${storyId} AND kind = 'read-blind'`.execute(world.database.as('receipt'));
  expect(rows).toEqual([{ n: 0 }]);
  const asDesk = await sql<{ n: number }>`SELECT count(*)::int AS n FROM event
    WHERE story_id = ${storyId} AND kind = 'read-blind'`.execute(world.desk);
  expect(asDesk.rows).toEqual([{ n: 1 }]);
});

describe('calibration', () => {
  test('tells how the desk reads, and nowhere who', async () => {
    await decided('publish');
    await decided('refuse');
    const one = await saysOfNext(PUBLISH);
    const two = await saysOfNext(DECLINE);
    const read = await readCalibration(at(), { weeks: 8 });
    expect(read).toMatchObject({ read: 2, alike: 1, percent: 100 });
    expect(read.differences.map(({ decisionNo, apart }) => [decisionNo, apart])).toEqual([
      [two.no, ['no-hate', 'no-sermon']],
    ]);
    const opened = await readDifference(at(), { officer: noor, decisionNo: two.no });
    expect(opened?.body).toBeTruthy();
    // What was read alike is nobody's to look up.
    expect(await readDifference(at(), { officer: noor, decisionNo: one.no })).toBeNull();
    const told = JSON.stringify([read, opened]);
    for (const who of ['somebody', noor.id, 'Noor', 'reader']) expect(told).not.toContain(who);
  });

  test('a lead says that it was talked over, once', async () => {
    await decided();
    const { no } = await saysOfNext(DECLINE);
    const lead = await world.officer({ role: 'lead' });
    expect(() => sayTalkedOver(at(), { by: noor, decisionNo: no })).toThrow(OnlyForLeads);
    expect(await sayTalkedOver(at(), { by: lead, decisionNo: no })).toEqual({ kind: 'said' });
    expect(await sayTalkedOver(at(), { by: lead, decisionNo: no })).toEqual({ kind: 'gone' });
    const { differences } = await readCalibration(at(), { weeks: 8 });
    expect(differences.map(({ talkedOver }) => talkedOver)).toEqual([true]);
  });

  test('the figures are those of the readings, whatever they were', async () => {
    const said = fc.constantFrom<Said>(PUBLISH, DECLINE, {
      verdict: 'decline',
      clauses: ['no-hate'],
    });
    const texts = fc.sample(fc.tuple(fc.boolean(), said), { numRuns: 15, seed: 7 });
    let alike = 0;
    for (const [published, second] of texts) {
      await decided(published ? 'publish' : 'refuse');
      const first = published ? [] : ['no-hate'];
      if (first.join() === second.clauses.join()) alike += 1;
      await saysOfNext(second);
    }
    expect(await readCalibration(at(), { weeks: 8 })).toMatchObject({ read: texts.length, alike });
  });
});
