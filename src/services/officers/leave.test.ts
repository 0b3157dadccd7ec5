import { beforeAll, describe, expect, test } from 'vitest';
import { readFigures } from '#db/system/figures.ts';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { changeOwnLeave, readCover, readOwnLeave } from './leave.ts';

const NOW = '2026-06-15T15:00:00Z';
const TODAY = '2026-06-15';

let world: DeskWorld;
let noor: Awaited<ReturnType<DeskWorld['officer']>>;
beforeAll(async () => {
  world = await createDeskWorld();
  noor = await world.officer({ name: 'Noor', languages: ['en', 'ur'] });
  await world.officer({ name: 'Karim' });
  await world.send(NOW, { language: 'ur' });
});

const context = () => world.contextAt(NOW);
const cover = async (language: string) =>
  (await readCover(context(), { by: acting('lead', 'lead') })).cover.find(
    (one) => one.language === language,
  );
const unread = async () => (await readFigures(world.desk, TODAY))['texts_without_reader' as const];

describe('an officer on leave', () => {
  test('is not counted on, from the first day to the last, and then again', async () => {
    expect(await unread()).toBe(0);
    const leave = { starts: TODAY, ends: '2026-06-19' };
    expect(await changeOwnLeave(context(), { by: noor, leave })).toBeNull();
    expect(await readOwnLeave(context(), { by: noor })).toEqual(leave);
    expect(await unread()).toBe(1);
    expect(await cover('ur')).toMatchObject({ waiting: 1, readers: 1, here: 0, bareOn: TODAY });
    expect(await cover('en')).toMatchObject({ readers: 2, here: 1, bareOn: null });
    const later = world.contextAt('2026-06-20T15:00:00Z');
    expect(await readOwnLeave(later, { by: noor })).toBeNull();
    expect(await changeOwnLeave(context(), { by: noor, leave: null })).toBeNull();
    expect(await unread()).toBe(0);
  });

  test('is told what is wrong, and nothing is kept', async () => {
    const leave = { starts: '2026-06-19', ends: '2026-06-18' };
    expect(await changeOwnLeave(context(), { by: noor, leave })).toContain('before the first');
    expect(await readOwnLeave(context(), { by: noor })).toBeNull();
  });
});
