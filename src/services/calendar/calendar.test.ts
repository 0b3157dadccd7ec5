import { beforeAll, describe, expect, test } from 'vitest';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { deleteHoliday } from './delete-holiday.ts';
import { keepHoliday } from './keep-holiday.ts';

/** A Monday, with no holiday for three weeks. */
const MONDAY = '2026-06-01T16:00:00Z';
const by = acting('lead', 'lead');

let world: DeskWorld;
let context: ReturnType<DeskWorld['contextAt']>;
const stories: Record<string, string> = {};
const lastEvent = async () => (await world.deskEvents()).at(-1);

const dueDays = async () => {
  const rows = await world.desk.selectFrom('story').select(['id', 'due_on']).execute();
  const due = new Map(rows.map(({ id, due_on }) => [id, due_on]));
  return Object.fromEntries(Object.entries(stories).map(([name, id]) => [name, due.get(id)]));
};

beforeAll(async () => {
  world = await createDeskWorld();
  context = world.contextAt(MONDAY);
  stories.waiting = await world.send(MONDAY);
  // Still Monday in Toronto, and Tuesday in UTC.
  stories.late = await world.send('2026-06-02T03:30:00Z');
  stories.parked = await world.send(MONDAY);
  await world.decide(stories.parked, 'park', MONDAY);
  stories.published = await world.send(MONDAY);
  await world.decide(stories.published, 'publish', MONDAY);
  stories.later = await world.send('2026-06-04T16:00:00Z');
});

const BEFORE = {
  waiting: '2026-06-10',
  late: '2026-06-10',
  parked: '2026-06-10',
  published: '2026-06-10',
  later: '2026-06-15',
};

describe('the calendar', () => {
  test('a new holiday moves the due days of everybody who waits, and of nobody else', async () => {
    expect(await dueDays()).toEqual(BEFORE);
    const holiday = { day: '2026-06-03', name: ' A day of  mourning ' };
    expect(await keepHoliday(context, { by, holiday })).toEqual({ kind: 'kept', moved: 3 });
    expect(await dueDays()).toEqual({
      ...BEFORE,
      waiting: '2026-06-11',
      late: '2026-06-11',
      parked: '2026-06-11',
    });
    expect(await lastEvent()).toEqual({
      kind: 'add-holiday',
      officer: 'lead',
      subject: '2026-06-03 A day of mourning',
    });
  });

  test('another name moves nothing', async () => {
    const holiday = { day: '2026-06-03', name: 'Mourning' };
    expect(await keepHoliday(context, { by, holiday })).toEqual({ kind: 'kept', moved: 0 });
    expect(await lastEvent()).toMatchObject({
      kind: 'rename-holiday',
      subject: '2026-06-03 Mourning',
    });
  });

  test('without the holiday everything is as it was', async () => {
    const request = { by, day: '2026-06-03' };
    expect(await deleteHoliday(context, request)).toEqual({ kind: 'deleted', moved: 3 });
    expect(await dueDays()).toEqual(BEFORE);
    expect(await lastEvent()).toMatchObject({ kind: 'delete-holiday' });
    expect(await deleteHoliday(context, request)).toEqual({ kind: 'not-found' });
  });

  test.each([
    ['no day', { day: '2026-02-30', name: 'Never' }, 'day'],
    ['a weekend', { day: '2026-06-06', name: 'Saturday' }, 'day'],
    ['a year that is over', { day: '2025-12-25', name: 'Christmas Day' }, 'day'],
    ['a year too far away', { day: '2036-12-25', name: 'Christmas Day' }, 'day'],
    ['no name', { day: '2026-06-05', name: ' ' }, 'name'],
  ])('%s is told', async (_name, holiday, field) => {
    expect(await keepHoliday(context, { by, holiday })).toMatchObject({
      kind: 'invalid',
      problems: { [field]: expect.any(String) },
    });
  });

  test('a story made ready meanwhile is due by the new calendar', async () => {
    for (let round = 0; round < 10; round++) {
      const [story] = await Promise.all([
        world.send(MONDAY),
        keepHoliday(context, { by, holiday: { day: '2026-06-05', name: 'Friday' } }),
      ]);
      stories.meanwhile = story;
      expect(await dueDays()).toMatchObject({ waiting: '2026-06-11', meanwhile: '2026-06-11' });
      await deleteHoliday(context, { by, day: '2026-06-05' });
    }
  });
});
