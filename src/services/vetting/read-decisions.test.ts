import { beforeAll, describe, expect, test } from 'vitest';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { readDecisions } from './read-decisions.ts';

const LEAD = acting('lead', 'lead');

let world: DeskWorld;
let refused: string;
let hidden: string;
let parked: string;
beforeAll(async () => {
  world = await createDeskWorld();
  refused = await world.send('2026-06-15T15:00:00Z');
  hidden = await world.send('2026-06-15T15:00:00Z');
  parked = await world.send('2026-06-15T15:00:00Z');
  await world.decide(refused, 'refuse', '2026-06-16T15:00:00Z', ['no-sermon']);
  // In Toronto it is still the sixteenth.
  await world.decide(hidden, 'hide', '2026-06-17T03:30:00Z', ['no-hate']);
  await world.decide(parked, 'park', '2026-06-17T15:00:00Z');
});

const read = (filter: Parameters<typeof readDecisions>[1]['filter'], before?: number) =>
  readDecisions(world.contextAt('2026-06-18T15:00:00Z'), { by: LEAD, filter, before });
const idsOf = ({ decisions }: Awaited<ReturnType<typeof read>>) =>
  decisions.map(({ story }) => story.id);

describe('leads look through what was decided', () => {
  test('all of it, the newest first, and nothing that was only opened', async () => {
    const all = await read({});
    expect(idsOf(all)).toEqual([parked, hidden, refused]);
    expect(all.decisions.map(({ kind }) => kind)).toEqual(['park', 'hide', 'refuse']);
    expect(all.next).toBeNull();
  });

  test.each([
    ['of one day, as days are counted here', { day: '2026-06-16' }, () => [hidden, refused]],
    ['under one guideline', { clause: 'no-sermon' }, () => [refused]],
    ['by one officer', { officer: 'somebody' }, () => [parked, hidden, refused]],
    ['by an officer who decided nothing', { officer: 'nobody' }, () => []],
    ['of a day and a guideline', { day: '2026-06-17', clause: 'no-hate' }, () => []],
  ] as const)('%s', async (_what, filter, expected) => {
    expect(idsOf(await read(filter))).toEqual(expected());
  });

  test('page by page', async () => {
    const [newest] = (await read({})).decisions;
    expect(idsOf(await read({}, newest?.no))).toEqual([hidden, refused]);
  });
});
