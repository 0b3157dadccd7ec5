import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
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
    'UPDATE event SET at = now()',
    'DELETE FROM story',
  ])('desk: %s', (statement) => refused('desk', statement));

  test.each([
    'UPDATE contact SET sealed_email = sealed_email',
    "UPDATE story SET state = 'published'",
  ])('worker: %s', (statement) => refused('worker', statement));

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
