import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { listChores, noteChore, retryMails } from './chores.ts';
import { readFigures } from './figures.ts';
import { listProcesses, listProcessHours, noteProcess, noteProcessGone } from './processes.ts';

const TODAY = '2026-11-16';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const asSuperuser = (statement: string) => sql.raw(statement).execute(database.as('superuser'));
const figures = () => readFigures(database.as('worker'), TODAY);

test('where nothing waits there is no age', async () => {
  const found = await figures();
  expect(found).toMatchObject({ texts_waiting: 0, mails_unsent: 0, purges_waiting: 0 });
  expect(found).not.toHaveProperty('text_oldest_seconds');
  expect(found).not.toHaveProperty('mail_oldest_seconds');
});

test('texts that wait, are late, are not ready or past their hour', async () => {
  const { hash } = await world.submit();
  await asSuperuser(`UPDATE story SET due_on = '2026-11-13', publish_at = now() - interval '1 hour',
    received_at = now() - interval '2 days' WHERE hash = '${hash}'`);
  const found = await figures();
  expect(found).toMatchObject({ texts_waiting: 1, texts_overdue: 1, texts_unprepared: 1 });
  expect(found.text_oldest_seconds).toBeGreaterThan(172_000);
  expect(found.text_unprepared_seconds).toBeGreaterThan(172_000);
  expect(found.text_late_out_seconds).toBeGreaterThan(3_500);
  await asSuperuser(`UPDATE story SET publish_at = NULL WHERE hash = '${hash}'`);
});

test('a mail that nobody takes ages, is given up, and is tried again', async () => {
  await world.publish({ email: 'writer@example.org' });
  const mail = "name = 'send-approval-mail'";
  await asSuperuser(`UPDATE pgboss.job SET state = 'retry', retry_count = 3,
    created_on = now() - interval '2 hours' WHERE ${mail}`);
  expect(await figures()).toMatchObject({ mails_unsent: 1, mails_given_up: 0 });
  expect((await figures()).mail_oldest_seconds).toBeGreaterThan(7_000);

  await asSuperuser(`UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE ${mail}`);
  expect(await figures()).toMatchObject({ mails_unsent: 0, mails_given_up: 1 });
  expect(await retryMails(database.as('desk'))).toBe(1);
  expect(await retryMails(database.as('desk'))).toBe(0);
  expect(await figures()).toMatchObject({ mails_unsent: 1, mails_given_up: 0 });
});

test('what caches are not told, what is not in the journal, what is to be erased', async () => {
  const { hash } = await world.publish();
  await world.decide(hash, 'remove', { state: 'published', revisionNo: 1 });
  await asSuperuser(`UPDATE publication_change SET at = now() - interval '5 minutes'`);
  await asSuperuser(`UPDATE erasure SET at = now() - interval '7 minutes'`);
  await asSuperuser(
    `UPDATE story SET state_since = now() - interval '91 days' WHERE hash = '${hash}'`,
  );
  const found = await figures();
  expect(found.purges_waiting).toBeGreaterThan(0);
  expect(found.purge_oldest_seconds).toBeGreaterThan(290);
  expect(found.journal_waiting).toBeGreaterThan(0);
  expect(found.journal_oldest_seconds).toBeGreaterThan(410);
  expect(found.erasures_due).toBe(1);
  expect(found.erasure_late_seconds).toBeGreaterThan(86_000);
});

describe('processes', () => {
  const one = { version: '1.2.3', startedAt: new Date('2026-11-16T06:00:00Z'), memoryMb: 200 };

  test('a role says of which kind a process is, and no other can speak for it', async () => {
    const id = randomUUID();
    await noteProcess(database.as('worker'), { id, ...one });
    await noteProcess(database.as('web'), { id, ...one, memoryMb: 999 });
    await noteProcessGone(database.as('web'), id);
    expect(await listProcesses(database.as('desk'))).toMatchObject([
      { id, kind: 'worker', version: '1.2.3', memoryMb: 200 },
    ]);
    await noteProcessGone(database.as('worker'), id);
    expect(await listProcesses(database.as('desk'))).toEqual([]);
  });

  test('one that is silent is counted; each start is', async () => {
    const id = randomUUID();
    for (let beat = 0; beat < 3; beat++) await noteProcess(database.as('purger'), { id, ...one });
    await noteProcess(database.as('purger'), { id: randomUUID(), ...one });
    const hours = await listProcessHours(database.as('desk'), new Date(Date.now() - 7_200_000));
    const starts = hours.filter(({ kind }) => kind === 'purger').map((hour) => hour.starts);
    expect(starts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect((await figures()).processes_silent).toBe(0);
    await asSuperuser(
      `UPDATE process SET seen_at = now() - interval '61 seconds' WHERE id = '${id}'`,
    );
    expect((await figures()).processes_silent).toBe(1);
  });
});

test('chores are remembered with their age', async () => {
  expect(await figures()).not.toHaveProperty('backup_seconds');
  await noteChore(database.as('desk'), 'backup', '1.9 GB');
  await noteChore(database.as('desk'), 'verify-log', '7 events');
  await noteChore(database.as('desk'), 'verify-log', '8 events');
  expect((await figures()).backup_seconds).toBeLessThan(60);
  expect((await figures()).verify_log_seconds).toBeLessThan(60);
  expect((await listChores(database.as('desk'))).map(({ note }) => note).toSorted()).toEqual([
    '1.9 GB',
    '8 events',
  ]);
});

test.each([
  ['web', "SELECT * FROM system_figures('2026-11-16')"],
  ['receipt', "SELECT process_seen(gen_random_uuid(), '1', now(), 1)"],
  ['worker', 'SELECT retry_mails()'],
  ['web', "SELECT chore_done('backup', '')"],
  ['worker', 'SELECT * FROM process'],
  ['desk', "INSERT INTO chore VALUES ('backup', now(), '')"],
  ['desk', 'DELETE FROM process'],
] as const)('%s may not: %s', async (role, statement) => {
  await expect(sql.raw(statement).execute(database.as(role))).rejects.toThrow(/permission denied/);
});
