import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { STORY_EVENT_KINDS } from '#domain/vetting/event-kinds.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';

describe('what each role is refused by PostgreSQL itself', () => {
  let database: TestDatabase;
  let world: World;

  beforeAll(async () => {
    database = await cloneDatabase();
    world = await createWorld(database);
    await world.submit({ title: 'Waiting', email: 'writer@example.org' });
  });

  const refused = (role: 'web' | 'desk' | 'worker', statement: string) =>
    expect(sql.raw(statement).execute(database.as(role))).rejects.toThrow(
      /permission denied|must be owner/,
    );

  test.each([
    'SELECT sealed_email FROM contact',
    'SELECT quiet_mail FROM contact',
    'SELECT * FROM contact',
    'SELECT body FROM revision',
    'SELECT title FROM revision',
    'SELECT name FROM story',
    "SELECT * FROM story WHERE state = 'refused'",
    'SELECT note_to_writer FROM event',
    'SELECT data FROM pgboss.job',
    'SELECT * FROM submission_key',
    "INSERT INTO story (id, hash, campaign, category, writing_type, gender, country, state) VALUES (gen_random_uuid(), '000000000000', 'general', 'LIFE', 'STORY', 'F', 'Canada', 'published')",
    "UPDATE story SET state = 'published'",
    'DELETE FROM story',
    'UPDATE publication SET body = title',
    'DELETE FROM publication',
    'UPDATE publication_count SET total = 0',
    'DELETE FROM submission_key',
    'DROP TABLE story',
    'CREATE TABLE mine (id int)',
  ])('web: %s', (statement) => refused('web', statement));

  test.each([
    'SELECT sealed_email FROM contact',
    'SELECT quiet_mail FROM contact',
    'UPDATE event SET at = now()',
    'DELETE FROM story',
    "UPDATE officer_passkey SET public_key = 'x'",
    "UPDATE officer_passkey SET officer_id = 'x'",
    "UPDATE officer_passkey SET credential_id = 'x'",
  ])('desk: %s', (statement) => refused('desk', statement));

  test.each([
    'UPDATE contact SET sealed_email = sealed_email',
    'UPDATE contact SET quiet_mail = false',
    "UPDATE story SET state = 'published'",
  ])('worker: %s', (statement) => refused('worker', statement));

  describe('web: of the log and of words it writes the first alone', () => {
    const insert = async (statement: string) => {
      const story = database.as('desk').selectFrom('story').select('id').limit(1);
      const { id } = await story.executeTakeFirstOrThrow();
      return sql.raw(statement.replace('$id', `'${id}'`)).execute(database.as('web'));
    };
    const event = (kind: string, actor: string, to: string, revision: number) =>
      insert(`INSERT INTO event (story_id, kind, actor_kind, to_state, revision_no)
        VALUES ($id, '${kind}', '${actor}', '${to}', ${revision})`);

    test.each(STORY_EVENT_KINDS.filter((kind) => kind !== 'received'))(
      'no event %s',
      async (kind) => {
        await expect(event(kind, 'writer', 'received', 1)).rejects.toThrow(
          /row-level security|only declining is done together/,
        );
      },
    );

    test.each([
      ['received', 'officer', 'received', 1],
      ['received', 'system', 'received', 1],
      ['received', 'writer', 'published', 1],
      ['received', 'writer', 'received', 2],
    ] as const)('no event %s by %s to %s about revision %i', async (kind, actor, to, revision) => {
      await expect(event(kind, actor, to, revision)).rejects.toThrow(
        /row-level security|violates|permission denied|the log says who sent a text/,
      );
    });

    test.each([
      [2, 'writer'],
      [1, 'officer'],
      [7, 'officer'],
    ])('no revision %i by a %s', async (no, author) => {
      const words = `'general', 'Mine', repeat('x', 120)`;
      await expect(
        insert(`INSERT INTO revision (story_id, no, author_kind, campaign, title, body)
          VALUES ($id, ${no}, '${author}', ${words})`),
      ).rejects.toThrow(/row-level security/);
    });

    test('and the one it may write it can', async () => {
      await expect(event('received', 'writer', 'received', 1)).resolves.toBeDefined();
    });
  });

  test('web: nothing it can read holds the title of a text that waits', async () => {
    await world.submit({ title: 'Markerwaiting' });
    const { rows: tables } = await sql<{ name: string; columns: string | null }>`
      SELECT relname AS name, string_agg(quote_ident(attname), ', ')
        FILTER (WHERE has_column_privilege('hikaya_web', c.oid, attnum, 'SELECT')) AS columns
      FROM pg_class c JOIN pg_attribute ON attrelid = c.oid AND attnum > 0 AND NOT attisdropped
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      GROUP BY relname`.execute(database.as('superuser'));
    const holds = async (name: string, columns: string) => {
      const { rows } = await sql`
        SELECT 1 FROM (SELECT ${sql.raw(columns)} FROM ${sql.table(name)}) t
        WHERE t::text ILIKE '%markerwaiting%'`.execute(database.as('web'));
      return rows.length > 0;
    };
    for (const { name, columns } of tables)
      if (columns) expect(await holds(name, columns), name).toBe(false);
    // The control: an address kept with the key, as it once was, is found.
    const kept = { hash: '/story/life/markerwaiting/0123456789ab' };
    await database.as('superuser').updateTable('submission_key').set(kept).execute();
    expect(await holds('submission_key', 'key, hash')).toBe(true);
  });

  test('the same words are there for the role that may read them', async () => {
    const { rows } = await sql<{ title: string }>`SELECT title FROM revision`.execute(
      database.as('desk'),
    );
    expect(rows.map((row) => row.title)).toContain('Waiting');
  });

  test('the e-mail is stored, and not in clear', async () => {
    const { rows } = await sql<{ sealed_email: Buffer }>`SELECT sealed_email FROM contact`.execute(
      database.as('worker'),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed_email.toString('latin1')).not.toContain('example.org');
  });

  test.each(['revision', 'event'])('not even the owner rewrites %s', async (table) => {
    for (const statement of [`UPDATE ${table} SET story_id = story_id`, `DELETE FROM ${table}`])
      await expect(sql.raw(statement).execute(database.as('migrator'))).rejects.toThrow(
        /append-only/,
      );
  });
});
