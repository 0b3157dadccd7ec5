import { beforeAll, describe, expect, test } from 'vitest';
import { insertEvent } from '#db/insert-events.ts';
import { withReceipt } from '#db/receipts.ts';
import { DECISIONS } from '#domain/story/lifecycle.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import { STORY_EVENT_KINDS } from '#domain/vetting/event-kinds.ts';
import { answerSecondReader, askSecondReader } from '#services/vetting/second-reader.ts';
import { seeNote, writeNote } from '#services/vetting/write-note.ts';
import { openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { SITE } from '#support/sample-site.ts';
import { readReceipt } from './read-receipt.ts';

const SENT = '2026-06-15T15:00:00Z';
const DECIDED = '2026-06-16T15:00:00Z';
const SAID = '2026-06-18T15:00:00Z';
const TODAY = '2026-06-19T15:00:00Z';

type Officer = Awaited<ReturnType<DeskWorld['officer']>>;

let world: DeskWorld;
let noor: Officer;
let karim: Officer;
beforeAll(async () => {
  world = await createDeskWorld();
  noor = await world.officer({ name: 'Noor' });
  karim = await world.officer({ name: 'Karim' });
});

/** What its writer reads about what became of it. */
async function told(storyId: string) {
  const { receipt_hash } = await world.database
    .as('superuser')
    .selectFrom('story')
    .select('receipt_hash')
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow();
  if (!receipt_hash) throw new Error('It has no receipt.');
  const receipt = await withReceipt(world.database.as('receipt'), receipt_hash, (db) =>
    readReceipt(db, { now: new Date(TODAY), site: SITE }),
  );
  if (!receipt) throw new Error('The receipt shows nothing.');
  const { state, since, reasons, note, parking } = receipt;
  return { state, since, reasons, note, parking };
}

async function decided(...decisions: readonly OfficerDecision[]) {
  const storyId = await world.send(SENT);
  for (const decision of decisions)
    await world.decide(
      storyId,
      decision,
      DECIDED,
      decision === 'refuse' ? ['true-first-person'] : undefined,
    );
  return storyId;
}

const asked = async (storyId: string, officer: Officer) => {
  await openNow(world.desk, { storyId, officer, at: new Date(SAID) });
  return { storyId, officer, seen: await seenNow(world.desk, storyId) };
};

describe('the day since when a text is where it is, and why', () => {
  test.each(['refuse', 'hide', 'publish', 'park'] as const)(
    'stay after "%s", whatever officers note beside it later',
    async (decision) => {
      const storyId = await decided(decision);
      const before = await told(storyId);
      expect(before.since).toBe('2026-06-16');
      expect(before.reasons).toHaveLength(decision === 'refuse' ? 1 : 0);
      const context = world.contextAt(SAID);
      const note = { ...(await asked(storyId, noor)), note: 'Is she safe? @Karim would know.' };
      expect(await writeNote(context, note)).toEqual({ kind: 'annotated' });
      expect(await seeNote(context, await asked(storyId, karim))).toEqual({ kind: 'annotated' });
      expect(await told(storyId)).toEqual(before);
    },
  );

  test('stay while a second reader is asked, and answers', async () => {
    const storyId = await decided('refuse', 'restore');
    const before = await told(storyId);
    expect(before).toMatchObject({ state: 'in_review', since: '2026-06-16', reasons: [] });
    const context = world.contextAt(SAID);
    const question = { ...(await asked(storyId, noor)), question: 'A real name?' };
    expect(await askSecondReader(context, question)).toEqual({ kind: 'annotated' });
    expect(await told(storyId)).toEqual(before);
    const answer = { verdict: 'keep', words: 'It is a film’s.' } as const;
    expect(await answerSecondReader(context, { ...(await asked(storyId, karim)), answer })).toEqual(
      { kind: 'annotated' },
    );
    expect(await told(storyId)).toEqual(before);
  });

  test.each(
    STORY_EVENT_KINDS.filter((kind) => kind !== 'undo' && !DECISIONS.some((one) => one === kind)),
  )('stay when the log tells of an officer’s "%s"', async (kind) => {
    const storyId = await decided('refuse');
    const before = await told(storyId);
    await asked(storyId, noor);
    // As the database's owner: the desk may write only some of them.
    await insertEvent(world.database.as('superuser'), {
      storyId,
      kind,
      officer: noor.id,
      fromState: 'refused',
      toState: 'refused',
      revisionNo: 1,
      at: new Date(SAID),
    });
    expect(await told(storyId)).toEqual(before);
  });

  test('change with a decision (control)', async () => {
    const storyId = await decided('refuse', 'restore');
    await world.decide(storyId, 'refuse', SAID, ['no-sermon']);
    const [reason] = (await told(storyId)).reasons;
    expect(await told(storyId)).toMatchObject({ state: 'refused', since: '2026-06-18' });
    expect(reason).not.toEqual((await told(await decided('refuse'))).reasons[0]);
  });
});
