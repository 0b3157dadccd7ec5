import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import { addDays, dayIn } from '#domain/calendar/calendar-day.ts';
import { DOUBLES, type Doubles, SENT_TWICE_WORDS } from '#domain/vetting/doubles.ts';
import { seenNow } from '#support/acting.ts';
import { otherJunk, unlike } from '#support/alike-texts.ts';
import { createWaveWorld } from '#support/wave-world.ts';
import { type DecideDoublesRequest, decideDoubles } from './decide-doubles.ts';
import { readBeside } from './read-beside.ts';

let world: Awaited<ReturnType<typeof createWaveWorld>>;
beforeAll(async () => {
  world = await createWaveWorld();
});

/** Two texts of one story; the later one was found to be like the earlier one. */
async function twoAlike() {
  const story = unlike();
  const earlier = await world.comes({ title: 'The earlier', story });
  world.later(60 * 19);
  const later = await world.comes({ title: 'The later', story: `${story} It rained.` });
  return { earlier, later };
}

const open = (storyId: string, officer = world.noor) =>
  readBeside(world.context, { storyId, officer, open: 'asked' });

async function decides(
  { earlier, later }: Record<'earlier' | 'later', string>,
  way: Doubles,
  change: Partial<DecideDoublesRequest> = {},
) {
  const db = world.context.db;
  return decideDoubles(world.context, {
    ...{ storyId: later, officer: world.noor, way, words: SENT_TWICE_WORDS },
    until: addDays(dayIn(world.time.now, 'America/Toronto'), 14),
    seen: new Map([
      [earlier, await seenNow(db, earlier)],
      [later, await seenNow(db, later)],
    ]),
    ...change,
  });
}

const kindsOf = async (id: string) =>
  (await listEvents(world.context.db, id)).map(({ kind }) => kind);

describe('of two that are much alike', () => {
  test('one writer is told that the earlier one closes, and the later one waits', async () => {
    const pair = await twoAlike();
    await open(pair.later);
    expect(await decides(pair, 'same-writer')).toEqual({
      kind: 'done',
      closed: pair.earlier,
      readNext: pair.later,
    });
    expect(await world.stateOf(pair.earlier)).toBe('refused');
    expect(await world.stateOf(pair.later)).toBe('received');
    const told = (await listEvents(world.context.db, pair.earlier)).at(-1);
    expect(told).toMatchObject({
      kind: 'refuse',
      subject: 'sent-twice',
      clauses: [],
      noteToWriter: SENT_TWICE_WORDS,
    });
  });

  test('one that is public stays, and what was sent after it closes', async () => {
    const pair = await twoAlike();
    await open(pair.later);
    await world.world.decideAs('somebody', pair.earlier, 'publish');
    expect(await decides(pair, 'same-writer')).toMatchObject({
      closed: pair.later,
      readNext: pair.earlier,
    });
    expect(await world.stateOf(pair.earlier)).toBe('published');
    const again = await twoAlike();
    await open(again.later);
    await world.world.decideAs('somebody', again.later, 'publish');
    // A copy closes where it came later, and is not on the site already.
    expect(await decides(again, 'copied')).toMatchObject({ kind: 'invalid' });
  });

  test('a copy is declined under its guideline, and the other one waits', async () => {
    const pair = await twoAlike();
    await open(pair.later);
    expect(await decides(pair, 'copied', { words: '' })).toMatchObject({ closed: pair.later });
    expect((await listEvents(world.context.db, pair.later)).at(-1)).toMatchObject({
      kind: 'refuse',
      clauses: ['true-first-person'],
    });
    expect(await world.stateOf(pair.earlier)).toBe('received');
  });

  test('both writers are asked the same, or neither is', async () => {
    const pair = await twoAlike();
    await open(pair.later);
    const words = 'Is this your own story?';
    const stale = new Map([
      [pair.earlier, await seenNow(world.context.db, pair.earlier)],
      [pair.later, { ...(await seenNow(world.context.db, pair.later)), revisionNo: 7 }],
    ]);
    expect(await decides(pair, 'ask-both', { words, seen: stale })).toMatchObject({
      kind: 'stale',
    });
    expect(await world.stateOf(pair.earlier)).toBe('received');
    expect(await decides(pair, 'ask-both', { words })).toMatchObject({ closed: null });
    for (const id of [pair.earlier, pair.later]) {
      expect(await world.stateOf(id)).toBe('parked');
      expect((await listEvents(world.context.db, id)).at(-1)).toMatchObject({
        kind: 'ask-writer',
        internalNote: words,
      });
    }
  });

  test('two texts of their own are not shown together again', async () => {
    const pair = await twoAlike();
    await open(pair.later);
    expect(await decides(pair, 'own', { words: '' })).toMatchObject({ kind: 'done' });
    expect((await findStory(world.context.db, pair.later))?.similarTo).toBeNull();
    expect(await open(pair.later)).toBeNull();
    expect(await kindsOf(pair.later)).toContain('tell-apart');
    for (const id of [pair.earlier, pair.later]) expect(await world.stateOf(id)).toBe('received');
  });
});

describe('nothing is decided', () => {
  test.each(DOUBLES)('as "%s" before both were opened', async (way) => {
    const pair = await twoAlike();
    expect(await decides(pair, way)).toMatchObject({ kind: 'invalid' });
    await open(pair.later, world.karim);
    expect(await decides(pair, way), 'opened by another').toMatchObject({ kind: 'invalid' });
    expect(await world.stateOf(pair.earlier)).toBe('received');
    // The control: opened by whoever decides.
    await open(pair.later);
    expect(await decides(pair, way)).toMatchObject({ kind: 'done' });
  });

  test('without a word to whoever sent it twice, or is asked', async () => {
    const pair = await twoAlike();
    await open(pair.later);
    for (const way of ['same-writer', 'ask-both'] as const)
      expect(await decides(pair, way, { words: ' ' })).toMatchObject({ kind: 'invalid' });
  });

  test('of a text that is like none, and of what the page did not show', async () => {
    const alone = await world.comes({ story: otherJunk(1) });
    await open(alone);
    const pair = { earlier: alone, later: alone };
    expect(await decides(pair, 'own')).toEqual({ kind: 'not-found' });
    const other = await twoAlike();
    await open(other.later);
    expect(await decides(other, 'copied', { seen: new Map() })).toMatchObject({ kind: 'invalid' });
  });
});

test('the desk forgets that two are alike, and says of no two that they are', async () => {
  const pair = await twoAlike();
  const desk = world.database.as('desk');
  const say = sql`UPDATE story SET similar_to = ${pair.later} WHERE id = ${pair.earlier}`;
  await expect(say.execute(desk)).rejects.toThrow(/permission denied/);
  await expect(
    sql`SELECT tell_apart(${pair.later})`.execute(world.database.as('web')),
  ).rejects.toThrow(/permission denied/);
  await sql`SELECT tell_apart(${pair.later})`.execute(desk);
});
