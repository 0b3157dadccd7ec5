import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertEvent } from '#db/insert-events.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { editStory, keepMark } from './annotate-story.ts';
import { decideStory } from './decide-story.ts';
import { type Opening, readDeskStory } from './read-desk-story.ts';

const AT = '2026-06-17T16:00:00Z';
const PHONE = '613-555-0142';
const WITH_PHONE = `I was seven when it snowed on the minaret. Call my uncle at ${PHONE}, he was there, and he laughed with us.`;

let world: DeskWorld;
let noor: ActingOfficer;
let sami: ActingOfficer;
beforeAll(async () => {
  world = await createDeskWorld();
  noor = await world.officer();
  sami = await world.officer();
});

const context = () => world.contextAt(AT);
const seen = (storyId: string) => seenNow(world.desk, storyId);
const read = (storyId: string, open: Opening = 'unless-heavy', officer = noor) =>
  readDeskStory(context(), { storyId, officer, open });
const publish = async (storyId: string, officer = noor) =>
  decideStory(
    { ...world.world.decideContext, ...context() },
    { storyId, officer, decision: 'publish', seen: await seen(storyId) },
  );
const keep = async (storyId: string, mark: string, why = 'It is the number of a hotline.') =>
  keepMark(context(), { storyId, officer: noor, seen: await seen(storyId), mark, why });

describe('what nobody has opened', () => {
  test('is not published, by whoever has not opened it', async () => {
    const storyId = await world.send('2026-06-17T07:00:00Z');
    await openNow(world.desk, { storyId, officer: sami });
    expect(await publish(storyId)).toMatchObject({ kind: 'closed', gate: { opened: false } });
    await read(storyId);
    expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
  });

  test('is opened anew after every change of its words', async () => {
    const storyId = await world.send('2026-06-17T07:00:00Z');
    await read(storyId);
    const edit = { title: 'Snow', body: 'It snowed.', reason: 'Shorter.' };
    await editStory(context(), { storyId, officer: sami, seen: await seen(storyId), ...edit });
    expect(await publish(storyId)).toMatchObject({ kind: 'closed', gate: { opened: false } });
  });

  test('a heavy text comes without its words until it is asked for', async () => {
    const storyId = await world.send('2026-06-17T07:00:00Z', { input: { story: WITH_PHONE } });
    await world.database
      .as('superuser')
      .updateTable('story')
      .set({ topics: ['illness'] })
      .where('id', '=', storyId)
      .execute();
    const covered = await read(storyId);
    expect(covered).toMatchObject({ covered: true, publish: 'closed' });
    expect(JSON.stringify(covered)).not.toContain('minaret');
    expect(await publish(storyId)).toMatchObject({ kind: 'closed', gate: { opened: false } });
    expect(JSON.stringify(await read(storyId, 'no'))).not.toContain('minaret');
    expect(JSON.stringify(await read(storyId, 'asked'))).toContain('minaret');
  });

  test('has no place in the log: the database refuses it, whatever a program believes', async () => {
    const storyId = await world.send('2026-06-17T07:00:00Z');
    const approval = (kind: 'publish' | 'approve' | 'schedule') =>
      insertEvent(world.desk, {
        storyId,
        kind,
        officer: noor.id,
        fromState: 'in_review',
        toState: 'published',
        revisionNo: 1,
        at: new Date(AT),
      });
    for (const kind of ['publish', 'approve', 'schedule'] as const)
      await expect(approval(kind)).rejects.toThrow('nobody publishes what nobody has opened');
    const superuser = world.database.as('superuser');
    await sql`ALTER TABLE event DISABLE TRIGGER opened_first`.execute(superuser);
    expect(await approval('approve')).toBeGreaterThan(0);
    await sql`ALTER TABLE event ENABLE TRIGGER opened_first`.execute(superuser);
  });
});

describe('what is marked', () => {
  test.each([
    ['in its words', { story: WITH_PHONE }],
    ['in its title', { title: `Call ${PHONE}` }],
  ])('%s has to be settled first', async (_where, input) => {
    const storyId = await world.send('2026-06-17T07:00:00Z', { input });
    const desk = await read(storyId);
    expect(desk?.marks).toMatchObject([{ number: 1, kind: 'phone', settled: false }]);
    expect(desk).toMatchObject({ publish: 'closed' });
    expect(desk?.actions).not.toContain('publish');
    expect(await publish(storyId)).toMatchObject({
      kind: 'closed',
      gate: { opened: true, unsettled: [{ kind: 'phone' }] },
    });
    const mark = desk?.marks[0]?.id ?? '';
    expect(await keep(storyId, mark, ' ')).toMatchObject({ kind: 'invalid' });
    expect(await keep(storyId, 'text 0-1 phone')).toEqual({ kind: 'annotated' });
    expect(await publish(storyId)).toMatchObject({ kind: 'closed' });
    expect(await keep(storyId, mark)).toEqual({ kind: 'annotated' });
    expect((await read(storyId))?.marks).toMatchObject([{ settled: true }]);
    expect(await publish(storyId)).toMatchObject({ kind: 'decided' });
  });

  test('is not kept by somebody who has not opened it', async () => {
    const storyId = await world.send('2026-06-17T07:00:00Z', { input: { story: WITH_PHONE } });
    const mark = (await read(storyId, 'asked', sami))?.marks[0]?.id ?? '';
    expect(await keep(storyId, mark)).toMatchObject({ kind: 'invalid' });
  });

  test('and was kept in one revision is not kept in the next', async () => {
    const storyId = await world.send('2026-06-17T07:00:00Z', { input: { story: WITH_PHONE } });
    await keep(storyId, (await read(storyId))?.marks[0]?.id ?? '');
    const edit = { title: 'Snow', body: `Two numbers: ${PHONE}.`, reason: 'Shorter.' };
    await editStory(context(), { storyId, officer: noor, seen: await seen(storyId), ...edit });
    await read(storyId);
    expect(await publish(storyId)).toMatchObject({ kind: 'closed' });
  });

  test('the log keeps why, and where, and none of the words', async () => {
    const storyId = await world.send('2026-06-17T07:00:00Z', { input: { story: WITH_PHONE } });
    await keep(storyId, (await read(storyId))?.marks[0]?.id ?? '');
    const kept = (await read(storyId))?.events.findLast(({ kind }) => kind === 'keep-mark');
    expect(kept).toMatchObject({ internalNote: 'It is the number of a hotline.' });
    expect(kept?.subject).toMatch(/^text \d+-\d+ phone$/);
  });
});
