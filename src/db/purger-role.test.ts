import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { UNDECIDED_DAYS, WORDS_DAYS } from '#domain/retention.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { eraseWords, lapseStory } from './erasures.ts';
import { keepRetentionDays } from './retention-days.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  await world.submit({ email: 'writer@example.org' });
});

const run = (role: Parameters<TestDatabase['as']>[0], statement: string) =>
  sql.raw(statement).execute(database.as(role));

describe('the purger reads nothing that a person wrote', () => {
  test.each([
    'SELECT body FROM revision',
    'SELECT name FROM story',
    'SELECT sealed_email FROM contact',
    'SELECT quiet_mail FROM contact',
    'SELECT note_to_writer FROM event',
    'SELECT note FROM event_note',
    'SELECT email FROM invitation',
    'SELECT token FROM officer_session',
    'SELECT body FROM publication',
    "UPDATE story SET state = 'withdrawn'",
    "UPDATE revision SET title = '', body = '', erased = true",
    'DELETE FROM story',
    'DELETE FROM event',
    'DELETE FROM erasure',
  ])('%s', async (statement) => {
    await expect(run('purger', statement)).rejects.toThrow(/permission denied/);
  });
});

describe('nobody else erases', () => {
  test.each(['web', 'desk', 'worker', 'receipt'] as const)('%s', async (role) => {
    const id = await refused();
    for (const asked of ['erase_words', 'lapse_story'])
      await expect(run(role, `SELECT ${asked}('${id}')`)).rejects.toThrow(/permission denied/);
    await expect(run(role, "UPDATE revision SET title = ''")).rejects.toThrow(/permission denied/);
    await expect(run(role, 'DELETE FROM erasure')).rejects.toThrow(/permission denied/);
  });

  test('and not even the owner empties words that are not over', async () => {
    const id = await refused();
    const emptied = `UPDATE revision SET title = '', body = '', erased = true WHERE story_id = '${id}'`;
    await expect(run('migrator', emptied)).rejects.toThrow('append-only');
    await age(id, WORDS_DAYS.refused + 1);
    // Over, but other words are not no words.
    const rewritten = `UPDATE revision SET body = body || '!' WHERE story_id = '${id}'`;
    await expect(run('migrator', rewritten)).rejects.toThrow('append-only');
    await expect(run('migrator', emptied)).resolves.toBeDefined();
  });
});

describe('PostgreSQL keeps from the purger', () => {
  const purger = () => database.as('purger');

  test('what is published or waiting, even when somebody asked in the log', async () => {
    const published = await world.storyIdOf((await world.publish()).hash);
    const waiting = await world.storyIdOf((await world.submit()).hash);
    for (const id of [published, waiting]) {
      await run('purger', asked(id));
      await age(id, 4_000);
      await expect(eraseWords(purger(), id)).rejects.toThrow('is not to be erased');
    }
  });

  test('what waits, unless nobody decided for a year', async () => {
    const waiting = await world.storyIdOf((await world.submit()).hash);
    expect(await lapseStory(purger(), waiting)).toBe(false);
    await run(
      'superuser',
      `UPDATE story SET undecided_since = now() - interval '${UNDECIDED_DAYS + 1} days'
      WHERE id = '${waiting}'`,
    );
    expect(await lapseStory(purger(), waiting)).toBe(true);
  });

  test('what ended too short a time ago, unless somebody asked', async () => {
    const id = await refused();
    await expect(eraseWords(purger(), id)).rejects.toThrow('is not to be erased');
    for (const role of ['web', 'desk', 'worker', 'receipt'] as const)
      await expect(run(role, asked(id))).rejects.toThrow(/row-level security|permission denied/);
    await run('purger', asked(id));
    expect(await eraseWords(purger(), id)).toBe(true);
    expect(await eraseWords(purger(), id)).toBe(false);
    await expect(
      run('desk', `UPDATE story SET state = 'in_review' WHERE id = '${id}'`),
    ).rejects.toThrow('is erased');
  });

  test('and no process makes a story older than it is', async () => {
    for (const role of ['web', 'desk', 'worker', 'receipt', 'purger'] as const)
      for (const column of ['state_since', 'undecided_since'])
        await expect(run(role, `UPDATE story SET ${column} = '2000-01-01'`)).rejects.toThrow(
          /permission denied/,
        );
  });
});

test('the days are the domain’s, told anew by each migration run, and no process changes them', async () => {
  await run('superuser', 'UPDATE retention SET days = 3650');
  await keepRetentionDays(database.as('superuser'));
  for (const role of ['web', 'desk', 'worker', 'receipt', 'purger'] as const)
    await expect(run(role, 'UPDATE retention SET days = 1')).rejects.toThrow(/permission denied/);
  for (const [state, days] of Object.entries({ ...WORDS_DAYS, undecided: UNDECIDED_DAYS })) {
    const { rows } = await sql<{ same: boolean }>`
      SELECT erase_after(${state}) = make_interval(days => ${days}) AS same`.execute(
      database.as('superuser'),
    );
    expect(rows, state).toEqual([{ same: true }]);
  }
});

async function refused(): Promise<string> {
  const { hash } = await world.submit();
  await world.decide(hash, 'refuse');
  return world.storyIdOf(hash);
}

function asked(id: string): string {
  return `INSERT INTO event (story_id, kind, actor_kind, revision_no)
    VALUES ('${id}', 'erase-request', 'system', 1)`;
}

function age(id: string, days: number) {
  return run(
    'superuser',
    `UPDATE story SET state_since = now() - interval '${days} days'
    WHERE id = '${id}'`,
  );
}
