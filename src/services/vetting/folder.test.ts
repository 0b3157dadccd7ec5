import { beforeAll, describe, expect, test } from 'vitest';
import { eraseWords } from '#db/erasures.ts';
import { listEvents } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import { openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { decideStory } from './decide-story.ts';
import { listForOfficer } from './list-mentions.ts';
import { readDeskStory } from './read-desk-story.ts';
import { answerSecondReader, askSecondReader, settleSecondReader } from './second-reader.ts';
import { undoDecision } from './undo-decision.ts';
import { seeNote, writeNote } from './write-note.ts';

const AT = '2026-06-15T15:00:00Z';
const PHONE = 'Call me at 613-555-0142.';

type Officer = Awaited<ReturnType<DeskWorld['officer']>>;

let world: DeskWorld;
let noor: Officer;
let karim: Officer;
beforeAll(async () => {
  world = await createDeskWorld();
  noor = await world.officer({ name: 'Noor' });
  karim = await world.officer({ name: 'Karim O.' });
});

const context = () => world.contextAt(AT);
const decideContext = () => ({ ...world.world.decideContext, clock: () => new Date(AT) });

async function opened(by: readonly Officer[] = [noor, karim], story?: string) {
  const storyId = await world.send(AT, story ? { input: { story } } : {});
  for (const officer of by) await openNow(world.desk, { storyId, officer, at: new Date(AT) });
  return storyId;
}

const asked = async (storyId: string, officer: Officer) => ({
  storyId,
  officer,
  seen: await seenNow(world.desk, storyId),
});
const note = async (storyId: string, officer: Officer, words: string) =>
  writeNote(context(), { ...(await asked(storyId, officer)), note: words });
const forOfficer = async (officer: Officer, storyId: string) =>
  (await listForOfficer(context(), officer)).filter(({ id }) => id === storyId);
const decide = async (storyId: string, officer: Officer, decision: 'publish' | 'refuse') =>
  decideStory(decideContext(), {
    ...(await asked(storyId, officer)),
    decision,
    ...(decision === 'refuse' && { clauses: ['true-first-person'] }),
  });

describe('a note', () => {
  test('is found by whoever is named in it, until they have done or said something', async () => {
    const storyId = await opened([noor]);
    expect(await note(storyId, noor, 'Is it hers? @karim o. knows.')).toEqual({
      kind: 'annotated',
    });
    expect(await forOfficer(karim, storyId)).toMatchObject([
      { by: 'Noor', note: 'Is it hers? @karim o. knows.' },
    ]);
    await openNow(world.desk, { storyId, officer: karim, at: new Date(AT) });
    expect(await forOfficer(karim, storyId)).toHaveLength(1);
    expect(await seeNote(context(), await asked(storyId, karim))).toEqual({ kind: 'annotated' });
    expect(await forOfficer(karim, storyId)).toEqual([]);
    const told = await listEvents(world.desk, storyId);
    await seeNote(context(), await asked(storyId, karim));
    expect(await listEvents(world.desk, storyId)).toHaveLength(told.length);
  });

  test('names nobody by itself, and nobody who is not there any more', async () => {
    const gone = await world.officer({ name: 'Samira' });
    await world.desk
      .updateTable('officer')
      .set({ disabled_at: new Date(AT) })
      .where('id', '=', gone.id)
      .execute();
    const storyId = await opened([noor]);
    await note(storyId, noor, '@Noor and @Samira and @Nobody');
    expect(await forOfficer(noor, storyId)).toEqual([]);
    expect(await forOfficer(gone, storyId)).toEqual([]);
  });

  test('without words is none', async () => {
    const storyId = await opened([noor]);
    expect((await note(storyId, noor, ' \n ')).kind).toBe('invalid');
  });

  test('of a heavy text gives nothing away before the text is asked for', async () => {
    const storyId = await opened([noor]);
    const heavy = world.database
      .as('superuser')
      .updateTable('story')
      .set({ topics: ['illness'] });
    await heavy.where('id', '=', storyId).execute();
    await note(storyId, noor, '@Karim O. the last lines');
    expect(await forOfficer(karim, storyId)).toMatchObject([{ heavy: true, note: null }]);
  });

  test('makes no page stale, and takes nobody’s undo away', async () => {
    const storyId = await opened([noor]);
    const seen = await seenNow(world.desk, storyId);
    await note(storyId, karim, 'I know her.');
    const request = { storyId, officer: noor, seen };
    const hide = await decideStory(decideContext(), { ...request, decision: 'hide' });
    expect(hide.kind).toBe('decided');
    await note(storyId, karim, 'And her aunt.');
    const undone = await undoDecision(decideContext(), { storyId, officer: noor });
    expect(undone).toMatchObject({ kind: 'undone' });
  });

  test('on whom another officer has in hand is taken, a decision is not (control)', async () => {
    const storyId = await opened();
    const lease = { story_id: storyId, officer_id: karim.id, taken_at: new Date(AT) };
    const expires_at = new Date('2026-06-15T15:10:00Z');
    await world.desk
      .insertInto('lease')
      .values({ ...lease, expires_at })
      .execute();
    expect((await decide(storyId, noor, 'publish')).kind).toBe('held');
    expect((await note(storyId, noor, 'I know her.')).kind).toBe('annotated');
  });
});

describe('a second reader’s question', () => {
  const ask = async (storyId: string, mark?: string) =>
    askSecondReader(context(), {
      ...(await asked(storyId, noor)),
      question: 'Whose number is it?',
      mark,
    });
  const answer = async (storyId: string, officer: Officer, words = 'Nobody’s.') =>
    answerSecondReader(context(), {
      ...(await asked(storyId, officer)),
      answer: { verdict: 'keep', words },
    });

  test('is tied to a mark that is there, and to no other', async () => {
    const storyId = await opened(undefined, `${'It was cold that day. '.repeat(20)}${PHONE}`);
    const desk = await readDeskStory(context(), { storyId, officer: noor, open: 'asked' });
    const mark = desk?.marks[0]?.id ?? '';
    expect(mark).toContain('phone');
    expect((await ask(storyId, 'text 0-1 phone')).kind).toBe('invalid');
    expect((await ask(storyId, mark)).kind).toBe('annotated');
    const events = await listEvents(world.desk, storyId);
    expect(events.at(-1)).toMatchObject({ kind: 'ask-second-reader', subject: mark });
  });

  test('is answered by another officer, who says why; then whoever asked is told', async () => {
    const storyId = await opened();
    await ask(storyId);
    expect((await answer(storyId, noor)).kind).toBe('not-allowed');
    expect((await answer(storyId, karim, ' ')).kind).toBe('invalid');
    expect((await answer(storyId, karim)).kind).toBe('annotated');
    expect((await findStory(world.desk, storyId))?.secondReaderAskedBy).toBeNull();
    expect(await forOfficer(noor, storyId)).toMatchObject([{ by: 'Karim O.', note: 'Nobody’s.' }]);
    expect((await answer(storyId, karim)).kind).toBe('not-allowed');
  });

  test('nobody publishes past it, and whoever asked takes it back', async () => {
    const storyId = await opened([noor, karim]);
    await ask(storyId);
    expect(await decide(storyId, karim, 'publish')).toMatchObject({
      kind: 'invalid',
      problem: expect.stringContaining('answer the question'),
    });
    await settleSecondReader(context(), await asked(storyId, noor));
    expect(await decide(storyId, karim, 'publish')).toMatchObject({ kind: 'decided' });
  });

  test.each([
    ['keep', 'decided'],
    ['take-out', 'invalid'],
    ['ask-writer', 'invalid'],
  ] as const)('answered with "%s" and published at once: %s', async (verdict, kind) => {
    const storyId = await opened();
    await ask(storyId);
    const request = { ...(await asked(storyId, karim)), decision: 'publish' as const };
    const outcome = await decideStory(decideContext(), {
      ...request,
      answer: { verdict, words: 'Nobody’s.' },
    });
    expect(outcome.kind).toBe(kind);
    const kinds = (await listEvents(world.desk, storyId)).map((event) => event.kind);
    const done = ['answer-second-reader', 'publish'];
    if (kind === 'decided') expect(kinds.slice(-2)).toEqual(done);
    else for (const one of done) expect(kinds).not.toContain(one);
    expect(await forOfficer(noor, storyId)).toHaveLength(kind === 'decided' ? 1 : 0);
  });

  test('is no question where another officer approved first', async () => {
    const storyId = await opened();
    await world.desk
      .updateTable('story')
      .set({ approved_by: noor.id, approved_revision: 1, second_reader_asked_by: noor.id })
      .where('id', '=', storyId)
      .execute();
    expect((await answer(storyId, karim)).kind).toBe('not-allowed');
  });
});

test('what officers said goes with the words of the text, and whom they named', async () => {
  const storyId = await opened([noor]);
  await note(storyId, noor, 'Zebrafinch. @Karim O.');
  await world.withdraw(storyId, AT);
  const root = world.database.as('superuser');
  await root
    .updateTable('story')
    .set({ state_since: new Date('2026-01-01T00:00:00Z') })
    .where('id', '=', storyId)
    .execute();
  const left = async (table: 'mention' | 'event_note') =>
    (await root.selectFrom(table).select('story_id').where('story_id', '=', storyId).execute())
      .length;
  expect([await left('mention'), await left('event_note')]).toEqual([1, 1]);
  await eraseWords(world.database.as('purger'), storyId);
  expect([await left('mention'), await left('event_note')]).toEqual([0, 0]);
});
