import { beforeAll, expect, test } from 'vitest';
import { findPolicy } from '#db/desk/policies.ts';
import { readDeskLog } from '#services/vetting/read-desk-log.ts';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { changePolicy } from './change-policy.ts';

const NOW = '2026-06-17T16:00:00Z';

let world: DeskWorld;
beforeAll(async () => {
  world = await createDeskWorld();
});

test('a policy is changed, and the log says from what to what and by whom', async () => {
  const lead = await world.officer({ name: 'Hana', role: 'lead' });
  const by = acting(lead.id, 'lead');
  const context = world.contextAt(NOW);
  const before = await findPolicy(world.desk);
  const policy = { ...before, publishDelayMinutes: 30, twoOfficersCampaigns: ['sudan'] };
  const changes = [
    'Two officers for campaigns: none, now sudan.',
    'Minutes before publication: 0, now 30.',
  ];
  expect(await changePolicy(context, { by, policy })).toEqual({
    kind: 'changed',
    changes,
  });
  expect(await findPolicy(world.desk)).toEqual(policy);
  // The same once more is no change.
  expect(await changePolicy(context, { by, policy })).toMatchObject({ changes: [] });
  expect(
    await changePolicy(context, { by, policy: { ...policy, publishesPerHour: 0 } }),
  ).toMatchObject({ kind: 'invalid' });

  const log = await readDeskLog(context, { by });
  expect(log.events).toEqual([
    {
      no: 1,
      at: new Date(NOW),
      kind: 'edit-policy',
      officer: 'Hana',
      subject: 'policies',
      note: changes.join('\n'),
    },
  ]);
  expect(log.head).toMatch(/^1:[0-9a-f]{64}$/);
  expect(log.next).toBeNull();
});

test('the log tells a hundred at a time, newest first, and nothing about stories', async () => {
  const { database, contextAt } = world;
  const by = acting('lead', 'lead');
  await world.send(NOW);
  const row = { kind: 'invite', actor_kind: 'system', subject: 'somebody@example.org' };
  await database
    .as('desk')
    .insertInto('event')
    .values(Array.from({ length: 120 }, () => row))
    .execute();
  const first = await readDeskLog(contextAt(NOW), { by });
  expect(first.events).toHaveLength(100);
  const second = await readDeskLog(contextAt(NOW), { by, before: first.next ?? undefined });
  expect(second.events).toHaveLength(21);
  const numbers = [...first.events, ...second.events].map(({ no }) => no);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(first.head.split(':')[0]).toBe(String(numbers[0]));
});
