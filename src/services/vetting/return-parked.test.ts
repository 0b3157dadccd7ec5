import { beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import type { Parking } from '#domain/vetting/parking.ts';
import { acting, openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { decideStory } from './decide-story.ts';
import { readQueue } from './list-queue.ts';
import { returnParkedStories } from './return-parked.ts';

const MONDAY = '2026-06-15T15:00:00Z';

let world: DeskWorld;
beforeAll(async () => {
  world = await createDeskWorld();
});

async function park(parking: Parking | undefined, internalNote = 'Her mother was asked.') {
  const storyId = await world.send(MONDAY);
  await openNow(world.desk, { storyId, officer: { id: 'noor' }, at: new Date(MONDAY) });
  const outcome = await decideStory(
    { ...world.world.decideContext, clock: () => new Date(MONDAY) },
    {
      storyId,
      officer: acting('noor'),
      decision: 'park',
      seen: await seenNow(world.desk, storyId),
      internalNote,
      parking,
    },
  );
  return { storyId, outcome };
}

const stateOf = async (id: string) => (await findStory(world.desk, id))?.state;

describe('a text that is put aside', () => {
  test.each([
    ['without a day', undefined],
    ['until a day that is over', { until: '2026-06-15', waitsFor: 'adults-yes' }],
    ['for longer than anybody should wait', { until: '2026-09-01', waitsFor: 'adults-yes' }],
  ] as const)('%s is not taken', async (_why, parking) => {
    const { outcome, storyId } = await park(parking);
    expect(outcome.kind).toBe('invalid');
    expect(await stateOf(storyId)).not.toBe('parked');
  });

  test('comes back on its day, not before, and by nobody’s hand', async () => {
    const { storyId } = await park({ until: '2026-06-17', waitsFor: 'familys-wish' });
    const at = (when: string) => returnParkedStories({ ...world.contextAt(when) });
    // In Toronto it is Tuesday still.
    expect(await at('2026-06-17T03:59:00Z')).toBe(0);
    expect(await stateOf(storyId)).toBe('parked');
    expect(await at('2026-06-17T04:01:00Z')).toBe(1);
    expect(await stateOf(storyId)).toBe('in_review');
    const events = await listEvents(world.desk, storyId);
    const last = events.at(-1);
    expect(last).toMatchObject({ kind: 'resume', officer: null, byItself: true });
    expect(events.find(({ kind }) => kind === 'park')).toMatchObject({
      subject: 'familys-wish 2026-06-17',
      internalNote: 'Her mother was asked.',
    });
  });

  test('is listed by what comes back soonest, with its reason and who put it aside', async () => {
    const later = await park({ until: '2026-07-03', waitsFor: 'another-language' }, 'One line.');
    const sooner = await park({ until: '2026-07-01', waitsFor: 'adults-yes' });
    const { items } = await readQueue(world.contextAt(MONDAY), { view: 'parked' });
    const rows = items.filter(({ id }) => [later.storyId, sooner.storyId].includes(id));
    expect(rows.map(({ id }) => id)).toEqual([sooner.storyId, later.storyId]);
    expect(rows[1]).toMatchObject({
      parking: { until: '2026-07-03', waitsFor: 'another-language' },
      settled: { kind: 'park', officer: 'noor', note: 'One line.' },
    });
  });

  test('has an end even where a program forgets to say it', async () => {
    const storyId = await world.send(MONDAY);
    await world.desk
      .updateTable('story')
      .set({ state: 'parked' })
      .where('id', '=', storyId)
      .execute();
    expect((await findStory(world.desk, storyId))?.parking).toMatchObject({
      waitsFor: 'something-else',
    });
  });
});
