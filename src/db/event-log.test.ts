import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESK_EVENT_KINDS, STORY_EVENT_KINDS } from '#domain/vetting/event-kinds.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  await world.publish();
});

const ROLES = ['web', 'desk', 'worker', 'receipt', 'purger'] as const;

const TOUCHES = [
  'UPDATE event SET at = now()',
  "UPDATE event SET hash = '' WHERE no = 1",
  'DELETE FROM event',
  'TRUNCATE event',
  'UPDATE event_head SET no = no',
  'DELETE FROM event_head',
  'TRUNCATE event_head',
  "INSERT INTO event_head (only_one, no, hash) VALUES (true, 0, '')",
  'SELECT * FROM event_head FOR UPDATE',
  'ALTER TABLE event DISABLE TRIGGER ALL',
  'ALTER TABLE event DISABLE ROW LEVEL SECURITY',
  'DROP TRIGGER append_only ON event',
  'DROP TRIGGER chain ON event',
  'DROP TABLE event CASCADE',
  'SET session_replication_role = replica',
  "CREATE OR REPLACE FUNCTION event_hash(e event) RETURNS bytea LANGUAGE sql AS 'SELECT e.previous'",
];

describe.each(ROLES)('PostgreSQL itself refuses %s', (role) => {
  test.each(TOUCHES)('%s', async (statement) => {
    await expect(sql.raw(statement).execute(database.as(role))).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });
});

test.each(['UPDATE event SET at = now()', 'DELETE FROM event', 'TRUNCATE event'])(
  'even the owner of the tables does not slip: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(database.as('migrator'))).rejects.toThrow(
      'event is append-only',
    );
  },
);

test('what the owner of the tables says stands in PostgreSQL’s own log, and only a superuser ends that', async () => {
  const shown = async (role: 'migrator' | 'desk') => {
    const { rows } = await sql`SELECT current_setting('log_statement') AS statements,
      current_setting('log_parameter_max_length') AS of_values`.execute(database.as(role));
    return rows[0];
  };
  expect(await shown('migrator')).toEqual({ statements: 'all', of_values: '0' });
  expect(await shown('desk'), 'control').toMatchObject({ statements: 'none' });
  for (const statement of [
    "SET log_statement = 'none'",
    "SET log_min_messages = 'panic'",
    'ALTER ROLE hikaya_migrator RESET log_statement',
    'SET session_replication_role = replica',
  ])
    await expect(sql.raw(statement).execute(database.as('migrator'))).rejects.toThrow(
      'permission denied',
    );
});

describe('whose name stands under an event', () => {
  const insert = (role: (typeof ROLES)[number], actor: string) =>
    sql`INSERT INTO event (kind, actor_kind, officer, subject)
      VALUES ('export', ${actor}, ${actor === 'officer' ? 'lead@example.org' : null}, 'log')`.execute(
      database.as(role),
    );

  test.each(['web', 'receipt', 'worker', 'purger'] as const)('%s names no officer', (role) =>
    expect(insert(role, 'officer')).rejects.toThrow(/permission denied|row-level security/),
  );

  test('worker and purger act for themselves alone; control: without the rule for anybody', async () => {
    for (const role of ['worker', 'purger'] as const) {
      await insert(role, 'system');
      await expect(insert(role, 'writer')).rejects.toThrow('row-level security');
    }
    await sql`DROP POLICY names_nobody ON event`.execute(database.as('superuser'));
    for (const role of ['worker', 'purger'] as const) await insert(role, 'officer');
  });
});

describe('the words of the log', () => {
  const insert = (kind: string, storyId: string | null) =>
    sql`INSERT INTO event (story_id, revision_no, subject, kind, actor_kind)
      VALUES (${storyId}, ${storyId && 1}, ${storyId ? null : 'desk'}, ${kind},
        ${kind === 'received' ? 'writer' : 'system'})`.execute(database.as('superuser'));
  let storyId: string;
  beforeAll(async () => {
    storyId = await world.storyIdOf((await world.submit()).hash);
  });

  test('put-aside is told of a text that is declined with others, and of no other', async () => {
    await expect(insert('put-aside', storyId)).rejects.toThrow('only declining is done together');
    await expect(insert('put-aside', null)).rejects.toThrow('event_kind_check');
  });

  const ofOne = STORY_EVENT_KINDS.filter((kind) => kind !== 'put-aside');
  test.each(ofOne)('%s is told of a text, and of nothing else', async (kind) => {
    await insert(kind, storyId);
    await expect(insert(kind, null)).rejects.toThrow('event_kind_check');
  });

  test.each(DESK_EVENT_KINDS)('%s is told of the desk, and of no text', async (kind) => {
    await insert(kind, null);
    await expect(insert(kind, storyId)).rejects.toThrow('event_kind_check');
  });

  test('a word that nobody knows is refused', async () => {
    await expect(insert('nothing', null)).rejects.toThrow('event_kind_check');
    await expect(insert('nothing', storyId)).rejects.toThrow('event_kind_check');
  });
});

test('whoever names a number or a hash is not believed', async () => {
  const { rows } = await sql<{ no: string; next: boolean; hash: string }>`
    WITH head AS (SELECT no FROM event_head)
    INSERT INTO event (kind, actor_kind, subject, no, previous, hash)
    SELECT 'export', 'system', 'log', 1, 'x', 'x'
    RETURNING no = (SELECT no + 1 FROM head) AS next, encode(hash, 'escape') AS hash
  `.execute(database.as('desk'));
  expect(rows[0]?.next).toBe(true);
  expect(rows[0]?.hash).not.toBe('x');
});

test('numbers have no gap, whoever writes at once and whoever gives up', async () => {
  const gaveUp = database
    .as('desk')
    .transaction()
    .execute(async (trx) => {
      await sql`INSERT INTO event (kind, actor_kind, subject) VALUES ('export', 'system', 'log')`.execute(
        trx,
      );
      throw new Error('gave up');
    });
  const writers = Array.from({ length: 12 }, () => world.submit());
  await expect(gaveUp).rejects.toThrow('gave up');
  await Promise.all(writers);
  const { rows } = await sql<{ gapless: boolean; chained: boolean }>`
    SELECT max(no) = count(*) AND max(no) = (SELECT no FROM event_head) AS gapless,
      bool_and(previous = before) AS chained
    FROM (SELECT no, previous, lag(hash, 1, decode(repeat('00', 32), 'hex')) OVER (ORDER BY no) AS before
      FROM event) log
  `.execute(database.as('desk'));
  expect(rows).toEqual([{ gapless: true, chained: true }]);
});
